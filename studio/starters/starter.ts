import { blockOf, blocks } from '../../blocks/registry.schema.ts'
import { isRecord } from '../../platform/is-record.ts'
import type { block as blockInput } from '../../tenants/demo/compose.ts'
import { typedBlock } from '../../tenants/demo/typed-block.ts'
import { draftId } from '../../values/document-ids.ts'
import type { Doc } from './documents.ts'

/** A page to start from. `{site}` and `{suburb}` in its texts are replaced by those of the site. */
export interface PageStarter {
  id: string
  name: string
  /** One sentence: when to use it. */
  description: string
  /** Suggested title of the page. */
  title: string
  path: string
  /** Description for search engines. */
  summary: string
  blocks: ReturnType<typeof blockInput>[]
}

export interface StarterSite {
  id: string
  name: string
  suburb?: string
}

/** Fields of every block type, by type. */
const blockFields = new Map(blocks.map(({ schema }) => [schema.name, schema.fields]))

/** Field values that the Studio sets when somebody adds the block in the form. */
const initialValues = (type: string) =>
  Object.fromEntries(
    (blockOf(type)?.schema.fields ?? []).flatMap((field) => {
      const initial: unknown = field.initialValue
      return initial === undefined || typeof initial === 'function' ? [] : [[field.name, initial]]
    }),
  )

/** The value with a `_key` on every list item. */
export function withKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value))
    return value.map((item) => {
      const done = withKeys(item, newKey)
      return isRecord(done) && !('_key' in done) ? { _key: newKey(), ...done } : done
    })
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withKeys(item, newKey)]))
}

/** The value with `{site}` and `{suburb}` replaced; without a suburb, "in {suburb}" and "near {suburb}" are removed. */
export function filledIn(value: unknown, { name, suburb }: StarterSite): unknown {
  if (typeof value === 'string')
    return (suburb ? value : value.replace(/ (in|near) \{suburb\}/g, ''))
      .replaceAll('{site}', name)
      .replaceAll('{suburb}', suburb ?? name)
  if (Array.isArray(value)) return value.map((item) => filledIn(item, { id: '', name, suburb }))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, filledIn(item, { id: '', name, suburb })]),
  )
}

export interface NewPage {
  id: string
  title: string
  path: string
  site: StarterSite
  newKey(): string
}

/** The draft of a page created from a starter. */
export function pageFrom(starter: PageStarter, { id, title, path, site, newKey }: NewPage): Doc {
  const typed = starter.blocks.map((block) => ({
    ...initialValues(block._type),
    ...typedBlock(block, blockFields, starter.id),
  }))
  return {
    _id: draftId(id),
    _type: 'page',
    tenant: { _type: 'reference', _ref: site.id },
    title,
    path: { _type: 'slug', current: path },
    blocks: withKeys(filledIn(typed, site), newKey),
    seo: { _type: 'seo', description: filledIn(starter.summary, site) },
  }
}
