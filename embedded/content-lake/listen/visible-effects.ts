import type { Permit } from '../auth/grants.ts'
import type { DocumentEffect } from '../context.ts'

/**
 * The effects of a transaction as a reader with this permit sees them: a document that becomes visible is created, one
 * that is no longer visible is deleted, whatever was really done to it.
 */
export function visibleEffects(permit: Permit, effects: DocumentEffect[]): DocumentEffect[] {
  if (!permit.limit) return effects
  return effects.flatMap((effect): DocumentEffect[] => {
    const { id } = effect
    const before = effect.before && permit.may('read', effect.before) ? effect.before : null
    const after = effect.after && permit.may('read', effect.after) ? effect.after : null
    if (before === effect.before && after === effect.after) return [effect]
    if (before) return [{ id, before, after, mutations: [{ delete: { id } }] }]
    return after ? [{ id, before, after, mutations: [{ create: after }] }] : []
  })
}
