import { Box, Button, Card, Checkbox, Flex, Grid, Stack, Text, TextInput } from '@sanity/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { boundText, numberText } from '../../app/stock/search/labels.ts'
import { rangeProblem } from '../../schemas/objects/stock-filter.ts'
import { rangeFacets, valueFacets } from '../../values/stock-filter.ts'
import { boundOf, type FacetChoice, offersOf, type RangeChoice, toggled } from './stock-filter-value.ts'

interface RowProps<Choice> {
  choice: Choice
  readOnly: boolean | undefined
  onChange(changed: Choice): void
  onRemove(): void
}

/** Number of values shown; others are found by typing part of their name. */
const shownAtOnce = 12

function RowHead({
  title,
  readOnly,
  onRemove,
}: { title: string } & Pick<RowProps<never>, 'readOnly' | 'onRemove'>) {
  return (
    <Flex align="center" gap={2}>
      <Box flex={1}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
      </Box>
      {!readOnly && (
        <Button
          icon={X}
          mode="bleed"
          padding={2}
          fontSize={1}
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        />
      )}
    </Flex>
  )
}

/** A facet with its values in the live stock, each with its count. */
export function FacetRow({
  choice,
  counts,
  readOnly,
  onChange,
  onRemove,
}: RowProps<FacetChoice> & { counts: Record<string, number> | undefined }) {
  const [searched, setSearched] = useState('')
  const title = valueFacets[choice.facet]
  const offers = offersOf(choice.facet, choice.values ?? [], counts)
  const named = offers.filter(({ label }) => label.toLowerCase().includes(searched.trim().toLowerCase()))
  const shown = searched
    ? named.slice(0, 60)
    : offers.filter(({ chosen }, index) => chosen || index < shownAtOnce)
  const hidden = named.length - shown.length
  return (
    <Card padding={3} radius={2} border data-testid={`stock-facet-${choice.facet}`}>
      <Stack gap={3}>
        <RowHead title={title} readOnly={readOnly} onRemove={onRemove} />
        {offers.length > shownAtOnce && (
          <TextInput
            aria-label={`Look for ${title.toLowerCase()}`}
            placeholder="Look for…"
            fontSize={1}
            padding={2}
            value={searched}
            onChange={(event) => setSearched(event.currentTarget.value)}
          />
        )}
        <Grid gridTemplateColumns={[1, 2, 3]} gap={2} role="group" aria-label={title}>
          {shown.map(({ value, label, count, chosen }) => (
            <Flex key={value} as="label" align="center" gap={2} style={{ minHeight: 28 }}>
              <Checkbox
                checked={chosen}
                readOnly={readOnly}
                onChange={() => onChange({ ...choice, values: toggled(choice.values ?? [], value) })}
              />
              <Text size={1}>
                {label}{' '}
                <span style={{ opacity: 0.65 }}>{count > 0 ? `(${numberText(count)})` : '(none now)'}</span>
              </Text>
            </Flex>
          ))}
        </Grid>
        {(hidden > 0 || offers.length === 0) && (
          <Text size={1} muted>
            {offers.length === 0
              ? 'The stock has no value of this kind.'
              : `${hidden} more: look for them by name.`}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** A range with the bounds of the live stock as placeholders. */
export function RangeRow({
  choice,
  bounds,
  readOnly,
  onChange,
  onRemove,
}: RowProps<RangeChoice> & { bounds: { min: number; max: number } | undefined }) {
  const { title } = rangeFacets[choice.facet]
  const problem = rangeProblem(choice)
  const ends = [
    { end: 'min', label: 'from' },
    { end: 'max', label: 'to' },
  ] as const
  return (
    <Card padding={3} radius={2} border data-testid={`stock-range-${choice.facet}`}>
      <Stack gap={3}>
        <RowHead title={title} readOnly={readOnly} onRemove={onRemove} />
        <Grid gridTemplateColumns={2} gap={3}>
          {ends.map(({ end, label }) => (
            <BoundInput
              key={end}
              label={`${title} ${label}`}
              prefix={label}
              value={choice[end]}
              hint={bounds && boundText(choice.facet, bounds[end])}
              readOnly={readOnly}
              onChange={(bound) => onChange(withEnd(choice, end, bound))}
            />
          ))}
        </Grid>
        {problem !== true && (
          <Card padding={2} radius={2} tone="critical" role="alert">
            <Text size={1}>{problem}</Text>
          </Card>
        )}
      </Stack>
    </Card>
  )
}

function withEnd(choice: RangeChoice, end: 'min' | 'max', bound: number | undefined): RangeChoice {
  const { [end]: _, ...rest } = choice
  return bound === undefined ? rest : { ...rest, [end]: bound }
}

function BoundInput({
  label,
  prefix,
  value,
  hint,
  readOnly,
  onChange,
}: {
  label: string
  prefix: string
  value: number | undefined
  hint: string | undefined
  readOnly: boolean | undefined
  onChange(bound: number | undefined): void
}) {
  return (
    <Flex align="center" gap={2}>
      <Text size={1} muted>
        {prefix}
      </Text>
      <Box flex={1}>
        <TextInput
          aria-label={label}
          inputMode="numeric"
          fontSize={1}
          padding={2}
          placeholder={hint}
          value={value === undefined ? '' : String(value)}
          readOnly={readOnly}
          onChange={(event) => onChange(boundOf(event.currentTarget.value))}
        />
      </Box>
    </Flex>
  )
}
