import type { Path, PathSegment } from '@sanity/types'

export type Content = Record<string, unknown>

export const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const contents = (value: unknown): Content[] => (Array.isArray(value) ? value.filter(isContent) : [])

export const words = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined

/** How Sanity names a member of a list. */
export const segmentOf = (item: unknown, index: number): PathSegment =>
  isContent(item) && typeof item._key === 'string' ? { _key: item._key } : index

interface Placed<Value> {
  value: Value
  path: Path
}

/** Every object within a value, itself first. */
export function objectsIn(value: unknown, path: Path = []): Placed<Content>[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => objectsIn(item, [...path, segmentOf(item, index)]))
  if (!isContent(value)) return []
  const below = Object.entries(value).flatMap(([key, item]) => objectsIn(item, [...path, key]))
  return [{ value, path }, ...below]
}

/** Fields that hold names, addresses and choices rather than words for shoppers. */
const silent = new Set([
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

/** Every text within a value; a paragraph of rich text is one text. */
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
    key.startsWith('_') || silent.has(key) ? [] : textsIn(item, [...path, key]),
  )
}

/** `blocks[_key=="a"].heading`, to tell whether two paths are the same. */
export const pathKey = (path: Path) => JSON.stringify(path)

const shortest = 60

/** The beginning of a text, for a message. */
export const quoted = (text: string) =>
  `“${text.length > shortest ? `${text.slice(0, shortest).trimEnd()}…` : text}”`
