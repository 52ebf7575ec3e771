import type { StoredDocument } from './documents.ts'

const type = 'contentMigration'

/** A dataset's record of a migration: the documents it has changed, and whether it is complete. */
export interface MigrationRecord extends StoredDocument {
  /** The name of the migration's file, without its ending. */
  name: string
  state: 'running' | 'done'
  /** Ids of the documents changed so far; they are not changed again when a migration that broke off continues. */
  changed: string[]
  finishedAt?: string
}

export const isMigrationRecord = (document: StoredDocument): document is MigrationRecord =>
  document._type === type

/** The dot hides it from readers without a token. */
export const recordId = (name: string) => `migration.${name}`

export const migrationRecord = (
  name: string,
  state: MigrationRecord['state'],
  changed: string[],
): MigrationRecord => ({
  _id: recordId(name),
  _type: type,
  name,
  state,
  changed,
  ...(state === 'done' && { finishedAt: new Date().toISOString() }),
})

export const recordsQuery = `*[_type == "${type}"]`
