import { z } from 'zod'
import { list, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'
import { rawBlocks } from '#values/raw-blocks.ts'
import type { BlockRegistry } from './block-module.ts'
import { tidyPath } from './path.ts'

/** GROQ projection of the items of `blocks[]`: common fields, and each type's own under `content`. */
export function blocksProjection(blocks: BlockRegistry) {
  const own = [...blocks.values()].map(
    ({ definition: { type, projection } }) => `_type == "${type}" => {${projection}}`,
  )
  return `_type, _key, hidden, start, expiry, anchor, tone, "content": select(${own.join(',\n')})`
}

const seoProjection = `seo{ title, description, noindex, "image": image{${imageProjection}} }`

const seo = z
  .object({
    title: text,
    description: text,
    noindex: z.boolean().nullish().catch(null),
    image: imageValue,
  })
  .nullish()
  .catch(null)
  .transform((value) => value ?? undefined)

const document = z.object({ _id: z.string(), title: text, seo, blocks: rawBlocks }).nullable()

/** A page or a page template, with its blocks. */
export type PageDocument = NonNullable<z.output<typeof document>>

/** Paths of a tenant: its pages (also for trails and the sitemap) and its redirects. */
export const pathsQuery = {
  query: `{
    "pages": *[_type == "page" && tenant._ref == $tenant && defined(path.current)]{
      _id, _updatedAt, title, "path": path.current, "noindex": seo.noindex == true,
      "anchors": blocks[defined(anchor)].anchor
    },
    "redirects": *[_type == "redirect" && tenant._ref == $tenant && defined(from) && defined(to)]{ from, to, permanent },
    "templates": *[_type == "pageTemplate" && tenant._ref == $tenant]{ _id, kind, "anchors": blocks[defined(anchor)].anchor }
  }`,
  // One unreadable document costs itself, never the others.
  shape: z
    .object({
      pages: list(
        z.object({
          _id: z.string(),
          _updatedAt: z.string(),
          title: text,
          path: z.string().transform(tidyPath),
          noindex: z.boolean().catch(false),
          anchors: list(z.string()),
        }),
      ),
      redirects: list(
        z.object({
          from: z.string().transform(tidyPath),
          to: z.string(),
          permanent: z.boolean().nullish().catch(null),
        }),
      ),
      templates: list(z.object({ _id: z.string(), kind: z.string().nullish(), anchors: list(z.string()) })),
    })
    .transform(({ pages, redirects, templates }) => ({
      pages: new Map(pages.map((page) => [page.path, page])),
      redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
      templates: new Map(
        templates.flatMap(({ kind, ...template }) => (kind ? [[kind, template] as const] : [])),
      ),
    })),
}

export type Paths = z.output<typeof pathsQuery.shape>

const pageQueries = new WeakMap<BlockRegistry, string>()

/** One page or page template by its id. */
export const pageQuery = (id: string, blocks: BlockRegistry) => {
  const query = pageQueries.get(blocks) ?? pageQueryOf(blocks)
  pageQueries.set(blocks, query)
  return { query, params: { id }, shape: document }
}

const pageQueryOf = (blocks: BlockRegistry) =>
  `*[_type in ["page", "pageTemplate"] && tenant._ref == $tenant && _id == $id][0]{
    _id, title, ${seoProjection}, blocks[]{ ${blocksProjection(blocks)} }
  }`

const subject = z.object({ name: text, description: text }).nullable()

/** What a page about one document is called and says of itself: a brand by its `slug.current`. */
export const subjectQuery = (type: string, slug: string) => ({
  query:
    '*[_type == $type && tenant._ref == $tenant && slug.current == $slug][0]{ "name": coalesce(name, title), description }',
  params: { type, slug },
  shape: subject,
})
