import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { countsOf, type FacetCount, listedNow } from '#app/stock/finder/finder.server.ts'
import { slugOf } from '#platform/slug.ts'
import type definition from './query.ts'

/** Body types that have stock (SRCH-44). */
const load: BlockLoad<ContentOf<typeof definition>, { bodies: FacetCount[] }> = async (context) => {
  const [answer] = await context.stock.search([
    { filters: listedNow(context), facets: ['body'], hitsPerPage: 0, maxValuesPerFacet: 100 },
  ])
  const bodies = countsOf(answer?.facets?.body)
  const chosen = context.content.bodies.map((name) => slugOf(name))
  if (chosen.length === 0) return { bodies }
  return { bodies: chosen.flatMap((slug) => bodies.filter(({ value }) => slugOf(value) === slug)) }
}

export default load
