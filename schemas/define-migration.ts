/** A document as a dataset holds it, draft or published. */
export interface MigratedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** `schemas/migrations/YYYY-MM-DD-name.ts`: how documents written before a schema change are brought up to date. */
export interface ContentMigration {
  /** One sentence: what changes and why. */
  description: string
  /** Document types that it reads. */
  types: string[]
  /** The breaking schema changes that it handles, as `type.field` or `type`: removed, narrowed, retyped or newly required. */
  covers: string[]
  /**
   * Returns the migrated document; undefined, or an equal document, if nothing changes. Pure: depends on its argument
   * alone and does not modify it.
   */
  change(document: MigratedDocument): MigratedDocument | undefined
}

export const defineMigration = (migration: ContentMigration) => migration

type Fields = Record<string, unknown>

/** A copy of a document with `change` applied to every object of a type, such as a block, at any depth. */
export function changeObjects<Value>(value: Value, type: string, change: (object: Fields) => Fields): Value {
  const walk = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(walk)
    if (typeof item !== 'object' || item === null) return item
    const copy = Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, walk(inner)]))
    return copy._type === type ? change(copy) : copy
  }
  return walk(value) as Value
}

/** The object with a field renamed; a value that is already under the new name wins. */
export function renameField(object: Fields, from: string, to: string): Fields {
  if (!(from in object)) return object
  const { [from]: value, ...rest } = object
  return to in rest ? rest : { ...rest, [to]: value }
}
