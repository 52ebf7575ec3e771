import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { documents } from '../../blocks/registry.schema.ts'
import { editVisually } from '../presentation/edit-visually.ts'
import { copyToSites, duplicatePage } from '../starters/page-actions.tsx'
import { openPage } from './open-page.ts'
import { publishChecked } from './publish.ts'
import { unpublishAnywhere } from './unpublish.ts'

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent

const wraps: Partial<Record<string, Wrap>> = { publish: publishChecked, unpublish: unpublishAnywhere }

/** One component for each action: React would mount a new one again with every key press. */
const components = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
function wrapped(action: DocumentActionComponent) {
  const wrap = action.action && wraps[action.action]
  if (!wrap) return action
  const known = components.get(action) ?? wrap(action)
  components.set(action, known)
  return known
}

const singletons = new Set(documents.filter(({ studio }) => studio.singleton).map(({ type }) => type.name))
const refused = new Set(['duplicate', 'delete', 'unpublish'])

export const documentActions: DocumentActionsResolver = (given, { schemaType }) => {
  const actions = given.map(wrapped)
  if (singletons.has(schemaType)) return actions.filter(({ action }) => !action || !refused.has(action))
  if (schemaType !== 'page') return actions
  const ours = actions.map((action) => (action.action === 'duplicate' ? duplicatePage : action))
  return [...ours, copyToSites, editVisually, openPage]
}
