import { catalogueSpec } from '#app/catalogue/model.ts'
import { modelsOf } from '#app/catalogue/models.server.ts'
import { readContentSearch, searchContent } from '#app/content-search/search.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import type block from './query.ts'

/** The tenant's models that fit the address (SRCH-28). */
export default async function load({ lake, search, head }: LoadContext<ContentOf<typeof block>>) {
  const request = readContentSearch(search, catalogueSpec)
  if (search.size > 0) head({ noindex: true })
  return { request, ...searchContent(await modelsOf(lake), catalogueSpec, request) }
}
