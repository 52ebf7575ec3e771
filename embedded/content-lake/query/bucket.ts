import type { LakeDocument } from '../context.ts'

/** Documents that share a property, in order of `_id`. */
export class Bucket {
  #docs = new Map<string, LakeDocument>()
  #sorted: LakeDocument[] | null = null

  get size(): number {
    return this.#docs.size
  }

  get(id: string): LakeDocument | undefined {
    return this.#docs.get(id)
  }

  put(doc: LakeDocument): void {
    const known = this.#docs.has(doc._id)
    this.#docs.set(doc._id, doc)
    if (this.#sorted) this.#sorted.splice(position(this.#sorted, doc._id), known ? 1 : 0, doc)
  }

  remove(id: string): void {
    if (!this.#docs.delete(id)) return
    if (this.#sorted) this.#sorted.splice(position(this.#sorted, id), 1)
  }

  /** Must not be changed by the caller; valid until the next put or remove. */
  list(): LakeDocument[] {
    this.#sorted ??= [...this.#docs.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
    return this.#sorted
  }
}

function position(sorted: LakeDocument[], id: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?._id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}
