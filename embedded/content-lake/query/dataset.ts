import type { LakeDocument } from '../context.ts'
import { draftId, isDraft, isPublic, isVersion, publishedId } from '../ids.ts'
import { View } from './view.ts'

export type Perspective = 'raw' | 'published' | 'drafts'

/** A dataset in memory, as each perspective sees it. Anonymous readers have a view of their own. */
export class Dataset {
  #raw = new View()
  #published = new View()
  #drafts = new View()
  #public = new View()

  view(perspective: Perspective, anonymous: boolean): View {
    if (anonymous) return this.#public
    return perspective === 'raw' ? this.#raw : perspective === 'drafts' ? this.#drafts : this.#published
  }

  set(id: string, doc: LakeDocument | null): void {
    if (doc) this.#raw.put(doc)
    else this.#raw.remove(id)
    if (isVersion(id)) return
    if (!isDraft(id)) {
      if (doc) this.#published.put(doc)
      else this.#published.remove(id)
      if (isPublic(id)) {
        if (doc) this.#public.put(doc)
        else this.#public.remove(id)
      }
    }
    this.#overlay(publishedId(id))
  }

  #overlay(id: string): void {
    const shown = this.#raw.get(draftId(id)) ?? this.#raw.get(id)
    if (shown) this.#drafts.put({ ...shown, _id: id, _originalId: shown._id })
    else this.#drafts.remove(id)
  }
}

/** The same dataset with some documents replaced, for a write that queries its own unfinished state. */
export function overlaid(dataset: Dataset, changes: [string, LakeDocument | null][]): View {
  const view = new View()
  const changed = new Map(changes)
  for (const doc of dataset.view('raw', false).all.list()) if (!changed.has(doc._id)) view.put(doc)
  for (const doc of changed.values()) if (doc) view.put(doc)
  return view
}
