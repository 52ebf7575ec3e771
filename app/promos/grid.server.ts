import { z } from 'zod'
import type { LoadContext } from '#app/page/block.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import { list } from '#values/fields.ts'
import { nextBoundary } from '#values/schedule.ts'
import type { GridPromo } from './grid.ts'
import { promoProjection, promoValue } from './promo.ts'
import { isLive } from './rules.ts'

const shape = z.object({ promos: list(promoValue) })

/**
 * The site's promos that are live, for `gridItems`, and the seed of this load. A page whose promos stand at random is
 * not kept: every load has a seed of its own (PROMO-09).
 */
export async function gridPromos({
  lake,
  site,
  instant,
  validUntil,
}: Pick<LoadContext<unknown>, 'lake' | 'site' | 'instant' | 'validUntil'>): Promise<{
  promos: GridPromo[]
  seed: number
}> {
  const { promos } = await lake.query({
    query: `{ "promos": *[_type == "promo" && tenant._ref == $tenant] | order(position asc, _createdAt asc) { ${promoProjection} } }`,
    shape,
  })
  const next = nextBoundary(promos, instant, site.timeZone)
  if (next) validUntil(next)
  const live = promos.filter(
    (promo) =>
      isLive(promo, instant, site.timeZone) &&
      (promo.node._type === 'promoTile' ? promo.node.image : promo.node.heading),
  )
  const { promoRandomPosition, promoOrder } = site.settings
  const chance = promoRandomPosition !== null || (promoOrder === 'random' && live.length > 1)
  if (chance) validUntil(instant)
  return {
    promos: live.map(({ id, position, display, strictDisplay, node }) => ({
      id,
      position,
      display,
      strictDisplay,
      node,
      href: linkHref(node.link, site),
    })),
    seed: chance ? Math.random() : 0,
  }
}
