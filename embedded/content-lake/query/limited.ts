import type { LakeDocument } from '../context.ts'
import { referencedIds } from '../store/references.ts'
import type { Dataset } from './dataset.ts'
import { type DocumentFilter, documentFilter } from './filter.ts'
import type { View } from './view.ts'

/**
 * What a reader may see: documents that match `filter`, and those that match `reached` if one of the former refers to
 * them.
 */
export interface ReadLimit {
  filter: string
  reached: string
}

/** Keeps a smaller dataset in line with a whole one: it has only what a limit allows. */
export class Limited {
  readonly shown: Dataset
  readonly matches: DocumentFilter
  readonly #reached: DocumentFilter
  readonly #whole: View

  constructor(whole: View, shown: Dataset, limit: ReadLimit) {
    this.#whole = whole
    this.shown = shown
    this.matches = documentFilter(limit.filter)
    this.#reached = documentFilter(limit.reached)
    for (const doc of whole.all.list()) if (this.matches(doc)) shown.set(doc._id, doc)
    for (const doc of whole.all.list()) this.#look(doc._id)
  }

  /** Call after `id` has changed in the whole dataset. */
  changed(id: string): void {
    const before = this.#own(id)
    this.#look(id)
    const after = this.#own(id)
    for (const target of new Set([...references(before), ...references(after)])) this.#look(target)
  }

  #look(id: string): void {
    const doc = this.#whole.get(id)
    const shows = doc && (this.matches(doc) || (this.#reached(doc) && this.#isReferred(id)))
    this.shown.set(id, shows ? doc : null)
  }

  #own(id: string): LakeDocument | undefined {
    return this.shown.view('raw').get(id)
  }

  #isReferred(id: string): boolean {
    return this.shown
      .view('raw')
      .candidates([{ kind: 'target', values: [id] }])
      .some((doc) => doc._id !== id && this.matches(doc))
  }
}

const references = (doc: LakeDocument | undefined) => (doc ? referencedIds(doc, true) : [])
