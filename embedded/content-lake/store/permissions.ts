import type { Permit } from '../auth/grants.ts'
import type { DocumentEffect, LakeDocument } from '../context.ts'
import { forbidden } from '../errors.ts'
import { draftId, publishedId } from '../ids.ts'
import { documentFilter } from '../query/filter.ts'
import { referencedIds } from './references.ts'
import type { LakeTransaction } from './transaction.ts'

/** Refuses documents of others, so that guesses about their content or revision reveal nothing. */
export function checkReads(permit: Permit, docs: LakeDocument[]): void {
  if (permit.limit && docs.some((doc) => !permit.may('read', doc))) throw forbidden('read')
}

/**
 * The author of a write must be allowed to write each document as it was and as it became. People with a limit may not
 * create a draft of a document of others, nor a new reference to one.
 */
export async function checkPermissions(
  permit: Permit,
  tx: LakeTransaction,
  effects: DocumentEffect[],
  read: (ids: string[]) => Promise<LakeDocument[]>,
): Promise<void> {
  for (const { before, after } of effects) {
    const needed = before ? 'update' : 'create'
    if ([before, after].some((doc) => doc && !permit.may(needed, doc))) throw forbidden(needed)
  }
  if (!permit.limit) return
  await tx.preload(effects.flatMap(({ id }) => [publishedId(id), draftId(id)]))
  const reached = documentFilter(permit.limit.reached)
  const targets = new Set<string>()
  for (const { before, after } of effects) {
    const known = referencedIds(before, true)
    for (const id of referencedIds(after, true)) if (!known.has(id)) targets.add(id)
  }
  for (const doc of await read([...targets]))
    if (!permit.may('read', doc) && !reached(doc)) throw forbidden('read')
}
