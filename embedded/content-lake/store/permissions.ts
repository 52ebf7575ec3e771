import type { Permit } from '../auth/grants.ts'
import type { DocumentEffect, LakeDocument } from '../context.ts'
import { forbidden } from '../errors.ts'
import { draftId, publishedId } from '../ids.ts'
import { documentFilter } from '../query/filter.ts'
import { referencedIds } from './references.ts'
import type { LakeTransaction } from './transaction.ts'

/** Refuses documents of others, so that neither their content nor their revision answers a guess. */
export function checkReads(permit: Permit, docs: LakeDocument[]): void {
  if (permit.limit && docs.some((doc) => !permit.may('read', doc))) throw forbidden('read')
}

/**
 * What a write leaves must be the writer's to write, as it was and as it became. For people with a limit, a draft
 * may not be laid over a document of others, and nothing may begin to refer to one.
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
