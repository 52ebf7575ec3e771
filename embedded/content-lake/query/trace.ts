import { DateTime, Path } from 'groq-js'
import type { LakeDocument } from '../context.ts'

/** A step from a value to one inside it; steps into arrays include the array, for its keys. */
export interface Steps {
  before: Steps | null
  step: string | number
  array: unknown[] | null
}

/** Where a value of a result was read, as far as it was read and not computed. */
export type Trace =
  | { kind: 'origin'; doc: LakeDocument; steps: Steps | null }
  | { kind: 'documents' | 'literal' | 'unknown' | 'absent' }
  | { kind: 'items'; items: Trace[] }
  | { kind: 'fields'; fields: Map<string, Trace> }

export interface Traced {
  data: unknown
  trace: Trace
}

export interface List extends Traced {
  data: unknown[]
}

/** Documents directly from the dataset. */
const DOCUMENTS: Trace = { kind: 'documents' }
/** Written in the query or its parameters. */
const LITERAL: Trace = { kind: 'literal' }
/** Computed: it has no single source. */
const UNKNOWN: Trace = { kind: 'unknown' }
const ABSENT: Trace = { kind: 'absent' }

export const NOTHING: Traced = { data: null, trace: ABSENT }

export const computed = (data: unknown): Traced => ({ data: data ?? null, trace: UNKNOWN })
export const literal = (data: unknown): Traced => ({ data: data ?? null, trace: LITERAL })
export const documents = (data: LakeDocument[]): Traced => ({ data, trace: DOCUMENTS })
export const wholeDocument = (doc: LakeDocument): Traced => ({ data: doc, trace: originOf(doc, null) })
export const listOf = (values: Traced[]): Traced => ({
  data: values.map(({ data }) => data),
  trace: { kind: 'items', items: values.map(({ trace }) => trace) },
})

const originOf = (doc: LakeDocument, steps: Steps | null): Trace => ({ kind: 'origin', doc, steps })

type Fields = Record<string, unknown>

export const isObject = (data: unknown): data is Fields =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  !(data instanceof DateTime) &&
  !(data instanceof Path)

export const isList = (value: Traced): value is List => Array.isArray(value.data)

/** The attribute of an object, with its trace. */
export function attributeOf({ data, trace }: Traced, name: string): Traced {
  if (!isObject(data) || !Object.hasOwn(data, name)) return NOTHING
  return { data: data[name] ?? null, trace: attributeTrace(trace, name) }
}

function attributeTrace(trace: Trace, name: string): Trace {
  switch (trace.kind) {
    case 'origin':
      return originOf(trace.doc, { before: trace.steps, step: name, array: null })
    case 'fields':
      return trace.fields.get(name) ?? UNKNOWN
    default:
      return trace
  }
}

/** The element of an array, with its trace. */
export function elementOf({ data, trace }: List, index: number): Traced {
  if (index < 0 || index >= data.length) return NOTHING
  return { data: data[index] ?? null, trace: elementTrace(data, trace, index) }
}

function elementTrace(data: unknown[], trace: Trace, index: number): Trace {
  switch (trace.kind) {
    case 'origin':
      return originOf(trace.doc, { before: trace.steps, step: index, array: data })
    case 'documents':
      return originOf(data[index] as LakeDocument, null)
    case 'items':
      return trace.items[index] ?? UNKNOWN
    default:
      return trace
  }
}

export function elementsOf(list: List, from = 0, to = list.data.length): Traced[] {
  const elements: Traced[] = []
  for (let index = from; index < Math.min(to, list.data.length); index++)
    elements.push(elementOf(list, index))
  return elements
}

/** Merges values into an object, later ones over earlier ones, like a projection. */
export class ObjectBuilder {
  #data: Fields = {}
  #fields = new Map<string, Trace>()

  set(name: string, value: Traced): this {
    this.#data[name] = value.data
    this.#fields.set(name, value.trace)
    return this
  }

  /** Every attribute of an object; nothing of any other value. */
  spread({ data, trace }: Traced): this {
    if (!isObject(data)) return this
    Object.assign(this.#data, data)
    for (const name of Object.keys(data)) this.#fields.set(name, attributeTrace(trace, name))
    return this
  }

  done(): Traced {
    return { data: this.#data, trace: { kind: 'fields', fields: this.#fields } }
  }
}
