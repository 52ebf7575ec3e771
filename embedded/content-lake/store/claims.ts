import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import type { Permit } from '../auth/grants.ts'
import type { DocumentEffect, LakeDocument } from '../context.ts'
import { typedError } from '../errors.ts'
import { draftId, publishedId } from '../ids.ts'

/** Names that documents of one type claim, each for itself alone, and who may change them. */
export interface Claims {
  type: string
  /** Fields that only administrators and API tokens, which are the operator's, may change. */
  fields: readonly string[]
  /** What the people who may not change them read. */
  refusal: string
  /** The names a document claims with these fields. Its draft may claim the same. */
  names(document: LakeDocument): readonly string[]
  /** True for a name that no document may claim. */
  reserved(name: string): boolean
}

/**
 * Refuses a write that changes a claimed field without the right to, and one that claims what is reserved or belongs to
 * another document or its draft. Writes happen one after another, so that no two can claim a name at once.
 * @throws LakeError 403 for a person without the right, 400 for a name
 */
export async function checkClaims(
  claims: Claims | undefined,
  permit: Permit,
  effects: DocumentEffect[],
  { client, dataset }: { client: PoolClient; dataset: string },
): Promise<void> {
  const touched = effects.filter((effect) => claims && changesClaims(claims, effect))
  if (!claims || touched.length === 0) return
  const { rows } = await client.query<{ doc: LakeDocument }>(
    'select doc from lake_documents where dataset = $1 and type = $2 order by id',
    [dataset, claims.type],
  )
  const before = new Map(rows.map(({ doc }) => [doc._id, doc]))
  const after = new Map(before)
  for (const effect of effects)
    if (isOf(claims, effect.after)) after.set(effect.id, effect.after)
    else after.delete(effect.id)

  for (const { id } of touched) {
    if (!mayChange(permit)) checkFields(claims, versionsOf(before, id), versionsOf(after, id), after.get(id))
    const known = new Set(versionsOf(before, id).flatMap((document) => claims.names(document)))
    const document = after.get(id)
    for (const name of document ? claims.names(document) : [])
      if (!known.has(name)) checkName(claims, name, id, after)
  }
}

function changesClaims(claims: Claims, { before, after }: DocumentEffect) {
  if (!isOf(claims, before) || !isOf(claims, after)) return isOf(claims, before) || isOf(claims, after)
  return claims.fields.some((field) => !isDeepStrictEqual(before[field], after[field]))
}

const isOf = (claims: Claims, document: LakeDocument | null): document is LakeDocument =>
  document?._type === claims.type

const mayChange = ({ identity }: Permit) => identity.role === 'administrator' || identity.kind === 'token'

/** A document as it is published, and its draft. */
const versionsOf = (documents: Map<string, LakeDocument>, id: string) =>
  [publishedId(id), draftId(id)].flatMap((one) => documents.get(one) ?? [])

/** A draft may be made, published and discarded as an administrator left it; the last version holds the names. */
function checkFields(
  { fields, refusal }: Claims,
  before: LakeDocument[],
  after: LakeDocument[],
  document: LakeDocument | undefined,
) {
  const known = before.length > 0 ? before : [{} as LakeDocument]
  const left = after.length > 0 ? document : ({} as LakeDocument)
  for (const field of fields)
    if (left && !known.some((version) => isDeepStrictEqual(version[field], left[field])))
      throw typedError(403, 'insufficientPermissionsError', refusal, { permissions: ['update'] })
}

function checkName(claims: Claims, name: string, id: string, documents: Map<string, LakeDocument>) {
  if (claims.reserved(name))
    throw typedError(400, 'nameReservedError', `"${name}" belongs to the platform itself`)
  for (const other of documents.values())
    if (publishedId(other._id) !== publishedId(id) && claims.names(other).includes(name))
      throw typedError(400, 'nameTakenError', `"${name}" belongs to "${publishedId(other._id)}" already`)
}
