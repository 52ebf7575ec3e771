/** A document as a dataset holds it, draft or published. */
export interface MigratedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** `schemas/migrations/YYYY-MM-DD-name.ts`: what a change of the schema asks of documents written before it. */
export interface ContentMigration {
  /** One sentence: what changes and why. */
  description: string
  /** Types of the documents it looks at. */
  types: string[]
  /** What of the schema it answers for, `type.field` or `type`: the fields removed, narrowed, of another type or now required. */
  covers: string[]
  /**
   * The document as it should be; undefined, or an equal one, where nothing changes. Gives the same for the same
   * document, looks at nothing else and leaves its argument as it is.
   */
  change(document: MigratedDocument): MigratedDocument | undefined
}

export const defineMigration = (migration: ContentMigration) => migration

type Fields = Record<string, unknown>

/** A copy of a document with every object of a type, such as a block, changed wherever it stands. */
export function changeObjects<Value>(value: Value, type: string, change: (object: Fields) => Fields): Value {
  const walk = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(walk)
    if (typeof item !== 'object' || item === null) return item
    const copy = Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, walk(inner)]))
    return copy._type === type ? change(copy) : copy
  }
  return walk(value) as Value
}

/** The object with a field under another name; where both are there the new one stands. */
export function renameField(object: Fields, from: string, to: string): Fields {
  if (!(from in object)) return object
  const { [from]: value, ...rest } = object
  return to in rest ? rest : { ...rest, [to]: value }
}
