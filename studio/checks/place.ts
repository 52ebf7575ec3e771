import type { ObjectSchemaType, Path, SchemaType } from 'sanity'
import { isContent, textOf } from './values.ts'

const fieldsOf = (type: SchemaType | undefined) => (type as ObjectSchemaType | undefined)?.fields

const membersOf = (type: SchemaType | undefined) => (type as { of?: SchemaType[] } | undefined)?.of

/** Titles of the fields that lead to a field: "Blocks", "Hero", "Picture", "Alternative text". */
export function placeOf(type: SchemaType | undefined, value: unknown, path: Path): string[] {
  const [segment, ...rest] = path
  if (segment === undefined || !type) return []
  if (typeof segment === 'string') {
    const field = fieldsOf(type)?.find(({ name }) => name === segment)
    const below = isContent(value) ? value[segment] : undefined
    return field ? [field.type.title ?? segment, ...placeOf(field.type, below, rest)] : []
  }
  const items = Array.isArray(value) ? value : []
  const at = typeof segment === 'object' && '_key' in segment
  const item = at ? items.find((one) => isContent(one) && one._key === segment._key) : items[Number(segment)]
  const named = isContent(item) ? textOf(item._type) : undefined
  const members = membersOf(type)
  const member =
    members?.find(({ name }) => name === named) ?? (members?.length === 1 ? members[0] : undefined)
  if (member?.name === 'block') return []
  return [member?.title ?? 'Item', ...placeOf(member, item, rest)]
}
