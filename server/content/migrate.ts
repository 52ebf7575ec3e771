import type { SanityClient } from '@sanity/client'
import { differenceLines } from './difference-lines.ts'
import { differenceBetween, patchOf, type StoredDocument } from './documents.ts'
import { type MigrationRecord, migrationRecord, recordId } from './migration-record.ts'
import { migrated, type NamedMigration } from './migrations.ts'
import { requestBytes } from './order.ts'
import type { OnProgress } from './progress.ts'
import { count, TransferError } from './transfer-error.ts'
import { commit, type Write } from './write.ts'

export interface MigrateRequest {
  client: SanityClient
  migration: NamedMigration
  /** False, the default, is a dry run: nothing is changed. */
  apply?: boolean
  /** Largest size of one transaction. */
  maxBytes?: number
  onProgress?: OnProgress
}

export interface Migrated {
  /** True if the dataset has had this migration before. */
  before: boolean
  looked: number
  /** Number of documents that change, drafts and published alike, by type. */
  changed: Map<string, number>
  /** A few of the differences. */
  examples: string[]
  transactions: number
}

const page = 500

/**
 * Changes every document that a migration is for, and records it in the same transaction. All changes are computed
 * before the first is written. A migration of several transactions that broke off continues when it is run again: each
 * document is changed once.
 * @throws TransferError that says what was written
 */
export async function runMigration(request: MigrateRequest): Promise<Migrated> {
  const { client, migration, apply = false, maxBytes = requestBytes, onProgress = () => {} } = request
  const { name } = migration
  const record = (await client.getDocument<MigrationRecord>(recordId(name))) ?? undefined
  const result: Migrated = {
    before: record?.state === 'done',
    looked: 0,
    changed: new Map(),
    examples: [],
    transactions: 0,
  }
  if (result.before) return result

  onProgress({ step: 'Reading documents' })
  const skip = new Set(record?.changed)
  const writes: Write[] = []
  for await (const document of documentsOf(client, migration.types)) {
    result.looked++
    if (skip.has(document._id)) continue
    const after = changed(migration, document)
    const difference = differenceBetween(document, after)
    if (!difference) continue
    writes.push({ id: document._id, mutation: patchOf(document, difference) })
    result.changed.set(document._type, (result.changed.get(document._type) ?? 0) + 1)
    if (result.examples.length < 12)
      result.examples.push(
        ...differenceLines(document, after)
          .slice(0, 4)
          .map((line) => `${document._id}: ${line}`),
      )
  }
  if (!apply) return result

  const portions = bySize(writes, maxBytes)
  const done = [...skip]
  for (const [at, portion] of portions.entries()) {
    onProgress({ step: 'Changing documents, transaction', current: at + 1, total: portions.length })
    const last = at === portions.length - 1
    done.push(...portion.map(({ id }) => id))
    const memory = await remember(client, migrationRecord(name, last ? 'done' : 'running', last ? [] : done))
    const failure = await commit(client, [...portion, memory])
    if (failure) {
      const written = done.length - portion.length
      throw new TransferError(
        [
          `${name} broke off at transaction ${at + 1} of ${portions.length}: ${failure.reason}.`,
          written === 0 && failure.written === false
            ? 'Nothing was changed.'
            : `${count(written, 'document')} ${written === 1 ? 'is' : 'are'} changed, ${count(writes.length + skip.size - written, 'document')} ${failure.written === undefined ? 'may be' : 'are'} not.`,
          'Run the same command again: it continues with the rest.',
        ].join('\n'),
      )
    }
    result.transactions++
  }
  return result
}

async function* documentsOf(client: SanityClient, types: string[]): AsyncGenerator<StoredDocument> {
  let last = ''
  for (;;) {
    const query = `*[_type in $types && _id > $last] | order(_id asc)[0...${page}]`
    const found = await client.fetch<StoredDocument[]>(query, { types, last })
    yield* found
    const end = found.at(-1)
    if (!end || found.length < page) return
    last = end._id
  }
}

function changed(migration: NamedMigration, document: StoredDocument): StoredDocument {
  try {
    return migrated(migration, document)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new TransferError(`${migration.name} fails on ${document._id}: ${reason}. Nothing was changed.`)
  }
}

/** Writes the record; refused if another run has written it in the meantime. */
async function remember(client: SanityClient, record: MigrationRecord): Promise<Write> {
  const before = await client.getDocument<MigrationRecord>(record._id)
  if (!before) return { id: record._id, mutation: { create: record } }
  const difference = differenceBetween(before, record)
  return {
    id: record._id,
    mutation: patchOf(before, difference ?? { set: { name: record.name }, unset: [] }),
  }
}

/** At least one portion, so that a migration that changes nothing is recorded too. */
function bySize(writes: Write[], maxBytes: number): Write[][] {
  const portions: Write[][] = [[]]
  let room = maxBytes
  for (const write of writes) {
    const bytes = Buffer.byteLength(JSON.stringify(write.mutation))
    if (bytes > room && portions.at(-1)?.length) {
      portions.push([])
      room = maxBytes
    }
    portions.at(-1)?.push(write)
    room -= bytes
  }
  return portions
}
