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

/** Date and time in the site's time zone, whatever the browser's is. Without a time: the whole day. */
export function SiteDateTimeInput({ value, onChange, elementProps, readOnly, path }: StringInputProps) {
  const timeZone = useTimeZone(useFormSite())
  const { date, time } = shown(value, timeZone)
  const store = (day: string, clock: string) =>
    onChange(day ? set(clock ? instantOnSite(day, clock, timeZone).toISOString() : day) : unset())
  const isEnd = path.at(-1) === 'expiry'
  return (
    <Stack gap={2}>
      <Flex gap={2} align="center">
        <Box flex={3}>
          <TextInput
            {...elementProps}
            type="date"
            aria-label="Day"
            value={date}
            readOnly={readOnly}
            onChange={(event) => store(event.currentTarget.value, time)}
          />
        </Box>
        <Box flex={2}>
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
        {placeOf(timeZone)} time
        {date && !time ? (isEnd ? ', to the end of that day' : ', from midnight') : ''}
      </Text>
    </Stack>
  )
}
