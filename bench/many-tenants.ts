import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

const documentShape = z.looseObject({ _id: z.string(), _type: z.string() })
type Document = z.output<typeof documentShape>

const batch = 250

/** Ids of the documents that a document has strong references to. */
function neededBy(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(neededBy)
  const { _ref, _weak, ...fields } = value as Record<string, unknown>
  return [...(typeof _ref === 'string' && !_weak ? [_ref] : []), ...Object.values(fields).flatMap(neededBy)]
}

/** Chooses `count` documents: site and navigation, then pages with all they need, then any others. */
function choose(documents: Document[], count: number): Document[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const chosen = new Set<Document>()
  function add(document: Document) {
    if (chosen.has(document)) return
    chosen.add(document)
    for (const id of neededBy(document)) {
      const needed = byId.get(id)
      if (needed) add(needed)
    }
  }
  const rank = ({ _type, _id }: Document) =>
    ['site', 'navigation', 'brand', 'promo', 'page'].indexOf(_type) + (_id.endsWith('-home') ? -0.5 : 0)
  const order = documents.filter((document) => rank(document) >= 0).sort((a, b) => rank(a) - rank(b))
  for (const document of order) {
    if (chosen.size >= count) break
    add(document)
  }
  if (chosen.size !== count) throw new Error(`A tenant of ${count} documents came out as ${chosen.size}.`)
  return [...chosen]
}

/**
 * Writes tenants through the Content Lake's mutations, each with the same `each` documents of the existing tenant
 * `pattern`; the pictures are shared.
 * @returns their slugs
 */
export async function writeTenants(client: SanityClient, pattern: string, count: number, each: number) {
  const found = await client.fetch('*[tenant._ref == $site] | order(_id)', { site: `site-${pattern}` })
  const text = JSON.stringify(choose(z.array(documentShape).parse(found), each))
  const slugs = Array.from({ length: count }, (_, index) => `dealer-${String(index + 1).padStart(3, '0')}`)
  const documents = slugs.flatMap((slug) =>
    z
      .array(documentShape)
      .parse(JSON.parse(text.replaceAll(pattern, slug)))
      .map(({ _rev, _createdAt, _updatedAt, hosts, ...document }) => document),
  )
  for (let at = 0; at < documents.length; at += batch)
    await client.mutate(
      documents.slice(at, at + batch).map((document) => ({ createOrReplace: document })),
      { visibility: 'async' },
    )
  return slugs
}
