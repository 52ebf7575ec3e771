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
  /** The site the file must be of; `all` for everything in it. The site of the file where both are left out. */
  tenant?: string
  all?: boolean
  /** What happens to a document that is there already and differs; the import is refused by default. */
  existing?: 'refuse' | 'replace' | 'keep'
  /** Pictures that the file does not have are left out, instead of refusing it. */
  allowMissingAssets?: boolean
  dryRun?: boolean
  migrations?: NamedMigration[]
  /** The size of one transaction. */
  maxBytes?: number
  onProgress?: OnProgress
}

export interface Imported {
  site: string | undefined
  created: number
  replaced: number
  /** There already, and the same. */
  same: number
  /** There already, and left as they were. */
  kept: number
  uploaded: number
  transactions: number
}

/**
 * Brings a file of `content:export` into a dataset. All of it is checked before anything is written; documents are
 * written in one transaction where they fit, else in an order in which no reference ever leads nowhere. Run again, it
 * goes on where it broke off.
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
    const trial = planOf(
      content.map((one) => withAssets(one, archive.files, expected)),
      present,
    )
    if (existing === 'refuse' && trial.differ.length > 0)
      throw new TransferError(
        `Nothing was written: ${count(trial.differ.length, 'document')} of the file ${trial.differ.length === 1 ? 'is' : 'are'} there already and differ${trial.differ.length === 1 ? 's' : ''}. Say --replace to make them as in the file, or --missing to leave them as they are.\n${listed(trial.differ.map(({ after }) => after._id))}`,
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
    if (dryRun) return result(trial, 0)

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

/** The file's documents in the shape of the dataset, and the site they are of. */
async function shapedDocuments(request: ImportRequest, archived: StoredDocument[]) {
  const { client, migrations = [] } = request
  const records = await client.fetch<MigrationRecord[]>(recordsQuery)
  const own = archived.filter((document) => !isMigrationRecord(document))
  const site = await check.scopeOf(client, own, request)
  const empty = records.length === 0 && (await client.fetch<number>('count(*[_type == "site"])')) === 0
  // An empty dataset takes over the file's memory of its migrations together with its documents.
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

/** The day a document was made stays with it. */
const withoutTimes = ({ _rev, _updatedAt, ...document }: StoredDocument) => document

function refuse(problems: string[]) {
  if (problems.length > 0)
    throw new TransferError(`Nothing was written: the file cannot be imported.\n${listed(problems)}`)
}
