import { readContentSearch, searchContent } from '#app/content-search/search.ts'
import { offerSpec } from '#app/offers/offer.ts'
import { offersOf } from '#app/offers/offers.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import { isWithin, nextBoundary } from '#values/schedule.ts'
import type block from './query.ts'

/** The tenant's live offers that fit the address (SRCH-29). */
export default async function load(context: LoadContext<ContentOf<typeof block>>) {
  const { lake, instant, site, search, head, validUntil } = context
  const offers = await offersOf(lake)
  const next = nextBoundary(offers, instant, site.timeZone)
  if (next) validUntil(next)
  const live = offers.filter((offer) => isWithin(offer, instant, site.timeZone))
  const request = readContentSearch(search, offerSpec)
  // One address for search engines: the page without filters.
  if (search.size > 0) head({ noindex: true })
  return { request, ...searchContent(live, offerSpec, request) }
}
