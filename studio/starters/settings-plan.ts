import { getDraftId } from '@sanity/client/csm'
import { isRecord } from '../../platform/is-record.ts'
import { contentOf, counterpart, type Doc, titleOf, type Versions } from './documents.ts'
import type { BlockField } from './field-kinds.ts'
import { referencesIn, retargeted, type Target } from './references.ts'

export interface Block {
  _key: string
  _type: string
  [field: string]: unknown
}

/** A field of a block that differs on another site: its value there, and the value it would get. */
export interface FieldDifference {
  field: BlockField
  before: unknown
  after: unknown
  /** Why it cannot be copied. */
  obstacle?: string
}

export interface SitePlan {
  site: string
  /** Why nothing is changed here. */
  skipped?: string
  host?: Versions & { id: string }
  /** The block to change, as in the draft, or else in the published version. */
  block?: Block
  /** Its position on the page, counted from one. */
  position?: number
  changes: FieldDifference[]
}

export interface SettingsInput {
  /** Document that holds the block. */
  host: Doc
  block: Block
  fields: readonly BlockField[]
  site: string
  siteName: string
  /** Documents that the block refers to, by published id. */
  sources: ReadonlyMap<string, Doc | undefined>
  /** Documents of the other site. */
  there: ReadonlyMap<string, Versions>
}

export const blocksOf = (doc: Doc | undefined) => (Array.isArray(doc?.blocks) ? (doc.blocks as Block[]) : [])

/** Whether two values have the same content: keys and empty fields are ignored. */
export function sameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? value.map(comparable) : undefined
  if (!isRecord(value)) return value === '' || value === null ? undefined : value
  const fields = Object.entries(value)
    .filter(([name]) => !['_key', '_weak', '_strengthenOnPublish'].includes(name))
    .map(([name, item]) => [name, comparable(item)] as const)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return fields.length ? Object.fromEntries(fields) : undefined
}

/** The counterpart of a block on another page: the one with its key, else the n-th block of its type. */
export function matchingBlock(
  block: Block,
  own: readonly Block[],
  theirs: readonly Block[],
): Block | undefined {
  const sameType = theirs.filter(({ _type }) => _type === block._type)
  const sameKey = sameType.find(({ _key }) => _key === block._key)
  const nth = own.filter(({ _type }) => _type === block._type).findIndex(({ _key }) => _key === block._key)
  return sameKey ?? sameType[Math.max(nth, 0)]
}

/** Compares a block with its counterpart on the same page of another site. */
export function planSettings(input: SettingsInput): SitePlan {
  const { host, block, fields, site, siteName, there } = input
  const skip = (skipped: string): SitePlan => ({ site, skipped, changes: [] })
  const theirs = counterpart(host, there)
  if (!theirs) return skip(`${siteName} has no ${whatIs(host)}.`)
  const edited = theirs.draft ?? theirs.published
  const found = matchingBlock(block, blocksOf(host), blocksOf(edited))
  if (!found) return skip(`${whatIs(host, true)} on ${siteName} has no such block.`)
  const changes = fields.flatMap((field) => {
    const change = changeOf(field, input, found)
    return change && !sameContent(change.before, change.after) ? [change] : []
  })
  if (changes.length === 0) return skip('Already the same.')
  return { site, host: theirs, block: found, position: blocksOf(edited).indexOf(found) + 1, changes }
}

function whatIs(host: Doc, start = false) {
  const current = isRecord(host.path) ? host.path.current : undefined
  const words = host._type === 'page' ? `page ${current ?? ''}`.trim() : `document "${titleOf(host)}"`
  return start ? words.replace(/^./, (letter) => `The ${letter}`) : words
}

function changeOf(
  field: BlockField,
  { block, sources, there, siteName }: SettingsInput,
  found: Block,
): FieldDifference | undefined {
  const value = block[field.name]
  const before = found[field.name]
  const missing = new Set<string>()
  const targetOf = (id: string): Target | undefined => {
    const source = sources.get(id)
    const own = source && counterpart(source, there)
    if (own) return { id: own.id, type: source._type, published: Boolean(own.published) }
    missing.add(source ? titleOf(source) : 'A document that is gone')
    return undefined
  }
  const after = referencesIn(value).length ? retargeted(value, targetOf) : value
  if (missing.size === 0) return { field, before, after }
  return { field, before, after: value, obstacle: `${siteName} has no "${[...missing].join('", "')}".` }
}

export interface Chosen {
  plan: SitePlan
  fields: ReadonlySet<string>
}

export type Write =
  | { create: Doc }
  | { patch: { id: string; ifRevisionID?: string; set: Record<string, unknown>; unset: string[] } }

const changesChosen = ({ plan, fields }: Chosen) =>
  plan.changes.filter(({ field, obstacle }) => !obstacle && fields.has(field.name))

/** The block with the new values of the chosen fields. */
const changed = (block: Block, changes: readonly FieldDifference[]): Block => ({
  ...block,
  ...Object.fromEntries(changes.map(({ field, after }) => [field.name, after])),
})

function patchOf(doc: Doc, key: string, changes: readonly FieldDifference[]): Write {
  const at = (name: string) => `blocks[_key=="${key}"].${name}`
  const [gone, there] = [changes.filter(isEmpty), changes.filter((change) => !isEmpty(change))]
  return {
    patch: {
      id: doc._id,
      ifRevisionID: doc._rev,
      set: Object.fromEntries(there.map(({ field, after }) => [at(field.name), after])),
      unset: gone.map(({ field }) => at(field.name)),
    },
  }
}

const isEmpty = ({ after }: FieldDifference) => after === undefined || after === null

/** The document with the chosen fields copied: checked before it is published, since nobody opens its form. */
export function documentAfter(doc: Doc, chosen: Chosen): Doc {
  const changes = changesChosen(chosen)
  const key = chosen.plan.block?._key
  return {
    ...doc,
    blocks: blocksOf(doc).map((block) => (block._key === key ? changed(block, changes) : block)),
  }
}

/** True if the published version holds the block, so that the block alone can be changed there. */
export const canPublish = ({ host, block }: SitePlan) =>
  blocksOf(host?.published).some(({ _key, _type }) => _key === block?._key && _type === block._type)

/**
 * The writes for one site. As a draft: to the existing draft, or a new one. Published: to the published version, and to
 * its draft if there is one, so that publishing that draft later does not undo the change.
 */
export function writesFor(chosen: Chosen, publish: boolean): Write[] {
  const { host, block } = chosen.plan
  const changes = changesChosen(chosen)
  if (!host || !block || changes.length === 0) return []
  const { draft, published } = host
  const intoDraft = draft ? [patchOf(draft, block._key, changes)] : []
  if (publish && published && canPublish(chosen.plan))
    return [patchOf(published, block._key, changes), ...intoDraft]
  if (draft) return intoDraft
  if (!published) return []
  const fresh = { ...contentOf(documentAfter(published, chosen)), _id: getDraftId(published._id) }
  return [{ create: fresh }]
}
