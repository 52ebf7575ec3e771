import { defineArrayMember, defineField, type FieldDefinition } from '@sanity/types'
import type { SubField, Switch, Switches, SwitchGroup } from '#tenants/settings/define.ts'

type Options = Readonly<Record<string, string>>

const titled = (options: Options = {}) => Object.entries(options).map(([value, title]) => ({ value, title }))

/** The default value as text, for the end of a description; '' for values that text cannot show. */
export function standardValue({ control, default: value, options }: Switch): string {
  const inWords = (one: unknown) => options?.[String(one)] ?? String(one)
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one !== 'object'))
    return value.length > 8 ? `all ${value.length}` : value.map(inWords).join(', ')
  if (typeof value === 'number' || (typeof value === 'string' && value !== '' && control !== 'longText'))
    return inWords(value)
  return ''
}

function describe(entry: Switch): string {
  const standard = standardValue(entry)
  const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)
  return standard
    ? `${sentence(entry.meaning)} ${sentence(`If not set: ${standard}`)}`
    : sentence(entry.meaning)
}

function subField(name: string, field: SubField): FieldDefinition {
  const description =
    field.meaning ?? (field.required ? 'Needed: without it nothing shows.' : 'May stay empty.')
  return control(field.control, {
    name,
    title: field.title,
    description,
    options: field.options,
    fields: field.fields,
    required: field.required,
  })
}

interface Field {
  name: string
  title: string
  description: string
  options?: Options
  fields?: Readonly<Record<string, SubField>>
  required?: boolean
  fieldset?: string
  group?: string
  validation?: FieldDefinition['validation']
  min?: number
  max?: number
}

/** The Studio field of one control. */
function control(kind: Switch['control'] | SubField['control'], field: Field): FieldDefinition {
  const { name, title, description, fieldset, group, required } = field
  const validation =
    field.validation ?? (required ? (rule: { required(): unknown }) => rule.required() : undefined)
  const base = { name, title, description, fieldset, group, validation } as { name: string; title: string }
  switch (kind) {
    case 'boolean':
      return defineField({ ...base, type: 'boolean' })
    case 'number':
      return defineField({ ...base, type: 'number' })
    case 'text':
      return defineField({ ...base, type: 'string' })
    case 'longText':
      return defineField({ ...base, type: 'text', rows: 4 })
    case 'date':
      return defineField({ ...base, type: 'siteDateTime' })
    case 'link':
      return defineField({ ...base, type: 'link' })
    case 'richText':
      return defineField({ ...base, type: 'richText' })
    case 'menu':
      return defineField({ ...base, type: 'array', of: [defineArrayMember({ type: 'menuItem' })] })
    case 'select':
      return defineField({ ...base, type: 'string', options: { list: titled(field.options) } })
    case 'multiSelect':
      return defineField({
        ...base,
        type: 'array',
        of: [defineArrayMember({ type: 'string', options: { list: titled(field.options) } })],
      })
    case 'list':
      return defineField({ ...base, type: 'array', of: [defineArrayMember({ type: 'string' })] })
    case 'numbers':
      return defineField({ ...base, type: 'array', of: [defineArrayMember({ type: 'number' })] })
    case 'object':
      return defineField({
        ...base,
        type: 'object',
        options: { collapsible: true, collapsed: true },
        fields: subFields(field.fields),
      })
    case 'objects':
      return defineField({ ...base, type: 'array', of: [entryOf(field.fields)] })
  }
}

const subFields = (fields: Field['fields'] = {}) =>
  Object.entries(fields).map(([name, field]) => subField(name, field))

function entryOf(fields: Field['fields'] = {}) {
  const [title, subtitle] = Object.keys(fields)
  return defineArrayMember({
    type: 'object',
    fields: subFields(fields),
    preview: { select: { ...(title && { title }), ...(subtitle && { subtitle }) } },
  })
}

/** Custom rule: validates with the switch's zod shape and shows its message. */
const asShaped =
  ({ shape }: Switch) =>
  (rule: { custom(check: (value: unknown) => true | string): unknown }) =>
    rule.custom((value) => {
      if (value === undefined || value === null) return true
      const checked = shape.safeParse(value)
      return checked.success ? true : (checked.error.issues[0]?.message ?? 'This value does not fit.')
    })

/** Menus are edited in the navigation document. */
const elsewhere = new Set(['headerMenu', 'footerMenu'])

/**
 * The Studio fields of the per-tenant switches, each under its own key, in the fieldset of its group. One that nothing
 * reads yet is hidden: the Studio knows what a document may hold of it, and offers it to nobody.
 */
export function settingsFields(switches: Switches, tabOf: (group: SwitchGroup) => string): FieldDefinition[] {
  return Object.entries(switches)
    .filter(([key]) => !elsewhere.has(key))
    .map(([key, entry]) => ({
      ...control(entry.control, {
        name: key,
        title: entry.title,
        description: describe(entry),
        options: entry.options,
        fields: entry.fields,
        fieldset: entry.group,
        group: tabOf(entry.group),
        validation: asShaped(entry) as FieldDefinition['validation'],
      }),
      // Its page addresses are made of it: a site with another slug is another site.
      ...(key === 'siteSlug' && { readOnly: true }),
      ...(entry.offered === false && { hidden: true }),
    }))
}
