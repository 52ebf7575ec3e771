import type { SanityClient } from '@sanity/client'
import { openArchive } from './archive.ts'
import * as check from './check.ts'
import { differenceBetween, isAsset, patchOf, type StoredDocument } from './documents.ts'
import { isMigrationRecord, type MigrationRecord, recordsQuery } from './migration-record.ts'
import { inShapeOf, type NamedMigration } from './migrations.ts'
import { inPortions } from './order.ts'
import { expectedAssets, knownAssets, uploadFiles, withAssets } from './pictures.ts'
import type { OnProgress } from './progress.ts'
import { count, listed, TransferError } from './transfer-error.ts'
import { writePortions } from './write.ts'

export interface ImportRequest {
  client: SanityClient
  /** A `.tar.gz` in Sanity's dataset format. */
  file: string
  /**
   * Slug of the site that the file must be for; with `all` everything is imported. By default the one site in the file.
   */
  tenant?: string
  all?: boolean
  /** What to do with a document that exists and differs; by default the import is refused. */
  existing?: 'refuse' | 'replace' | 'keep'
  /** Leaves out pictures that the file lacks, instead of refusing the import. */
  allowMissingAssets?: boolean
  dryRun?: boolean
  migrations?: NamedMigration[]
  /** Largest size of one transaction. */
  maxBytes?: number
  onProgress?: OnProgress
}

export interface Imported {
  site: string | undefined
  created: number
  replaced: number
  /** Exist already, and are equal. */
  same: number
  /** Exist already, and were left as they are. */
  kept: number
  uploaded: number
  transactions: number
}

/**
 * Imports a file of `content:export` into a dataset. Everything is checked before anything is written; documents are
 * written in one transaction if they fit, else in an order in which every reference has its target. An import that
 * broke off continues when it is run again.
 * @throws TransferError that says what was written
 */
export async function importContent(request: ImportRequest): Promise<Imported> {
  const { client, existing = 'refuse', dryRun = false, onProgress = () => {} } = request
  const archive = await openArchive(request.file)
  try {
    onProgress({ step: 'Checking the file' })
    const { documents, site } = await shapedDocuments(request, archive.documents)
    const present = await check.presentIn(client, documents)
    refuse([
      ...archive.problems,
      ...check.siteProblems(documents, present, site),
      ...(await check.nameProblems(client, documents)),
      ...check.referenceProblems(documents, present),
      ...check.rawProblems(documents, present),
      ...(request.allowMissingAssets ? [] : check.pictureProblems(documents, archive.files)),
    ])
    const content = documents.filter((document) => !isAsset(document))
    const known = await knownAssets(client, [...archive.files.values()])
    const expected = expectedAssets(archive, known)
    const planned = planOf(
      content.map((one) => withAssets(one, archive.files, expected)),
      present,
    )
    if (existing === 'refuse' && planned.differ.length > 0)
      throw new TransferError(
        `Nothing was written: ${count(planned.differ.length, 'document')} of the file ${planned.differ.length === 1 ? 'is' : 'are'} there already and differ${planned.differ.length === 1 ? 's' : ''}. Use --replace to overwrite them with those of the file, or --missing to leave them as they are.\n${listed(planned.differ.map(({ after }) => after._id))}`,
      )
    const uploaded = archive.files.size - known.size
    const result = (plan: Plan, transactions: number): Imported => ({
      site,
      created: plan.fresh.length,
      replaced: existing === 'replace' ? plan.differ.length : 0,
      same: plan.same,
      kept: existing === 'replace' ? 0 : plan.differ.length,
      uploaded,
      transactions,
    })
    if (dryRun) return result(planned, 0)

    const ids = await uploadFiles(client, archive, known, onProgress)
    const plan = planOf(
      content.map((one) => withAssets(one, archive.files, ids)),
      present,
    )
    const patches = new Map(plan.differ.map(({ after, mutation }) => [after._id, mutation]))
    const wanted =
      existing === 'replace' ? [...plan.fresh, ...plan.differ.map(({ after }) => after)] : plan.fresh
    const portions = inPortions(wanted, request.maxBytes)
    await writePortions(
      client,
      portions.map((portion) =>
        portion.map((document) => ({
          id: document._id,
          mutation: patches.get(document._id) ?? { create: withoutTimes(document) },
        })),
      ),
      { onProgress, uploaded },
    )
    return result(plan, portions.length)
  } finally {
    await archive.remove()
  }
}

/** The file's documents, migrated as far as the dataset is, and the site they are for. */
async function shapedDocuments(request: ImportRequest, archived: StoredDocument[]) {
  const { client, migrations = [] } = request
  const records = await client.fetch<MigrationRecord[]>(recordsQuery)
  const own = archived.filter((document) => !isMigrationRecord(document))
  const site = await check.scopeOf(client, own, request)
  const empty = records.length === 0 && (await client.fetch<number>('count(*[_type == "site"])')) === 0
  // An empty dataset takes over the file's migration records together with its documents.
  const documents = empty ? archived : inShapeOf(archived, records, migrations)
  return { documents: site ? documents.filter((one) => !isMigrationRecord(one)) : documents, site, empty }
}

interface Plan {
  fresh: StoredDocument[]
  differ: { after: StoredDocument; mutation: Record<string, unknown> }[]
  same: number
}

function planOf(documents: StoredDocument[], present: check.Present): Plan {
  const plan: Plan = { fresh: [], differ: [], same: 0 }
  for (const after of documents) {
    const before = present.get(after._id)
    const difference = before && differenceBetween(before, after)
    if (!before) plan.fresh.push(after)
    else if (difference) plan.differ.push({ after, mutation: patchOf(before, difference) })
    else plan.same++
  }
  return plan
}

/** A document keeps the time of its creation. */
const withoutTimes = ({ _rev, _updatedAt, ...document }: StoredDocument) => document

function refuse(problems: string[]) {
  if (problems.length > 0)
    throw new TransferError(`Nothing was written: the file cannot be imported.\n${listed(problems)}`)
}
