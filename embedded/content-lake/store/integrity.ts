import type { PoolClient } from 'pg'
import type { DocumentEffect } from '../context.ts'
import { mutationError } from '../errors.ts'
import { isValidId } from '../ids.ts'
import { referencedIds } from './references.ts'

/**
 * Strong references must have their targets when a transaction ends: a new reference to a missing document, and the
 * deletion of a document that others refer to, are refused as Sanity does.
 */
export async function checkReferences(
  client: PoolClient,
  dataset: string,
  effects: DocumentEffect[],
): Promise<void> {
  const after = new Map(effects.map((effect) => [effect.id, effect.after]))
  const wanted = new Map<string, string>()
  for (const effect of effects) {
    if (!effect.after) continue
    const before = effect.before ? referencedIds(effect.before) : new Set<string>()
    for (const target of referencedIds(effect.after)) {
      if (before.has(target) && !after.has(target)) continue
      if (after.get(target)) continue
      wanted.set(target, effect.id)
    }
  }
  const lookUp = [...wanted.keys()].filter((target) => !after.has(target) && isValidId(target))
  const found = new Set<string>()
  if (lookUp.length > 0) {
    const rows = await client.query<{ id: string }>(
      'select id from lake_documents where dataset = $1 and id = any($2)',
      [dataset, lookUp],
    )
    for (const row of rows.rows) found.add(row.id)
  }

  const deleted = effects.filter((effect) => effect.before && !effect.after).map((effect) => effect.id)
  for (const id of deleted) {
    const referencing = effects.filter((effect) => effect.after && referencedIds(effect.after).has(id))
    const rows = await client.query<{ id: string }>(
      'select id from lake_documents where dataset = $1 and strong_refs @> array[$2::text] and not (id = any($3)) order by id limit 100',
      [dataset, id, [...after.keys()]],
    )
    const ids = [...referencing.map((effect) => effect.id), ...rows.rows.map((row) => row.id)]
    if (ids.length === 0) continue
    const description = `Document "${id}" cannot be deleted as there are references to it from "${ids[0]}"`
    throw mutationError(409, [
      {
        error: { type: 'documentHasExistingReferencesError', description, id, referencingIDs: ids },
        index: 0,
      },
    ])
  }

  for (const [target, id] of wanted) {
    if (found.has(target)) continue
    const description = `Document "${id}" references non-existent document "${target}"`
    throw mutationError(409, [
      {
        error: { type: 'documentReferenceDoesNotExistError', description, id, referenceID: target },
        index: 0,
      },
    ])
  }
}
