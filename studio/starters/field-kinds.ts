import type { ObjectSchemaType, SchemaType } from 'sanity'
import { isRecord } from '../../platform/is-record.ts'

/** A setting says how a block looks or what it selects; words are its texts and pictures. */
export type FieldKind = 'setting' | 'words'

export interface BlockField {
  name: string
  title: string
  kind: FieldKind
  type: SchemaType
}

interface Listed {
  options?: { list?: unknown[]; layout?: string }
  of?: SchemaType[]
}

/** True when the type, or one it builds on, has this name. */
const isA = (type: SchemaType | undefined, name: string): boolean =>
  type ? type.name === name || isA(type.type, name) : false

const settingTypes = ['siteDateTime', 'colour', 'stockFilter', 'reference', 'date', 'datetime']

function kindOf(type: SchemaType): FieldKind {
  const { options, of = [] } = type as Listed
  if (type.jsonType === 'boolean' || type.jsonType === 'number') return 'setting'
  if (options?.list || settingTypes.some((name) => isA(type, name))) return 'setting'
  const plain = of.every((member) => member.jsonType === 'string' || isA(member, 'reference'))
  return type.jsonType === 'array' && of.length > 0 && plain ? 'setting' : 'words'
}

/** The fields of a block, in the order of its form. The anchor belongs to one page and is left out. */
export const fieldsOf = (type: ObjectSchemaType): BlockField[] =>
  type.fields
    .filter(({ name }) => name !== 'anchor')
    .map((field) => ({
      name: field.name,
      title: field.type.title ?? field.name,
      kind: kindOf(field.type),
      type: field.type,
    }))

const short = (words: string) => (words.length > 90 ? `${words.slice(0, 88).trimEnd()}…` : words)

const listed = (items: unknown[], type: SchemaType | undefined, name: (id: string) => string | undefined) =>
  items.map((item) => inWords(item, type, name)).join(', ')

function ofRecord(value: Record<string, unknown>, name: (id: string) => string | undefined): string {
  if (typeof value._ref === 'string') return name(value._ref) ?? 'Another document'
  if (value._type === 'block' && Array.isArray(value.children))
    return value.children.map((child) => (isRecord(child) ? String(child.text ?? '') : '')).join('')
  if (isRecord(value.asset)) return value.alt ? `Picture: ${value.alt}` : 'A picture'
  if (value._type === 'link') {
    const page = isRecord(value.page) ? inWords(value.page, undefined, name) : undefined
    return [value.label, value.destination ?? page ?? value.url].filter(Boolean).join(' → ')
  }
  return Object.entries(value)
    .filter(([field, item]) => !field.startsWith('_') && item !== undefined && item !== null)
    .map(([, item]) => inWords(item, undefined, name))
    .join(' · ')
}

/** A value as one line for editors. `name` returns the title of a document by its id. */
export function inWords(
  value: unknown,
  type: SchemaType | undefined,
  name: (id: string) => string | undefined = () => undefined,
): string {
  if (value === undefined || value === null || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return short(value.length ? listed(value, type, name) : 'Empty')
  if (isRecord(value)) return short(ofRecord(value, name) || 'Empty')
  const choices = ((type as Listed | undefined)?.options?.list ?? []) as unknown[]
  const choice = choices.find((item) => isRecord(item) && item.value === value)
  return short(isRecord(choice) ? String(choice.title) : String(value))
}
