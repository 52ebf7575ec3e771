import { referencesOf, type StoredDocument } from './documents.ts'

/** One request to Sanity's Content Lake may have 4,000,000 bytes. */
export const requestBytes = 3_500_000

/**
 * Divides documents into as few portions as fit. What a document refers to is in its own portion or an earlier one.
 * Documents that refer to each other stay together, even if that is too large.
 */
export function inPortions(documents: StoredDocument[], maxBytes = requestBytes): StoredDocument[][] {
  const portions: StoredDocument[][] = []
  let room = 0
  for (const group of inOrder(documents)) {
    const bytes = group.reduce((sum, document) => sum + Buffer.byteLength(JSON.stringify(document)) + 40, 0)
    if (portions.length === 0 || bytes > room) {
      portions.push([])
      room = maxBytes
    }
    portions.at(-1)?.push(...group)
    room -= bytes
  }
  return portions
}

/**
 * Groups of documents that refer to each other, each after what it refers to (Tarjan's algorithm, without recursion).
 */
function inOrder(documents: StoredDocument[]): StoredDocument[][] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const targets = (document: StoredDocument) =>
    referencesOf(document).flatMap(({ id, weak }) => (weak ? [] : (byId.get(id) ?? [])))
  const index = new Map<StoredDocument, number>()
  const low = new Map<StoredDocument, number>()
  const open = new Set<StoredDocument>()
  const groups: StoredDocument[][] = []
  const lower = (document: StoredDocument, value: number) =>
    low.set(document, Math.min(low.get(document) ?? value, value))

  for (const start of documents) {
    if (index.has(start)) continue
    const path: { document: StoredDocument; next: StoredDocument[] }[] = []
    const enter = (document: StoredDocument) => {
      index.set(document, index.size)
      low.set(document, index.get(document) ?? 0)
      open.add(document)
      path.push({ document, next: targets(document) })
    }
    enter(start)
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { document } = step
      const target = step.next.pop()
      if (target && !index.has(target)) enter(target)
      else if (target && open.has(target)) lower(document, index.get(target) ?? 0)
      else if (!target) {
        path.pop()
        const above = path.at(-1)
        if (above) lower(above.document, low.get(document) ?? 0)
        if (low.get(document) === index.get(document)) {
          const members = [...open]
          const group = members.slice(members.indexOf(document))
          for (const member of group) open.delete(member)
          groups.push(group)
        }
      }
    }
  }
  return groups
}
