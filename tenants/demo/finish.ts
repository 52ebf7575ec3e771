import { isRecord } from '#platform/is-record.ts'
import type { BlockInput, DemoTenant } from './compose.ts'
import { type Draft, documentsOf, ids } from './documents.ts'
import { type BlockFields, typedBlock } from './typed-block.ts'

export interface Resolver {
  /** Asset id of a picture's file. */
  asset(file: string): string
  /** The day of seeding, from which relative dates are counted. */
  today: Date
}

/**
 * Fills in what authors leave out: keys of list items, asset and page references.
 * Keys follow from the place in the document, so that seeding twice gives the same document.
 */
function resolved(value: unknown, slug: string, resolver: Resolver): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => {
      const done = resolved(item, slug, resolver)
      return isRecord(done) && !('_key' in done) ? { _key: `k${index}`, ...done } : done
    })
  if (!isRecord(value)) return value
  const { $file, $page, $ref, $monthEnd, ...rest } = value
  if (typeof $monthEnd === 'number') return lastDayOfMonth(resolver.today, $monthEnd)
  const fields = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, resolved(item, slug, resolver)]),
  )
  if (typeof $file === 'string')
    return { ...fields, asset: { _type: 'reference', _ref: resolver.asset($file) } }
  if (typeof $page === 'string')
    return { ...fields, _type: 'reference', _ref: ids(slug).page($page), _weak: true }
  if (typeof $ref === 'string') {
    const [kind, key] = $ref.split(':') as [
      'brand' | 'model' | 'promo' | 'sharedBlock' | 'form' | 'groupCompany',
      string,
    ]
    return { ...fields, _ref: ids(slug)[kind](key) }
  }
  return fields
}

/** `2026-12-31` */
const lastDayOfMonth = (from: Date, after: number) =>
  new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + after + 1, 0)).toISOString().slice(0, 10)

/** The tenant's documents, ready to be created. Throws where one names a field or block that is not there. */
export function finish(tenant: DemoTenant, blockFields: BlockFields, resolver: Resolver): Draft[] {
  const slug = tenant.site.siteSlug
  const documents = documentsOf(tenant).map((document) => {
    const blocks = document.blocks as BlockInput[] | undefined
    const whole = blocks
      ? { ...document, blocks: blocks.map((block) => typedBlock(block, blockFields, document._id)) }
      : document
    return resolved(whole, slug, resolver) as Draft
  })
  const repeated = documents.find(
    ({ _id }, index) => documents.findIndex((other) => other._id === _id) !== index,
  )
  if (repeated) throw new Error(`${slug}: two documents have the id ${repeated._id}.`)
  return documents
}

function collect(value: unknown, name: '$file' | '$page'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, name))
  if (!isRecord(value)) return []
  const own = typeof value[name] === 'string' ? [value[name]] : []
  return [...own, ...Object.values(value).flatMap((item) => collect(item, name))]
}

/** Names of the files a tenant's documents hold pictures of. */
export const filesOf = (documents: readonly Draft[]) => [...new Set(collect(documents, '$file'))]

/** Paths the tenant links to as its own pages and has no page for. Such a link is left out on the site. */
export function missingPages(tenant: DemoTenant) {
  const there = new Set(tenant.pages.map(({ path }) => path))
  return [...new Set(collect(documentsOf(tenant), '$page'))].filter((path) => !there.has(path))
}
