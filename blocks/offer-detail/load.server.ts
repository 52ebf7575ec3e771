import { mediaUrl } from '#app/media/url.ts'
import type { Offer } from '#app/offers/offer.ts'
import { offerPrice } from '#app/offers/offer-text.ts'
import { offersOf } from '#app/offers/offers.server.ts'
import { type ContentOf, type LoadContext, NotFound } from '#app/page/block.ts'
import { isWithin, nextBoundary } from '#values/schedule.ts'
import type block from './query.ts'

/** The live offer that the page's path names (ROUTE-19). @throws NotFound */
export default async function load(
  context: LoadContext<ContentOf<typeof block>>,
): Promise<{ offer: Offer | null }> {
  const { lake, params, instant, site, head, validUntil } = context
  const offer = (await offersOf(lake)).find(({ slug }) => slug === params.offer)
  const next = offer && nextBoundary([offer], instant, site.timeZone)
  if (next) validUntil(next)
  if (!params.offer) return { offer: null }
  if (!offer || !isWithin(offer, instant, site.timeZone))
    throw new NotFound(`There is no offer ${params.offer}.`)
  head({
    heading: offer.title,
    title: [offer.title, offerPrice(offer), site.name].filter(Boolean).join(' | '),
    description: offer.summary,
    image: offer.image && mediaUrl(offer.image, { width: 1200, height: 630 }),
  })
  return { offer }
}
