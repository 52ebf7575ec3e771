import { type FacetItem, orderItems, valueLabel } from '#app/stock/search/labels.ts'
import type { StockFound } from '#app/stock/search/requests.ts'
import type { SearchState, ValueKey } from '#app/stock/search/state.ts'
import type { Settings } from '#tenants/settings/index.ts'

/** One option of a facet (FACET-30). */
export interface Item extends FacetItem {
  label: string
  chosen: boolean
}

type Switches = Pick<Settings, 'usedLabel' | 'labels' | 'seriesOrder' | 'certifiedOnlyFacet'>

/** The options of a facet in their order: what was found, and what is chosen though nothing was found for it. */
export function itemsOf(
  key: ValueKey,
  { values }: Pick<SearchState, 'values'>,
  { facets }: Pick<StockFound, 'facets'>,
  settings: Switches,
): Item[] {
  const chosen = values[key] ?? []
  const counts = { ...Object.fromEntries(chosen.map((value) => [value, 0])), ...facets[key] }
  const items = Object.entries(counts)
    .filter(([value]) => !(key === 'certified' && settings.certifiedOnlyFacet && value === 'false'))
    .map(([value, count]) => ({
      value,
      count,
      label: valueLabel(key, value, settings),
      chosen: chosen.includes(value),
    }))
  return orderItems(key, items, settings)
}

/** The first `limit` options, and those chosen beyond them. */
export const firstOf = (items: readonly Item[], limit: number) =>
  items.filter((item, index) => index < limit || item.chosen)

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Options in whose name a word begins with what was typed. */
export const matching = (items: readonly Item[], words: string) =>
  items.filter(({ label }) => ` ${plain(label).replace(/[-/]/g, ' ')}`.includes(` ${plain(words.trim())}`))

/** Makes that a site calls popular (FACET-33), and the rest. */
export const popularCount = 20

/** Models under their make: of "Land Rover Defender" the longest make it begins with. */
export function modelsByMake(models: readonly Item[], makes: readonly string[]) {
  const byLength = [...makes].sort((one, other) => other.length - one.length)
  const groups = new Map<string, Item[]>()
  for (const item of models) {
    const make = byLength.find((name) => item.value.startsWith(`${name} `)) ?? item.value.split(' ')[0]!
    const label = item.value.slice(make.length + 1) || item.value
    groups.set(make, [...(groups.get(make) ?? []), { ...item, label }])
  }
  return [...groups].map(([make, items]) => ({
    make,
    items,
    count: items.reduce((sum, { count }) => sum + count, 0),
  }))
}
