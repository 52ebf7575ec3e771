import type { Permit } from '../auth/grants.ts'
import type { FeedDocument } from '../store/feed.ts'

/**
 * The changes of a transaction as a reader with this permit sees them: a document that comes into sight is created,
 * one that goes out of sight is deleted, whatever was really done to it.
 */
export function seenBy(permit: Permit, documents: FeedDocument[]): FeedDocument[] {
  if (!permit.limit) return documents
  return documents.flatMap((document): FeedDocument[] => {
    const { id } = document
    const before = document.before && permit.may('read', document.before) ? document.before : null
    const after = document.after && permit.may('read', document.after) ? document.after : null
    if (before === document.before && after === document.after) return [document]
    if (before) return [{ id, before, after, mutations: [{ delete: { id } }] }]
    return after ? [{ id, before, after, mutations: [{ create: after }] }] : []
  })
}
