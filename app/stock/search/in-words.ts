import type { Settings } from '#tenants/settings/index.ts'
import { rangeText, valueLabel } from './labels.ts'
import { rangeKeys, type SearchState, valueKeys } from './state.ts'

/** A search in words: "Kia, SUV, up to $30,000". */
export const searchWords = (
  { query, values, ranges, place }: SearchState,
  settings: Pick<Settings, 'usedLabel' | 'labels'>,
) =>
  [
    query && `“${query}”`,
    ...valueKeys.flatMap((key) => (values[key] ?? []).map((value) => valueLabel(key, value, settings))),
    ...rangeKeys.map((key) => ranges[key] && rangeText(key, ranges[key])),
    place?.label,
  ]
    .filter(Boolean)
    .join(', ')
