import type { Brand } from '#app/brands/brand.ts'
import { brandOfBlock } from '#app/brands/brand-of-block.server.ts'
import type { Offer } from '#app/offers/offer.ts'
import { offersOf } from '#app/offers/offers.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import { isWithin, nextBoundary } from '#values/schedule.ts'
import type block from './query.ts'

export interface Offers {
  brand?: Pick<Brand, 'name'>
  offers: Offer[]
}

/** Offers that run now, of the brand that the block or the page is about. @throws NotFound as `brandOfBlock` */
export default async function load(context: LoadContext<ContentOf<typeof block>>): Promise<Offers> {
  const { content, lake, instant, site, validUntil } = context
  const [brand, all] = await Promise.all([brandOfBlock(context), offersOf(lake)])
  // A brand that is gone has no offers; that is not to say that all are its own.
  if (content.brand && !brand) return { offers: [] }
  const offers = brand ? all.filter((offer) => offer.brand === brand.slug) : all
  const next = nextBoundary(offers, instant, site.timeZone)
  if (next) validUntil(next)
  const live = offers.filter((offer) => isWithin(offer, instant, site.timeZone))
  return { ...(brand && { brand }), offers: live.slice(0, content.limit) }
}
