import type { LakeDocument } from '../context.ts'
import { publishedId } from '../ids.ts'
import { referencedIds, topLevelReferences } from '../store/references.ts'
import { Bucket } from './bucket.ts'

export type Lookup =
  | { kind: 'id' | 'group' | 'type' | 'target'; values: string[] }
  | { kind: 'reference'; field: string; values: string[] }

const EMPTY = new Bucket()

/** The documents of one perspective, with maps that serve equality filters without a scan. */
export class View {
  readonly all = new Bucket()
  #maps = new Map<string, Bucket>()
  #keys = new Map<string, string[]>()

  get(id: string): LakeDocument | undefined {
    return this.all.get(id)
  }

  put(doc: LakeDocument): void {
    this.remove(doc._id)
    this.all.put(doc)
    const keys = [
      `type ${doc._type}`,
      `group ${publishedId(doc._id)}`,
      ...topLevelReferences(doc).map(([field, target]) => `reference ${field} ${target}`),
      ...Array.from(referencedIds(doc, true), (target) => `target ${target}`),
    ]
    this.#keys.set(doc._id, keys)
    for (const key of keys) {
      let bucket = this.#maps.get(key)
      if (!bucket) {
        bucket = new Bucket()
        this.#maps.set(key, bucket)
      }
      bucket.put(doc)
    }
  }

  remove(id: string): void {
    const keys = this.#keys.get(id)
    if (!keys) return
    this.#keys.delete(id)
    this.all.remove(id)
    for (const key of keys) {
      const bucket = this.#maps.get(key)
      bucket?.remove(id)
      if (bucket?.size === 0) this.#maps.delete(key)
    }
  }

  #bucket(lookup: Lookup, value: string): Bucket {
    const key = lookup.kind === 'reference' ? `reference ${lookup.field} ${value}` : `${lookup.kind} ${value}`
    return this.#maps.get(key) ?? EMPTY
  }

  #count(lookup: Lookup): number {
    if (lookup.kind === 'id') return lookup.values.length
    return lookup.values.reduce((sum, value) => sum + this.#bucket(lookup, value).size, 0)
  }

  /** The documents that can match all of these, found through the narrowest of them, in order of `_id`. */
  candidates(lookups: Lookup[]): LakeDocument[] {
    let best: Lookup | undefined
    let least = Number.POSITIVE_INFINITY
    for (const lookup of lookups) {
      const count = this.#count(lookup)
      if (count < least) {
        best = lookup
        least = count
      }
    }
    if (!best) return this.all.list()
    const values = [...new Set(best.values)]
    const only = values[0]
    if (best.kind !== 'id' && values.length === 1 && only !== undefined)
      return this.#bucket(best, only).list()
    const found = new Map<string, LakeDocument>()
    for (const value of values) {
      if (best.kind === 'id') {
        const doc = this.all.get(value)
        if (doc) found.set(doc._id, doc)
      } else for (const doc of this.#bucket(best, value).list()) found.set(doc._id, doc)
    }
    return [...found.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
  }
}
