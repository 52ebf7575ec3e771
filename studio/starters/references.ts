import { isRecord } from '../../platform/is-record.ts'
import { templateInSite } from '../documents/templates.ts'
import type { Doc } from './documents.ts'

/** A segment of a path in a document; list items by key if they have one. */
export type Step = string | number | { _key: string }

export interface FoundReference {
  path: Step[]
  id: string
}

const stepTo = (item: unknown, index: number): Step =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index

const isAsset = (id: string) => /^(image|file)-/.test(id)

/** The id of the document that a reference leads to; undefined for other values and for files. */
export const referredId = (value: unknown) =>
  isRecord(value) && typeof value._ref === 'string' && !isAsset(value._ref) ? value._ref : undefined

/** Every reference to another document in a value, at any depth, except the document's `tenant`. */
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

/** A reference as the Studio writes it: a strong one is weak until its target is published. */
export function referenceTo(reference: StoredReference, { id, type, published }: Target) {
  const { _key, _weak, _strengthenOnPublish: strengthen } = reference
  const weak = _weak === true && (!strengthen || strengthen.weak === true)
  return {
    ...(_key && { _key }),
    _type: 'reference',
    _ref: id,
    ...((weak || !published) && { _weak: true }),
    ...(!weak && !published && { _strengthenOnPublish: { type, template: { id: templateInSite(type) } } }),
  }
}

/** The value with every reference replaced by one to its new target; references without a target are removed. */
export function retargeted(value: unknown, targetOf: (id: string) => Target | undefined): unknown {
  const id = referredId(value)
  if (id) {
    const target = targetOf(id)
    return target && referenceTo(value as StoredReference, target)
  }
  if (Array.isArray(value))
    return value.map((item) => retargeted(item, targetOf)).filter((item) => item !== undefined)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, retargeted(item, targetOf)] as const)
      .filter(([, item]) => item !== undefined),
  )
}

/** Every string in a value, with its path. */
export function stringsIn(value: unknown, path: Step[] = []): { path: Step[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringsIn(item, [...path, stepTo(item, index)]))
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, item]) => stringsIn(item, [...path, name]))
}

/** The block that a path leads into. */
export const blockAt = (doc: Doc, path: readonly Step[]) => {
  const [list, step] = path
  const items =
    list === 'blocks' && Array.isArray(doc.blocks) ? (doc.blocks as Record<string, unknown>[]) : []
  const index =
    typeof step === 'number' ? step : items.findIndex((item) => isRecord(step) && item._key === step._key)
  const block = items[index]
  return block && { index, block }
}
