import { z } from 'zod'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { type PromoNode, promoProjection, promoValue } from '#app/promos/promo.ts'
import { filterByCarType, isLive, orderPromos } from '#app/promos/rules.ts'
import { tradeInCard } from '#app/promos/trade-in-card.ts'
import { list } from '#values/fields.ts'
import { lastDay, nextBoundary } from '#values/schedule.ts'
import type definition from './query.ts'

const shape = z.object({ promos: list(promoValue) })

export interface ShownPromo {
  id: string
  node: PromoNode
  /** Its last day in words, where it has one. */
  until?: string
}

/** The tenant's promos that are live and meant for the page's car types, in the order staff gave them. */
const load: BlockLoad<ContentOf<typeof definition>, { promos: ShownPromo[] }> = async ({
  content,
  site,
  instant,
  lake,
  validUntil,
}) => {
  const { promos } = await lake.query({
    query: `{ "promos": *[_type == "promo" && tenant._ref == $tenant] | order(position asc, _createdAt asc) { ${promoProjection} } }`,
    shape,
  })
  const byId = new Map(promos.map((promo) => [promo.id, promo]))
  const candidates =
    content.source === 'chosen' ? content.chosen.flatMap((id) => byId.get(id) ?? []) : orderPromos(promos)
  const meant = filterByCarType(candidates, content.carTypes)
  const next = nextBoundary(meant, instant, site.timeZone)
  if (next) validUntil(next)
  const shown = meant
    .filter((promo) => isLive(promo, instant, site.timeZone))
    .slice(0, content.limit ?? undefined)
    .map(
      (promo): ShownPromo => ({
        id: promo.id,
        node: promo.node,
        until: lastDay(promo, site.timeZone),
      }),
    )
  return { promos: content.showTradeIn ? [...shown, { id: 'trade-in', node: tradeInCard }] : shown }
}

export default load
