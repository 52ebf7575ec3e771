import { Badge, Box, Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type ObjectInputProps, set, setIfMissing, unset } from 'sanity'
import type { ValueFacet } from '../../values/stock-filter.ts'
import { FacetRow, RangeRow } from './stock-filter-rows.tsx'
import {
  type FacetChoice,
  type FilterDraft,
  freeFacets,
  isRange,
  matchText,
  newFacet,
  newRange,
  type RangeChoice,
} from './stock-filter-value.ts'
import { type StockCounts, useStockCounts } from './use-stock-counts.ts'
import { useFormSite } from './use-time-zone.ts'

/** A stock filter built from the values and bounds of the site's live stock, with the number of matching vehicles. */
export function StockFilterInput(props: ObjectInputProps) {
  const value = (props.value ?? {}) as FilterDraft
  const { counts, unreachable, tryAgain } = useStockCounts(useFormSite(), value)
  if (unreachable)
    return (
      <Stack gap={4} data-testid="stock-filter">
        <Card padding={3} radius={2} tone="caution" border role="status">
          <Flex align="center" gap={3} wrap="wrap">
            <Box flex={1}>
              <Text size={1}>
                The site cannot be reached, so its stock is not offered here. What you chose is kept, and you
                can write values as text.
              </Text>
            </Box>
            <Button text="Try again" mode="ghost" fontSize={1} onClick={tryAgain} />
          </Flex>
        </Card>
        {props.renderDefault(props)}
      </Stack>
    )
  return <Choices {...props} draft={value} counts={counts} />
}

function Choices({
  draft,
  counts,
  onChange,
  readOnly,
}: ObjectInputProps & { draft: FilterDraft; counts: StockCounts | null }) {
  const { facets = [], ranges = [], words = '' } = draft

  const write = (field: 'facets' | 'ranges', items: readonly (FacetChoice | RangeChoice)[]) =>
    onChange([
      setIfMissing({ _type: 'stockFilter' }),
      items.length > 0 ? set(items, [field]) : unset([field]),
    ])
  const replace = <Item extends { _key: string }>(items: readonly Item[], changed: Item) =>
    items.map((item) => (item._key === changed._key ? changed : item))
  const without = <Item extends { _key: string }>(items: readonly Item[], gone: Item) =>
    items.filter(({ _key }) => _key !== gone._key)

  function add(facet: string) {
    if (isRange(facet)) write('ranges', [...ranges, newRange(facet)])
    else if (facet) write('facets', [...facets, newFacet(facet as ValueFacet)])
  }

  return (
    <Stack gap={3} data-testid="stock-filter">
      <Flex align="center" gap={2} role="status" data-testid="stock-filter-count">
        {counts ? (
          <Badge tone={counts.count > 0 ? 'positive' : 'caution'} fontSize={2} padding={2}>
            {matchText(counts.count)}
          </Badge>
        ) : (
          <Text size={1} muted>
            Counting…
          </Text>
        )}
        {counts && facets.length === 0 && ranges.length === 0 && !words && (
          <Text size={1} muted>
            Nothing chosen: all stock
          </Text>
        )}
      </Flex>
      {facets.map((choice) => (
        <FacetRow
          key={choice._key}
          choice={choice}
          counts={counts?.facets[choice.facet]}
          readOnly={readOnly}
          onChange={(changed) => write('facets', replace(facets, changed))}
          onRemove={() => write('facets', without(facets, choice))}
        />
      ))}
      {ranges.map((choice) => (
        <RangeRow
          key={choice._key}
          choice={choice}
          bounds={counts?.ranges[choice.facet]}
          readOnly={readOnly}
          onChange={(changed) => write('ranges', replace(ranges, changed))}
          onRemove={() => write('ranges', without(ranges, choice))}
        />
      ))}
      {!readOnly && (
        <Select
          aria-label="Choose by"
          value=""
          onChange={(event) => add(event.currentTarget.value)}
          fontSize={1}
        >
          <option value="">Choose by…</option>
          {freeFacets(draft).map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <TextInput
        aria-label="Words"
        placeholder="Words a shopper would type (optional)"
        fontSize={1}
        value={words}
        readOnly={readOnly}
        onChange={({ currentTarget: { value } }) =>
          onChange([setIfMissing({ _type: 'stockFilter' }), value ? set(value, ['words']) : unset(['words'])])
        }
      />
    </Stack>
  )
}
