import type { Pool } from 'pg'
import type { Permit } from '../auth/grants.ts'
import type { LakeDocument, LakeMutation } from '../context.ts'
import { draftId, isDraft, isVersion, publishedId } from '../ids.ts'
import { effectsBetween } from './mendoza.ts'

interface TransactionQuery {
  ids: string[]
  from: string | null
  to: string | null
  fromTime: string | null
  toTime: string | null
  authors: string[]
  limit: number
  reverse: boolean
  content: boolean
  mendoza: boolean
}

interface EffectRow {
  seq: string
  id: string
  author: string
  time: string
  document_id: string
  mutations: LakeMutation[]
  after_doc: LakeDocument | null
  before_doc: LakeDocument | null
}

const BEFORE = `
  left join lateral (
    select after_doc from lake_effects p
    where p.dataset = e.dataset and p.document_id = e.document_id and p.seq < e.seq
    order by p.seq desc limit 1
  ) p on true`

const seqOf = `(select seq from lake_transactions where dataset = $1 and id = %)`

/**
 * Whether the reader may see the document before and after: a change from or to other scopes would reveal what it was
 * there.
 */
const shows = (permit: Permit, { before_doc: before, after_doc: after }: EffectRow) =>
  !permit.limit || [before, after].every((doc) => !doc || permit.may('read', doc))

/** The transactions that changed these documents, as `/data/history/transactions` returns them. */
export async function documentTransactions(
  pool: Pool,
  dataset: string,
  permit: Permit,
  query: TransactionQuery,
) {
  const values: unknown[] = [dataset, query.ids]
  const where = ['e.dataset = $1', 'e.document_id = any($2)']
  const add = (sql: string, value: unknown) => {
    values.push(value)
    where.push(sql.replace('%', `$${values.length}`))
  }
  if (query.from) add(`t.seq >= ${seqOf}`, query.from)
  if (query.to) add(`t.seq <= ${seqOf}`, query.to)
  if (query.fromTime) add('t.time >= %', query.fromTime)
  if (query.toTime) add('t.time <= %', query.toTime)
  if (query.authors.length > 0) add('t.author = any(%)', query.authors)
  values.push(query.limit)
  const order = query.reverse ? 'desc' : 'asc'
  const rows = await pool.query<EffectRow>(
    `with chosen as (
       select distinct t.seq from lake_effects e join lake_transactions t using (dataset, seq)
       where ${where.join(' and ')} order by t.seq ${order} limit $${values.length}
     )
     select t.seq, t.id, t.author, t.time, e.document_id, e.mutations, e.after_doc, p.after_doc as before_doc
     from chosen join lake_transactions t on t.dataset = $1 and t.seq = chosen.seq
     join lake_effects e on e.dataset = t.dataset and e.seq = t.seq and e.document_id = any($2)
     ${BEFORE}
     order by t.seq ${order}, e.position`,
    values,
  )
  const result = new Map<
    string,
    Record<string, unknown> & { effects: Record<string, unknown>; documentIDs: string[] }
  >()
  for (const row of rows.rows) {
    if (!shows(permit, row)) continue
    let entry = result.get(row.id)
    if (!entry) {
      entry = { id: row.id, timestamp: row.time, author: row.author, documentIDs: [], effects: {} }
      if (query.content) entry.mutations = []
      result.set(row.id, entry)
    }
    entry.documentIDs.push(row.document_id)
    if (query.content && Array.isArray(entry.mutations)) entry.mutations.push(...row.mutations)
    if (query.mendoza) entry.effects[row.document_id] = effectsBetween(row.before_doc, row.after_doc)
  }
  return [...result.values()]
}

/**
 * A document after a transaction or at a time; null if it did not exist. A draft that did not exist when its document
 * was published is the published document: the Studio shows a page's past under the id of its draft.
 */
export async function documentAt(
  pool: Pool,
  dataset: string,
  id: string,
  moment: { revision: string | null; time: string | null },
): Promise<LakeDocument | null> {
  const own = await stateAt(pool, dataset, id, moment)
  if (own || !isDraft(id) || !moment.revision) return own
  const published = await stateAt(pool, dataset, publishedId(id), moment)
  return published?._rev === moment.revision ? published : null
}

