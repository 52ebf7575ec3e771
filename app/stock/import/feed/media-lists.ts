import { addressOf, list } from './clean.ts'
import type { Problems } from './problems.ts'

const most = 100

/** Addresses of pictures or videos, whatever shape a feed gives them: text, `{url}`, `{image: {url}}`, lists of these. */
export function addressesIn(field: string, value: unknown, problems: Problems): string[] {
  const found: string[] = []
  collect(value, found, 0)
  const kept: string[] = []
  for (const given of found) {
    const usable = addressOf(given)
    if (usable === undefined)
      problems.warn(field, given, 'is not an address of the web or a file name; left out')
    else if (!kept.includes(usable) && kept.length < most) kept.push(usable)
  }
  return kept
}

function collect(value: unknown, into: string[], depth: number) {
  if (into.length >= 2 * most || depth > 4) return
  if (typeof value === 'string') into.push(...list(value, most))
  else if (Array.isArray(value)) for (const item of value) collect(item, into, depth + 1)
  else if (typeof value === 'object' && value !== null) {
    const { url, image, src, link, $text } = value as Record<string, unknown>
    collect(url ?? image ?? src ?? link ?? $text ?? Object.values(value)[0], into, depth + 1)
  }
}
