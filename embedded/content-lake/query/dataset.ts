import type { DocumentState, LakeDocument } from '../context.ts'
import { draftId, isDraft, isVersion, publishedId } from '../ids.ts'
import { documentFilter } from './filter.ts'
import { Limited, type ReadLimit } from './limited.ts'
import { View } from './view.ts'

export type Perspective = 'raw' | 'published' | 'drafts'

/** Number of limits whose views are kept: as many as there are different groups of active readers. */
const MAX_LIMITS = 24

/** A dataset in memory with a view for each perspective, and views of its own for each limit of readers. */
export class Dataset {
  #raw = new View()
  #published = new View()
  #drafts = new View()
  #limited = new Map<string, Limited>()

  view(perspective: Perspective, limit?: ReadLimit): View {
    if (limit) return this.#limitedTo(limit).view(perspective)
    return perspective === 'raw' ? this.#raw : perspective === 'drafts' ? this.#drafts : this.#published
  }

  set(id: string, doc: LakeDocument | null): void {
    if (doc) this.#raw.put(doc)
    else this.#raw.remove(id)
    for (const limited of this.#limited.values()) limited.changed(id)
    if (isVersion(id)) return
    if (!isDraft(id)) {
      if (doc) this.#published.put(doc)
      else this.#published.remove(id)
    }
    this.#overlay(publishedId(id))
  }

  #overlay(id: string): void {
    const shown = this.#raw.get(draftId(id)) ?? this.#raw.get(id)
    if (shown) this.#drafts.put({ ...shown, _id: id, _originalId: shown._id })
    else this.#drafts.remove(id)
  }

  #limitedTo(limit: ReadLimit): Dataset {
    const key = JSON.stringify([limit.filter, limit.reached])
    const limited = this.#limited.get(key) ?? new Limited(this.#raw, new Dataset(), limit)
    this.#limited.delete(key)
    this.#limited.set(key, limited)
    const oldest = this.#limited.keys().next().value
    if (this.#limited.size > MAX_LIMITS && oldest !== undefined) this.#limited.delete(oldest)
    return limited.shown
  }
}

/** The same dataset with some documents replaced, for a write that queries its own unfinished state. */
export function overlaid(dataset: Dataset, changes: DocumentState[], limit?: ReadLimit): View {
  const view = new View()
  const changed = new Map(changes)
  for (const doc of dataset.view('raw', limit).all.list()) if (!changed.has(doc._id)) view.put(doc)
  for (const doc of changed.values()) if (doc && (!limit || documentFilter(limit.filter)(doc))) view.put(doc)
  return view
}
