import { isRecord } from '#platform/is-record.ts'
import type { LakeDocument } from '../context.ts'

/** A patch in the format of npm `mendoza`, which decodes it: opcodes, each followed by its operands. */
export type MendozaPatch = unknown[]

const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19
const ARRAY_APPEND_VALUE = 20
const ARRAY_APPEND_SLICE = 21
const STRING_APPEND_STRING = 22
const STRING_APPEND_SLICE = 23

type Fields = Record<string, unknown>

/**
 * Patches between two states of a document in both directions, without `_rev`, which clients remove before they apply
 * an effect and take from the event afterwards. Unchanged parts are not repeated, so that each keeps its author in the
 * Studio's history.
 */
export function effectsBetween(before: LakeDocument | null, after: LakeDocument | null) {
  const [from, to] = [withoutRevision(before), withoutRevision(after)]
  return { apply: patchTo(from, to), revert: patchTo(to, from) }
}

function withoutRevision(document: LakeDocument | null): Fields | null {
  if (!document) return null
  const { _rev, ...content } = document
  return content
}

function patchTo(from: Fields | null, to: Fields | null): MendozaPatch {
  return from && to ? fieldsPatch(from, to) : [VALUE, to]
}

function fieldsPatch(from: Fields, to: Fields): MendozaPatch {
  const keys = Object.keys(from).sort()
  const patch = keys.flatMap((key, index): MendozaPatch => {
    if (!Object.hasOwn(to, key)) return [OBJECT_DELETE_FIELD, index]
    if (isSame(from[key], to[key])) return []
    const inside = insidePatch(from[key], to[key])
    if (!inside) return [OBJECT_SET_FIELD_VALUE, to[key], key]
    const push = isRecord(to[key]) ? PUSH_FIELD_COPY : PUSH_FIELD_BLANK
    return [push, index, ...inside, RETURN_INTO_OBJECT_SAME_KEY_POP]
  })
  for (const key of Object.keys(to))
    if (!Object.hasOwn(from, key)) patch.push(OBJECT_SET_FIELD_VALUE, to[key], key)
  return patch
}

/** How one value becomes another of the same type; undefined if it is better replaced. */
function insidePatch(from: unknown, to: unknown): MendozaPatch | undefined {
  if (isRecord(from) && isRecord(to)) return fieldsPatch(from, to)
  if (Array.isArray(from) && Array.isArray(to) && to.length > 0) return itemsPatch(from, to)
  if (typeof from === 'string' && typeof to === 'string') return textPatch(from, to)
  return undefined
}

function itemsPatch(from: unknown[], to: unknown[]): MendozaPatch {
  const free = new Map<string, number[]>()
  for (const [index, item] of from.entries()) {
    const name = nameOf(item)
    free.set(name, [...(free.get(name) ?? []), index])
  }
  const steps = to.map((item): MendozaPatch => {
    const index = free.get(nameOf(item))?.shift()
    if (index === undefined) return [ARRAY_APPEND_VALUE, item]
    const known = from[index]
    if (isSame(known, item)) return [ARRAY_APPEND_SLICE, index, index + 1]
    if (!isRecord(known) || !isRecord(item)) return [ARRAY_APPEND_VALUE, item]
    return [PUSH_ELEMENT_COPY, index, ...fieldsPatch(known, item), RETURN_INTO_ARRAY_POP]
  })
  return steps.reduce<MendozaPatch[]>(joinSlices, []).flat()
}

/** Copies consecutive unchanged items together. */
function joinSlices(steps: MendozaPatch[], step: MendozaPatch): MendozaPatch[] {
  const last = steps.at(-1)
  const follows = last?.[0] === ARRAY_APPEND_SLICE && step[0] === ARRAY_APPEND_SLICE && last[2] === step[1]
  if (follows) last[2] = step[2]
  else steps.push(step)
  return steps
}

/** Items are identified by key; those without one by their content. */
const nameOf = (item: unknown): string =>
  isRecord(item) && typeof item._key === 'string' ? `key ${item._key}` : JSON.stringify(item)

/** Half an emoji has no length in UTF-8. */
const halves = /\p{Surrogate}/u

const utf8 = (text: string) => Buffer.byteLength(text)

/** Replaces the part between the common beginning and end. Positions count bytes of UTF-8. */
function textPatch(from: string, to: string): MendozaPatch | undefined {
  if (from === '' || to === '' || halves.test(from + to)) return undefined
  const [a, b] = [Array.from(from), Array.from(to)]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  if (start + end === 0) return undefined
  const middle = b.slice(start, b.length - end).join('')
  const tail = utf8(a.slice(a.length - end).join(''))
  return [
    ...(start > 0 ? [STRING_APPEND_SLICE, 0, utf8(a.slice(0, start).join(''))] : []),
    ...(middle ? [STRING_APPEND_STRING, middle] : []),
    ...(end > 0 ? [STRING_APPEND_SLICE, utf8(from) - tail, utf8(from)] : []),
  ]
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}
