import type { Path, PathSegment } from '@sanity/types'

export type Content = Record<string, unknown>

export const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const contents = (value: unknown): Content[] => (Array.isArray(value) ? value.filter(isContent) : [])

/** The trimmed text of a value; undefined for other values and blank text. */
export const textOf = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined

/** The path segment of a list item: its key if it has one. */
export const segmentOf = (item: unknown, index: number): PathSegment =>
  isContent(item) && typeof item._key === 'string' ? { _key: item._key } : index

interface Placed<Value> {
  value: Value
  path: Path
}

/** Every object in a value at any depth, the value itself first. */
export function objectsIn(value: unknown, path: Path = []): Placed<Content>[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => objectsIn(item, [...path, segmentOf(item, index)]))
  if (!isContent(value)) return []
  const below = Object.entries(value).flatMap(([key, item]) => objectsIn(item, [...path, key]))
  return [{ value, path }, ...below]
}

/** Fields that hold names, addresses and choices rather than text for shoppers. */
const notText = new Set([
  'url',
  'href',
  'anchor',
  'tone',
  'layout',
  'start',
  'expiry',
  'tenant',
  'slug',
  'path',
])

/** Every text in a value at any depth; a paragraph of rich text is one text. */
export function textsIn(value: unknown, path: Path = []): Placed<string>[] {
  if (typeof value === 'string') return value.trim() ? [{ value, path }] : []
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsIn(item, [...path, segmentOf(item, index)]))
  if (!isContent(value)) return []
  if (value._type === 'block' && Array.isArray(value.children)) {
    const text = contents(value.children)
      .map(({ text }) => (typeof text === 'string' ? text : ''))
      .join('')
    return text.trim() ? [{ value: text, path }] : []
  }
  return Object.entries(value).flatMap(([key, item]) =>
    key.startsWith('_') || notText.has(key) ? [] : textsIn(item, [...path, key]),
  )
}

/** A string that is the same for equal paths. */
export const pathKey = (path: Path) => JSON.stringify(path)

const longestQuote = 60

/** A text in quotation marks, cut to its beginning, for a message. */
export const quoted = (text: string) =>
  `“${text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text}”`
