import type { FieldDefinition } from '@sanity/types'
import { isRecord } from '#platform/is-record.ts'
import type { BlockInput } from './compose.ts'
import { richText } from './rich.ts'

/** Fields every block has beside its own (blocks/registry.schema.ts). */
const commonFields = new Set(['_type', '_key', 'hidden', 'start', 'expiry', 'anchor', 'tone'])

type Fields = readonly FieldDefinition[]
/** The fields of every block type, by type. */
export type BlockFields = ReadonlyMap<string, Fields>

interface Member {
  type: string
  name?: string
  fields?: Fields
}

function typed(value: unknown, field: Member & { of?: unknown }, where: string): unknown {
  if (field.type === 'richText') return typeof value === 'string' ? richText(value) : value
  if (field.type === 'object' && isRecord(value)) return withFields(value, field.fields ?? [], where)
  if (field.type !== 'array' || !Array.isArray(value)) return value
  const members = (field.of ?? []) as Member[]
  return value.map((item, index) => {
    if (!isRecord(item)) return item
    const nameOf = (member: Member) => member.name ?? member.type
    const member =
      members.length === 1 ? members[0] : members.find((candidate) => nameOf(candidate) === item._type)
    if (!member)
      throw new Error(`${where}[${index}]: say which it is by _type: ${members.map(nameOf).join(', ')}.`)
    const _type = nameOf(member)
    return member.fields
      ? { ...withFields(item, member.fields, `${where}[${index}]`), _type }
      : { ...item, _type }
  })
}

function withFields(value: Record<string, unknown>, fields: Fields, where: string) {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (commonFields.has(key)) return [key, item]
      const field = fields.find(({ name }) => name === key)
      if (!field)
        throw new Error(
          `${where} has no field "${key}". Its fields: ${fields.map(({ name }) => name).join(', ')}.`,
        )
      return [key, typed(item, field as Member, `${where}.${key}`)]
    }),
  )
}

/**
 * A block as the Studio stores it, but for keys: lists of objects say what they hold, and text given for a rich text field
 * is read as markdown. Throws where it names a field or block that is not there.
 */
export function typedBlock(block: BlockInput, blockFields: BlockFields, where: string) {
  const fields = blockFields.get(block._type)
  if (!fields) throw new Error(`${where}: there is no block "${block._type}".`)
  return withFields(block, fields, `${where} ${block._type}`)
}
