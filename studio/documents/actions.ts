import type { DocumentActionsResolver } from 'sanity'
import { openPage } from './open-page.ts'

/** One of each per site: neither duplicated nor taken away. */
const singletons = new Set(['site', 'navigation'])
const refused = new Set(['duplicate', 'delete', 'unpublish'])

export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (singletons.has(schemaType)) return actions.filter(({ action }) => !action || !refused.has(action))
  return schemaType === 'page' ? [...actions, openPage] : actions
}
