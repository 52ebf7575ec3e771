import { isRecord } from '#platform/is-record.ts'
import type { LakeDocument } from '../context.ts'
import { unsupported } from '../errors.ts'
import { draftId, isDraft, isPublic, publishedId } from '../ids.ts'
import { patchComplaint } from './patch.ts'
import { type LakeTransaction, malformed, refused } from './transaction.ts'

export type LakeAction = Record<string, unknown>
type Step = (tx: LakeTransaction, action: LakeAction, index: number) => Promise<void>

/** Applies actions in order; each sees the effects of the earlier ones. */
export async function applyActions(tx: LakeTransaction, actions: LakeAction[]): Promise<void> {
  for (const [index, action] of actions.entries()) {
    const name = String(action.actionType).replace(/^sanity\.action\./, '')
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined
    if (step) await step(tx, action, index)
    else if (/^(document\.(version|variant)|release|variant)\./.test(name))
      throw unsupported(`The action "${name}"`)
    else throw malformed(index, `Unknown action "${action.actionType}"`)
  }
}

const discard: Step = async (tx, action, index) => {
  const id = action.versionId ?? action.draftId
  if (typeof id !== 'string') throw malformed(index, `${action.actionType} needs a "versionId" or "draftId"`)
  if (!isDraft(id)) throw unsupported('Discarding a version of a release')
  const current = await tx.get(id)
  if (!current) throw missing(index, id)
  await tx.remove(id)
}

const steps: Record<string, Step> = {
  'document.create': async (tx, action, index) => {
    const attributes = isRecord(action.attributes) ? action.attributes : null
    if (!attributes) throw malformed(index, 'document.create needs "attributes"')
    const given = typeof attributes._id === 'string' ? attributes._id : undefined
    const id = given ?? draftId(requiredId(action, 'publishedId', index))
    const exists = await tx.get(id)
    if (exists && action.ifExists === 'ignore') return
    if (exists)
      throw refused(index, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
    await tx.create('create', { ...attributes, _id: id }, index)
  },

  'document.edit': async (tx, action, index) => {
    const { draft, published } = pair(action, index)
    const patch = isRecord(action.patch) ? action.patch : null
    if (!patch) throw malformed(index, 'document.edit needs a "patch"')
    const complaint = patchComplaint(patch)
    if (complaint) throw malformed(index, complaint)
    if (!(await tx.get(draft))) {
      const source = await tx.get(published)
      if (!source) throw missing(index, draft)
      await tx.create('create', { ...withoutSystem(source), _id: draft, _type: source._type }, index)
    }
    await tx.patch(draft, patch, index)
  },

  'document.publish': async (tx, action, index) => {
    const { draft, published } = pair(action, index)
    const source = await tx.get(draft)
    if (!source) throw missing(index, draft)
    const current = await tx.get(published)
    expect(tx, action.ifDraftRevisionId, source, draft, index)
    expect(tx, action.ifPublishedRevisionId, current, published, index)
    const doc = strengthen(withoutSystem(source)) as Record<string, unknown>
    await tx.create(
      'createOrReplace',
      { ...doc, _id: published, _createdAt: current?._createdAt ?? source._createdAt },
      index,
    )
    await tx.remove(draft)
  },

  'document.unpublish': async (tx, action, index) => {
    const { draft, published } = pair(action, index)
    const current = await tx.get(published)
    if (!current) throw missing(index, published)
    expect(tx, action.ifPublishedRevisionId, current, published, index)
    if (!(await tx.get(draft)))
      await tx.create('create', { ...withoutSystem(current), _id: draft, _type: current._type }, index)
    await tx.remove(published)
  },

  'document.discard': discard,

  // The Studio discards a draft as the version that it is.
  'document.version.discard': discard,

  'document.delete': async (tx, action, index) => {
    const published = requiredId(action, 'publishedId', index)
    const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts.map(String) : []
    const allowed = drafts.every((id) => id !== published && publishedId(id) === published)
    if (!allowed) throw malformed(index, '"includeDrafts" may only name drafts of the document')
    const draft = draftId(published)
    const current = await tx.get(published)
    const own = await tx.get(draft)
    if (!current && !own) throw missing(index, published)
    if (own && !drafts.includes(draft) && action.includeDrafts !== undefined)
      throw refused(
        index,
        'documentHasDraftError',
        `Document "${published}" has a draft that is not in "includeDrafts"`,
        { id: published },
      )
    for (const id of new Set([...drafts, draft, published])) await tx.remove(id)
  },

  'document.replaceDraft': async (tx, action, index) => {
    const attributes = isRecord(action.attributes) ? action.attributes : null
    const published = requiredId(action, 'publishedId', index)
    if (!attributes) throw malformed(index, 'document.replaceDraft needs "attributes"')
    const id = typeof attributes._id === 'string' ? attributes._id : draftId(published)
    if (!isDraft(id) || publishedId(id) !== published)
      throw malformed(index, `"${id}" is not a draft of "${published}"`)
    await tx.create('createOrReplace', { ...attributes, _id: id }, index)
  },
}

function requiredId(action: LakeAction, key: string, index: number): string {
  const id = action[key]
  if (typeof id !== 'string' || id === '') throw malformed(index, `The action needs "${key}"`)
  return id
}

function pair(action: LakeAction, index: number): { draft: string; published: string } {
  const published = requiredId(action, 'publishedId', index)
  const draft = typeof action.draftId === 'string' ? action.draftId : draftId(published)
  if (publishedId(draft) !== published || draft === published)
    throw malformed(index, `"${draft}" is not a draft of "${published}"`)
  if (!isDraft(draft)) throw unsupported('Publishing or editing a version of a release')
  if (!isPublic(published) && isDraft(published))
    throw malformed(index, `"${published}" is not a published ID`)
  return { draft, published }
}

function expect(
  tx: LakeTransaction,
  revision: unknown,
  doc: LakeDocument | null,
  id: string,
  index: number,
): void {
  if (typeof revision === 'string' && revision !== '') tx.expectRevision(doc, id, revision, index)
}

const missing = (index: number, id: string) =>
  refused(index, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id }, 404)

function withoutSystem(doc: LakeDocument): Record<string, unknown> {
  const { _id, _rev, _updatedAt, _createdAt, ...fields } = doc
  return fields
}

/** Makes references that are weak until publication what their field declares. */
function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  const result = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, strengthen(item)]))
  const promise = result._strengthenOnPublish
  if (typeof result._ref !== 'string' || promise === undefined) return result
  const { _strengthenOnPublish, _weak, ...rest } = result
  return isRecord(promise) && promise.weak === true ? { ...rest, _weak: true } : rest
}
