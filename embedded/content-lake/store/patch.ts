import { isRecord } from '#platform/is-record.ts'
import type { LakeDocument } from '../context.ts'
import { randomId } from '../ids.ts'

type PatchBody = Record<string, unknown>

const OPERATIONS = [
  'set',
  'setIfMissing',
  'unset',
  'insert',
  'inc',
  'dec',
  'diffMatchPatch',
  'merge',
] as const
const PATH_KEYED = ['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch'] as const

/** What is wrong with the shape of a patch; null if nothing is. */
export function patchComplaint(patch: PatchBody): string | null {
  for (const operation of PATH_KEYED) {
    const value = patch[operation]
    if (value === undefined) continue
    if (!isRecord(value)) return `"${operation}" must be an object of paths and values`
    if (operation === 'inc' || operation === 'dec')
      for (const [path, amount] of Object.entries(value))
        if (typeof amount !== 'number') return `"${operation}" of "${path}" must be a number`
    if (operation === 'diffMatchPatch')
      for (const [path, text] of Object.entries(value))
        if (typeof text !== 'string') return `"diffMatchPatch" of "${path}" must be a string`
  }
  if (patch.merge !== undefined && !isRecord(patch.merge)) return '"merge" must be an object'
  const { unset, insert } = patch
  if (unset !== undefined && !(Array.isArray(unset) && unset.every((path) => typeof path === 'string')))
    return '"unset" must be an array of paths'
  if (insert !== undefined) {
    if (!isRecord(insert)) return '"insert" must be an object'
    const positions = ['before', 'after', 'replace'].filter((key) => typeof insert[key] === 'string')
    if (positions.length !== 1) return '"insert" needs exactly one of "before", "after" and "replace"'
    if (!Array.isArray(insert.items)) return '"insert" needs an array of "items"'
  }
  if (patch.ifRevisionID !== undefined && typeof patch.ifRevisionID !== 'string')
    return '"ifRevisionID" must be a string'
  for (const path of touchedPaths(patch)) {
    const root = path.split(/[.[]/)[0]
    if (root === '_id' || root === '_type') return `Cannot modify immutable attribute "${root}"`
  }
  return null
}

function touchedPaths(patch: PatchBody): string[] {
  const keyed = [...PATH_KEYED, 'merge' as const].flatMap((operation) => {
    const value = patch[operation]
    return isRecord(value) ? Object.keys(value) : []
  })
  return Array.isArray(patch.unset) ? [...keyed, ...patch.unset.map(String)] : keyed
}

/** `[*]` means every item; the patch library writes it as `[0:]`. */
const rewritePath = (path: string): string => path.replaceAll('[*]', '[0:]')

/**
 * The patch as the mutator replays it, here and in every listening browser: only its operations, paths in its syntax,
 * `merge` expanded to `set` for the document it is applied to.
 */
export function normalisePatch(patch: PatchBody, current: LakeDocument): PatchBody {
  const result: PatchBody = { id: current._id }
  for (const operation of OPERATIONS) {
    const value = patch[operation]
    if (value === undefined) continue
    if (operation === 'unset') result.unset = (value as string[]).map(rewritePath)
    else if (operation === 'insert') {
      const insert: PatchBody = { items: (value as PatchBody).items }
      for (const key of ['before', 'after', 'replace'] as const) {
        const path = (value as PatchBody)[key]
        if (typeof path === 'string') insert[key] = rewritePath(path)
      }
      result.insert = insert
    } else if (operation === 'merge') {
      const merged = Object.entries(value as PatchBody).map(([key, patchValue]) => [
        key,
        deepMerge(current[key], patchValue),
      ])
      result.set = { ...(result.set as PatchBody | undefined), ...Object.fromEntries(merged) }
    } else {
      result[operation] = Object.fromEntries(
        Object.entries(value as PatchBody).map(([path, item]) => [rewritePath(path), item]),
      )
    }
  }
  return result
}

function deepMerge(base: unknown, value: unknown): unknown {
  if (!isRecord(base) || !isRecord(value)) return value
  const result: Record<string, unknown> = { ...base }
  for (const [key, item] of Object.entries(value)) result[key] = deepMerge(base[key], item)
  return result
}

/** Gives every object in an array a `_key`, for `autoGenerateArrayKeys`. */
export function withArrayKeys<T>(value: T): T {
  return keyed(value) as T
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = keyed(item)
      return isRecord(inner) && inner._key === undefined ? { _key: randomId(12), ...inner } : inner
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, keyed(item)]))
}

/** The same for the values that a patch sets and the items that it inserts. */
export function patchWithArrayKeys(patch: PatchBody): PatchBody {
  const result = { ...patch }
  for (const operation of ['set', 'setIfMissing', 'merge'] as const)
    if (isRecord(patch[operation])) result[operation] = withArrayKeys(patch[operation])
  if (isRecord(patch.insert)) result.insert = withArrayKeys(patch.insert)
  return result
}
