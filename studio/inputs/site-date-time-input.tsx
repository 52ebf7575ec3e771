import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { X } from 'lucide-react'
import { type StringInputProps, set, unset } from 'sanity'
import { clockOnSite, instantOnSite, isDay } from '../../schemas/schedule.ts'
import { placeOf, useFormSite, useTimeZone } from './use-time-zone.ts'

/** The stored value as the two fields show it. */
function shown(value: string | undefined, timeZone: string) {
  if (!value || Number.isNaN(Date.parse(value))) return { date: '', time: '' }
  return isDay(value) ? { date: value, time: '' } : clockOnSite(new Date(value), timeZone)
}

/** "Sunday, 22 November 2026" for `2026-11-22`: the browser shows a day in the order of its own language. */
const inWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', { dateStyle: 'full', timeZone: 'UTC' })

/** Date and time in the site's time zone, whatever the browser's is. Without a time: the whole day. */
export function SiteDateTimeInput({ value, onChange, elementProps, readOnly, path }: StringInputProps) {
  const timeZone = useTimeZone(useFormSite())
  const { date, time } = shown(value, timeZone)
  const store = (day: string, clock: string) =>
    onChange(day ? set(clock ? instantOnSite(day, clock, timeZone).toISOString() : day) : unset())
  const isEnd = path.at(-1) === 'expiry'
  return (
    <Stack gap={2}>
      <Flex gap={2} align="center" wrap="wrap">
        <Box flex={3} style={{ minWidth: 150 }}>
          <TextInput
            {...elementProps}
            type="date"
            aria-label="Day"
            value={date}
            readOnly={readOnly}
            onChange={(event) => store(event.currentTarget.value, time)}
          />
        </Box>
        <Box flex={2} style={{ minWidth: 120 }}>
          <TextInput
            type="time"
            aria-label="Time"
            value={time}
            readOnly={readOnly}
            disabled={!date}
            onChange={(event) => store(date, event.currentTarget.value)}
          />
        </Box>
        {value && !readOnly && (
          <Button icon={X} mode="bleed" aria-label="Clear" onClick={() => onChange(unset())} />
        )}
      </Flex>
      <Text size={1} muted>
        {date && `${inWords(date)}, `}
        {placeOf(timeZone)} time
        {date && !time ? (isEnd ? ', to the end of that day' : ', from midnight') : ''}
      </Text>
    </Stack>
  )
}
