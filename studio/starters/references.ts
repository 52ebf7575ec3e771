import { isRecord } from '../../platform/is-record.ts'
import { templateInSite } from '../documents/templates.ts'
import type { Doc } from './documents.ts'

/** A step to a value in a document; list items by key where they have one. */
export type Step = string | number | { _key: string }

export interface FoundReference {
  path: Step[]
  id: string
}

const stepTo = (item: unknown, index: number): Step =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index

const isAsset = (id: string) => /^(image|file)-/.test(id)

/** The id a value refers to, where it is a reference to a document that is edited in the Studio. */
export const referredId = (value: unknown) =>
  isRecord(value) && typeof value._ref === 'string' && !isAsset(value._ref) ? value._ref : undefined

/** Every reference to another document in a value, however deep, but for the site it belongs to. */
export function referencesIn(value: unknown, path: Step[] = []): FoundReference[] {
  const id = referredId(value)
  if (id) return path.length === 1 && path[0] === 'tenant' ? [] : [{ path, id }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesIn(item, [...path, stepTo(item, index)]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => referencesIn(item, [...path, name]))
}

export interface Target {
  id: string
  type: string
  published: boolean
}

interface StoredReference {
  _key?: string
  _weak?: boolean
  _strengthenOnPublish?: { weak?: boolean }
}

/** A reference as the Studio writes it: weak until its target is published, if it is to be strong then. */
export function pointed(reference: StoredReference, { id, type, published }: Target) {
  const { _key, _weak, _strengthenOnPublish: promise } = reference
  const weak = _weak === true && (!promise || promise.weak === true)
  return {
    ...(_key && { _key }),
    _type: 'reference',
    _ref: id,
    ...((weak || !published) && { _weak: true }),
    ...(!weak && !published && { _strengthenOnPublish: { type, template: { id: templateInSite(type) } } }),
  }
}

/** The value with every reference led elsewhere; one that `lead` knows no target for is taken out, from lists too. */
export function redirected(value: unknown, lead: (id: string) => Target | undefined): unknown {
  const id = referredId(value)
  if (id) {
    const target = lead(id)
    return target && pointed(value as StoredReference, target)
  }
  if (Array.isArray(value))
    return value.map((item) => redirected(item, lead)).filter((item) => item !== undefined)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, redirected(item, lead)] as const)
      .filter(([, item]) => item !== undefined),
  )
}

/** Every string in a value, with the way to it. */
export function stringsIn(value: unknown, path: Step[] = []): { path: Step[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringsIn(item, [...path, stepTo(item, index)]))
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, item]) => stringsIn(item, [...path, name]))
}

/** The list item a path leads into. */
export const blockAt = (doc: Doc, path: readonly Step[]) => {
  const [list, step] = path
  const items =
    list === 'blocks' && Array.isArray(doc.blocks) ? (doc.blocks as Record<string, unknown>[]) : []
  const index =
    typeof step === 'number' ? step : items.findIndex((item) => isRecord(step) && item._key === step._key)
  const block = items[index]
  return block && { index, block }
}
