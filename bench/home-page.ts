import type { SanityClient } from '@sanity/client'
import { draftId } from '#values/document-ids.ts'

/** Publishes a new heading of the first block with a heading on a tenant's home page, as the Studio would. */
export async function homePageEditor(client: SanityClient, slug: string) {
  const page = await client.fetch<{ _id: string; block: { _key: string; _type: string } } | null>(
    '*[_type == "page" && tenant._ref == $tenant && path.current == "/"][0]{ _id, "block": blocks[defined(heading)][0]{ _key, _type } }',
    { tenant: `site-${slug}` },
  )
  if (!page?.block) throw new Error(`The home page of ${slug} has no block with a heading.`)
  const { _id: publishedId, block } = page
  const ids = { publishedId, draftId: draftId(publishedId) }
  return {
    block: block._type,
    publish: (heading: string) =>
      client.action([
        {
          actionType: 'sanity.action.document.edit',
          ...ids,
          patch: { set: { [`blocks[_key=="${block._key}"].heading`]: heading } },
        },
        { actionType: 'sanity.action.document.publish', ...ids },
      ]),
  }
}