async function stateAt(
  pool: Pool,
  dataset: string,
  id: string,
  moment: { revision: string | null; time: string | null },
): Promise<LakeDocument | null> {
  const condition = moment.revision ? `t.seq <= ${seqOf.replace('%', '$3')}` : 't.time <= $3'
  const value = moment.revision ?? moment.time ?? new Date().toISOString()
  const rows = await pool.query<{ after_doc: LakeDocument | null }>(
    `select e.after_doc from lake_effects e join lake_transactions t using (dataset, seq)
     where e.dataset = $1 and e.document_id = $2 and ${condition} order by t.seq desc limit 1`,
    [dataset, id, value],
  )
  return rows.rows[0]?.after_doc ?? null
}

/**
 * The last state of documents, of deleted ones the state before, from which the Studio restores them. A draft that
 * became the published document is left out.
 */
export async function lastRevisions(pool: Pool, dataset: string, ids: string[]): Promise<LakeDocument[]> {
  const { rows } = await pool.query<{ after_doc: LakeDocument }>(
    `select distinct on (document_id) after_doc from lake_effects
     where dataset = $1 and document_id = any($2) and after_doc is not null order by document_id, seq desc`,
    [dataset, ids],
  )
  const last = rows.map(({ after_doc }) => after_doc)
  const publishedAt = new Map(last.map(({ _id, _updatedAt }) => [_id, String(_updatedAt)]))
  return last.filter(
    ({ _id, _updatedAt }) => !isDraft(_id) || String(_updatedAt) > (publishedAt.get(publishedId(_id)) ?? ''),
  )
}

/** What happened to a document and its draft, newest first, in the Studio's event vocabulary. */
export async function documentEvents(
  pool: Pool,
  dataset: string,
  permit: Permit,
  id: string,
  limit: number,
  cursor: number | undefined,
) {
  const base = publishedId(id)
  const rows = await pool.query<EffectRow>(
    `select t.seq, t.id, t.author, t.time, e.document_id, e.after_doc, p.after_doc as before_doc
     from lake_effects e join lake_transactions t using (dataset, seq) ${BEFORE}
     where e.dataset = $1 and e.document_id = any($2) and t.seq < $3
     order by t.seq desc, e.position`,
    [dataset, [base, draftId(base)], cursor ?? Number.MAX_SAFE_INTEGER],
  )
  const groups = new Map<string, EffectRow[]>()
  for (const row of rows.rows)
    if (shows(permit, row)) groups.set(row.seq, [...(groups.get(row.seq) ?? []), row])
  const events: Record<string, unknown>[] = []
  let nextCursor = ''
  for (const [seq, effects] of groups) {
    const event = eventOf(base, effects)
    if (!event) continue
    if (events.length === limit) {
      nextCursor = String(Number(seq) + 1)
      break
    }
    events.push(event)
  }
  return { events, nextCursor }
}

function eventOf(base: string, effects: EffectRow[]): Record<string, unknown> | null {
  const published = effects.find((effect) => !isDraft(effect.document_id) && !isVersion(effect.document_id))
  const draft = effects.find((effect) => isDraft(effect.document_id))
  const effect = published ?? draft
  if (!effect) return null
  const common = { id: effect.id, timestamp: effect.time, author: effect.author, documentId: base }
  if (published?.after_doc) {
    if (draft?.before_doc && !draft.after_doc)
      return {
        ...common,
        type: 'publishDocumentVersion',
        revisionId: effect.id,
        versionId: draftId(base),
        versionRevisionId: draft.before_doc._rev,
        cause: { type: 'document.publish' },
      }
    return {
      ...common,
      type: published.before_doc ? 'updateLiveDocument' : 'createLiveDocument',
      revisionId: effect.id,
    }
  }
  if (published?.before_doc) {
    if (draft?.after_doc)
      return { ...common, type: 'unpublishDocument', versionId: draftId(base), versionRevisionId: effect.id }
    return { ...common, type: 'deleteDocumentGroup' }
  }
  if (draft?.after_doc && !draft.before_doc)
    return {
      ...common,
      type: 'createDocumentVersion',
      versionId: draftId(base),
      versionRevisionId: effect.id,
    }
  if (draft?.before_doc && !draft.after_doc)
    return {
      ...common,
      type: 'deleteDocumentVersion',
      versionId: draftId(base),
      versionRevisionId: draft.before_doc._rev,
    }
  return null
}
