import type { Path } from '@sanity/types'

/** A heading as the site renders it, and the field its words come from, from the block on. */
export interface OutlineHeading {
  level: number
  text: string
  path: Path
}

type Content = Record<string, unknown>

/**
 * The headings of a block in their order. `first`: it holds the page's own heading, level 1. Null: it shows nothing, or
 * never leads (breadcrumbs), so that the next block holds the page's heading.
 */
export type Outline = (content: Content, first: boolean) => OutlineHeading[] | null

const words = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined
const items = (value: unknown) => (Array.isArray(value) ? (value as Content[]) : [])
const keyed = (item: Content, index: number) => (typeof item._key === 'string' ? { _key: item._key } : index)

/** Blocks whose `heading` may be left empty: nothing stands in its place then. */
export const ownHeading: Outline = ({ heading }, first) => {
  const text = words(heading)
  return text ? [{ level: first ? 1 : 2, text, path: ['heading'] }] : []
}

/** Blocks that have a heading of their own where the field is empty. */
export const alwaysTitled: Outline = ({ heading }, first) => [
  { level: first ? 1 : 2, text: words(heading) ?? 'Heading of the page', path: ['heading'] },
]

/** Never a heading, and the block after it holds the page's own. */
export const neverLeads: Outline = () => null

/** Headings within portable text, which keep the level their style says. */
export function richHeadings(field: string, value: unknown): OutlineHeading[] {
  return items(value).flatMap((node, index) => {
    const level = /^h([2-4])$/.exec(String(node.style))?.[1]
    if (node._type !== 'block' || !level) return []
    const text = items(node.children)
      .map(({ text }) => text)
      .join('')
    return [{ level: Number(level), text: text.trim(), path: [field, keyed(node, index)] }]
  })
}

/** A heading, and one for each item of a list: a level below the heading, or in its place. */
export function withItems(
  field: string,
  title: string,
  below: (item: Content) => OutlineHeading[] = () => [],
): Outline {
  return (content, first) => {
    const level = words(content.heading) && !first ? 3 : 2
    const entries = items(content[field]).flatMap((item, index): OutlineHeading[] => {
      const path = [field, keyed(item, index)]
      const text = words(item[title])
      const own = text ? [{ level, text, path: [...path, title] }] : []
      return [...own, ...below(item).map((heading) => ({ ...heading, path: [...path, ...heading.path] }))]
    })
    return [...(ownHeading(content, first) ?? []), ...entries]
  }
}
