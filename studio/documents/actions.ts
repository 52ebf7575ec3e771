import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { editVisually } from '../presentation/edit-visually.ts'
import { copyToSites, duplicatePage } from '../starters/page-actions.tsx'
import { openPage } from './open-page.ts'
import { publishChecked } from './publish.ts'

/** One component for each action: a new one would begin anew with every key. */
const components = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
function checked(publish: DocumentActionComponent) {
  const known = components.get(publish) ?? publishChecked(publish)
  components.set(publish, known)
  return known
}

/** One of each per site: neither duplicated nor taken away. */
const singletons = new Set(['site', 'navigation'])
const refused = new Set(['duplicate', 'delete', 'unpublish'])

export const documentActions: DocumentActionsResolver = (given, { schemaType }) => {
  const actions = given.map((action) => (action.action === 'publish' ? checked(action) : action))
  if (singletons.has(schemaType)) return actions.filter(({ action }) => !action || !refused.has(action))
  if (schemaType !== 'page') return actions
  const ours = actions.map((action) => (action.action === 'duplicate' ? duplicatePage : action))
  return [...ours, copyToSites, editVisually, openPage]
}
