import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentMigration } from '#schemas/define-migration.ts'
import { differenceBetween, type StoredDocument } from './documents.ts'
import { isMigrationRecord, type MigrationRecord } from './migration-record.ts'
import { TransferError } from './transfer-error.ts'

export interface NamedMigration extends ContentMigration {
  name: string
}

const folder = new URL('../../schemas/migrations/', import.meta.url)
const fileName = /^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.ts$/

/** All migrations, the oldest first. */
export async function readMigrations(from: URL = folder): Promise<NamedMigration[]> {
  const names = (await readdir(from).catch(() => [])).filter((name) => fileName.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = pathToFileURL(new URL(name, from).pathname).href
      const { default: migration } = (await import(file)) as { default: ContentMigration }
      return { ...migration, name: basename(name, '.ts') }
    }),
  )
}

/** The document after the migration. */
export const migrated = ({ types, change }: ContentMigration, document: StoredDocument): StoredDocument => {
  if (!types.includes(document._type)) return document
  const after = change(structuredClone(document)) ?? document
  return differenceBetween(document, after)
    ? { ...after, _id: document._id, _type: document._type }
    : document
}

const doneIn = (records: MigrationRecord[]) =>
  new Set(records.filter(({ state }) => state === 'done').map(({ name }) => name))

/**
 * Migrates the documents of a file as far as the dataset they are for: with the migrations that the dataset has had and
 * the file has not.
 * @throws TransferError when the file has had migrations that the dataset has not
 */
export function inShapeOf(
  documents: StoredDocument[],
  there: MigrationRecord[],
  migrations: NamedMigration[],
): StoredDocument[] {
  const here = doneIn(documents.filter(isMigrationRecord))
  const target = doneIn(there)
  const ahead = [...here].filter((name) => !target.has(name))
  if (ahead.length > 0)
    throw new TransferError(
      `The file has had the migration ${ahead.join(', ')} and the dataset has not. Run: npm run content:migrate -- --apply`,
    )
  const missing = migrations.filter(({ name }) => target.has(name) && !here.has(name))
  return documents
    .filter((document) => !isMigrationRecord(document))
    .map((document) => missing.reduce((shaped, migration) => migrated(migration, shaped), document))
}
