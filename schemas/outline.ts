import type { Path } from '@sanity/types'

/** A heading as the site renders it, and the path of its field within the block. */
export interface OutlineHeading {
  level: number
  text: string
  path: Path
}

type Content = Record<string, unknown>

/**
 * The headings of a block in their order. `first`: the block holds the page's heading, level 1. Null: the block shows
 * nothing or never holds that heading (breadcrumbs), so that it falls to the next block.
 */
export type Outline = (content: Content, first: boolean) => OutlineHeading[] | null

const textOf = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined
const items = (value: unknown) => (Array.isArray(value) ? (value as Content[]) : [])
const keyed = (item: Content, index: number) => (typeof item._key === 'string' ? { _key: item._key } : index)

/** For blocks with an optional `heading`: without it they show none. */
export const ownHeading: Outline = ({ heading }, first) => {
  const text = textOf(heading)
  return text ? [{ level: first ? 1 : 2, text, path: ['heading'] }] : []
}

/** For blocks that show a default heading if the field is empty. */
export const alwaysTitled: Outline = ({ heading }, first) => [
  { level: first ? 1 : 2, text: textOf(heading) ?? 'Heading of the page', path: ['heading'] },
]

/** For blocks without a heading that leave the page's heading to the block after them. */
export const neverLeads: Outline = () => null

/** Headings within portable text, at the level of their style. */
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

/** For blocks with a list whose items have headings: one level below the block's heading, or at its level without one. */
export function withItems(
  field: string,
  title: string,
  below: (item: Content) => OutlineHeading[] = () => [],
): Outline {
  return (content, first) => {
    const level = textOf(content.heading) && !first ? 3 : 2
    const entries = items(content[field]).flatMap((item, index): OutlineHeading[] => {
      const path = [field, keyed(item, index)]
      const text = textOf(item[title])
      const own = text ? [{ level, text, path: [...path, title] }] : []
      return [...own, ...below(item).map((heading) => ({ ...heading, path: [...path, ...heading.path] }))]
    })
    return [...(ownHeading(content, first) ?? []), ...entries]
  }
}
