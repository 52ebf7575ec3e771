import type { ContentSourceMap, ContentSourceMapSource } from '@sanity/client'
import type { LakeDocument } from '../context.ts'
import { attributeOf, elementOf, isList, isObject, type Steps, type Traced } from './trace.ts'

export interface SourceMapOptions {
  /** How a source path names an element of an array: by its index, or by its key if it has one. */
  arraySteps: 'index' | 'key'
  /** Whether documents were read in the drafts perspective, which shows a draft under its published id. */
  drafts: boolean
}

/**
 * Sanity's Content Source Map of a result. A mapping applies to everything inside its value that has no mapping of its
 * own, so a subtree read from a document as a whole has one.
 */
export function sourceMapOf(answer: Traced, options: SourceMapOptions): ContentSourceMap {
  const mapper = new Mapper(options)
  mapper.map('$', answer)
  return mapper.sourceMap
}

class Mapper {
  readonly sourceMap: ContentSourceMap = { documents: [], paths: [], mappings: {} }
  #options: SourceMapOptions
  #documents = new Map<LakeDocument, number>()
  #paths = new Map<string, number>()
  #written = new Map<Steps, string | null>()
  #keys = new Map<unknown[], (string | null)[]>()

  constructor(options: SourceMapOptions) {
    this.#options = options
  }

  map(resultPath: string, value: Traced): void {
    const { trace } = value
    if (trace.kind === 'literal' || trace.kind === 'unknown') this.#write(resultPath, { type: trace.kind })
    else if (trace.kind === 'origin') this.#origin(resultPath, value, trace.doc, trace.steps)
    else if (trace.kind !== 'absent') this.#inside(resultPath, value, (path, inner) => this.map(path, inner))
  }

  #origin(resultPath: string, value: Traced, doc: LakeDocument, steps: Steps | null): void {
    const path = this.#sourcePath(doc, steps)
    if (path === null) {
      this.#write(resultPath, { type: 'unknown' })
      return
    }
    const source = { document: this.#document(doc), path: this.#path(path) }
    this.#write(resultPath, { type: 'documentValue', ...source })
    if ((steps === null && this.#options.drafts) || isTangled(value.data)) this.#exceptions(resultPath, value)
  }

  #write(resultPath: string, source: ContentSourceMapSource): void {
    this.sourceMap.mappings[resultPath] = { type: 'value', source }
  }

  #inside(resultPath: string, value: Traced, visit: (resultPath: string, inner: Traced) => void): void {
    if (isList(value))
      for (let index = 0; index < value.data.length; index++)
        visit(`${resultPath}[${index}]`, elementOf(value, index))
    else if (isObject(value.data))
      for (const name of Object.keys(value.data))
        visit(`${resultPath}${attributeStep(name)}`, attributeOf(value, name))
  }

  /** Maps values inside a subtree that are not at the path which follows from the subtree's own source. */
  #exceptions(resultPath: string, value: Traced): void {
    if (typeof value.data !== 'object') return
    this.#inside(resultPath, value, (path, inner) => {
      if (inner.trace.kind !== 'origin' || !inner.trace.steps) return
      const { step, array } = inner.trace.steps
      const misleading = array
        ? hasKey(inner.data) && this.#keyOf(array, Number(step)) === null
        : this.#sourcePath(inner.trace.doc, inner.trace.steps) === null
      if (misleading) this.map(path, inner)
      else if (isTangled(inner.data)) this.#exceptions(path, inner)
    })
  }

  #document(doc: LakeDocument): number {
    const known = this.#documents.get(doc)
    if (known !== undefined) return known
    const original = this.#options.drafts && typeof doc._originalId === 'string' ? doc._originalId : doc._id
    const index = this.sourceMap.documents.push({ _id: original, _type: doc._type }) - 1
    this.#documents.set(doc, index)
    return index
  }

  #path(path: string): number {
    const known = this.#paths.get(path)
    if (known !== undefined) return known
    const index = this.sourceMap.paths.push(path) - 1
    this.#paths.set(path, index)
    return index
  }

  /** Null if no path can name it. */
  #sourcePath(doc: LakeDocument, steps: Steps | null): string | null {
    if (!steps) return '$'
    let path = this.#written.get(steps)
    if (path === undefined) {
      const before = this.#sourcePath(doc, steps.before)
      const step = this.#sourceStep(doc, steps)
      path = before === null || step === null ? null : `${before}${step}`
      this.#written.set(steps, path)
    }
    return path
  }

  #sourceStep(doc: LakeDocument, { before, step, array }: Steps): string | null {
    if (array) {
      const key = this.#options.arraySteps === 'key' ? this.#keyOf(array, Number(step)) : null
      return key === null ? `[${step}]` : `[?(@._key=='${key}')]`
    }
    const name = String(step)
    const rewritten = before === null && this.#options.drafts && isRewritten(doc, name)
    return rewritten || UNNAMEABLE.test(name) ? null : attributeStep(name)
  }

  /** The key of this element if it is unique and clients can read it from a path. */
  #keyOf(array: unknown[], index: number): string | null {
    let keys = this.#keys.get(array)
    if (!keys) {
      keys = keysOf(array)
      this.#keys.set(array, keys)
    }
    return keys[index] ?? null
  }
}

/** Names and keys that `parseJsonPath` and `studioPath` of `@sanity/client` do not read back unchanged. */
const UNNAMEABLE = /'\]|[\u2028\u2029]/
const UNREADABLE = /^$|['"\\\n\r\u2028\u2029]/

const hasKey = (data: unknown): data is { _key: string } => isObject(data) && typeof data._key === 'string'

/** The keys of elements, where they identify the element. */
function keysOf(array: unknown[]): (string | null)[] {
  const seen = new Set<string>()
  return array.map((element) => {
    if (!hasKey(element) || seen.has(element._key)) return null
    seen.add(element._key)
    return UNREADABLE.test(element._key) ? null : element._key
  })
}

/** Whether names or keys inside need mappings of their own; checked first, because most subtrees have none. */
function isTangled(data: unknown): boolean {
  if (Array.isArray(data)) {
    const keys = keysOf(data)
    return data.some((element, index) => (hasKey(element) && keys[index] === null) || isTangled(element))
  }
  if (!isObject(data)) return false
  return Object.keys(data).some((name) => UNNAMEABLE.test(name) || isTangled(data[name]))
}

/** The drafts perspective itself writes these. */
const isRewritten = (doc: LakeDocument, name: string): boolean =>
  name === '_originalId' || (name === '_id' && doc._originalId !== doc._id)

const ESCAPES: Record<string, string> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

/** As `jsonPath` of `@sanity/client` writes it. */
const attributeStep = (name: string): string =>
  `['${name.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)}']`
