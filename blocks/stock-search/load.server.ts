import { brandBySlug } from '#app/brands/brands.server.ts'
import type { BlockLoad, ContentOf, LoadContext } from '#app/page/block.ts'
import { findInTime } from '#app/places/find-in-time.server.ts'
import type { Place } from '#app/places/place.ts'
import { gridPromos } from '#app/promos/grid.server.ts'
import { searchHead } from '#app/seo/search-head.ts'
import { isOfKinds } from '#app/stock/search/kinds.ts'
import { listedFilters, nextStep, stepOf } from '#app/stock/search/listed.ts'
import {
  fixedBy,
  isRefined,
  type ListingPlace,
  stateAt,
  withPlace,
  withQuery,
} from '#app/stock/search/listing.ts'
import { askLoosely } from '#app/stock/search/loosen.ts'
import { resolvePreset, typesHeading } from '#app/stock/search/preset.ts'
import {
  type FacetCounts,
  helperParameters,
  type RawAnswer,
  requestsOf,
  type SearchRequest,
  type SearchScope,
  stockSearchOf,
} from '#app/stock/search/requests.ts'
import { isRangeKey, type SearchState } from '#app/stock/search/state.ts'
import { readWords, withoutPlace } from '#app/stock/search/words.ts'
import type { StockAnswer, StockRequest } from '#app/stock/tenant-stock.ts'
import type { Site } from '#app/tenancy/site.ts'
import { carTypes } from '#values/vehicle-kinds.ts'
import type { Filter, ListingData } from './data.ts'
import { nearMatches, nearRequests } from './near.ts'
import type { SaidPlace } from './place-said.tsx'
import type definition from './query.ts'

type Context = LoadContext<ContentOf<typeof definition>>

/**
 * The search that path and address ask for, answered by one round trip: what InstantSearch would ask itself, so that
 * the browser has nothing left to ask.
 */
const load: BlockLoad<ContentOf<typeof definition>, ListingData> = async (context) => {
  const { site, page, params, search, instant, stock, lake, head, validUntil } = context
  validUntil(nextStep(instant))
  // A block on a page of its own, not on a search path, has no preset and says nothing of the page.
  const isSearchPage = 'slug' in params || 'scope' in params || page.path === site.settings.searchPath
  const [preset, ownBrand] = await Promise.all([
    isSearchPage ? resolvePreset(params, stock, site) : null,
    // Without it the listing only comes in another order.
    site.brand ? brandBySlug(lake, site.brand).catch(() => null) : null,
  ])
  const fixed = fixedBy(preset)
  const home =
    Object.keys(fixed).length > 0 || (isSearchPage && !preset) ? site.settings.searchPath : page.path
  const place: ListingPlace = { path: page.path, fixed, home }
  const filters = filtersOf(site)
  const scope = {
    ...scopeOf(site, stock.browser.indexName, instant, filters),
    ...(ownBrand && { ownMake: ownBrand.name }),
  }
  const named = await withPlaceNamed(stateAt(page.path, search, place), context)
  const isKnown = !isSearchPage || preset !== null
  const [{ state, answers, said }, { promos, seed }] = await Promise.all([
    isKnown ? answered(context, named.state, scope) : unanswered(named.state, scope),
    gridPromos(context),
  ])
  const found = answers[0] ?? nothing(scope)
  const near = isKnown && found.nbHits === 0 ? await askNear(context, state, scope) : undefined
  if (isSearchPage) {
    const refined = isRefined(state, place) || state.sortBy !== undefined
    const searched = { refined, page: state.page, total: found.nbHits, shown: found.hits.length }
    head(searchHead(preset, searched, site))
  } else if (search.size > 0) head({ noindex: true })
  return {
    place,
    scope,
    state,
    filters,
    answers,
    browser: stock.browser,
    ...(said && { said }),
    ...(named.unknownPlace && { unknownPlace: named.unknownPlace }),
    ...(near && { near }),
    headings: { path: preset?.heading ?? page.title, home: typesHeading(carTypes, site) },
    promos,
    seed,
    now: stepOf(instant) * 1000,
  }
}

export default load

function filtersOf({ settings: { searchFacets, seriesOrder, vehicleKinds } }: Site): Filter[] {
  const filters: Filter[] = searchFacets.filter(
    (facet) => facet === 'place' || isOfKinds(facet, vehicleKinds),
  )
  // Series are no facet of their own; a site that orders them shows them after the models (SRCH-36).
  if (seriesOrder.length > 0) filters.splice(filters.indexOf('model') + 1 || filters.length, 0, 'series')
  return filters
}

/** What the site's switches say of its listing. */
function scopeOf({ settings }: Site, index: string, instant: Date, filters: readonly Filter[]): SearchScope {
  const { sortOptions, hitsPerPage, priceAscExcludesZero } = settings
  return {
    index,
    search_filters: listedFilters(settings, instant),
    hitsPerPage,
    sortOptions: [...sortOptions],
    priceAscExcludesZero,
    facets: filters.filter((filter) => filter !== 'place'),
  }
}

/** A form without scripts says where by name alone: the name is looked up. */
async function withPlaceNamed(state: SearchState, context: Context) {
  const name = context.search.get('place')?.trim().slice(0, 120)
  if (state.place || !name) return { state }
  const found = await findInTime(context, name)
  if (found === null) return { state, unknownPlace: name }
  return { state: found ? { ...state, place: pointOf(found) } : state }
}

const pointOf = ({ label, lat, lng }: Place) => ({ label, lat, lng })

/**
 * The answers, and the search they belong to: where nothing matches words that name a place ("mazda 4006"), it is that of
 * the other words around the place.
 */
async function answered(context: Context, state: SearchState, scope: SearchScope): Promise<Answered> {
  const { place: words } = readWords(state.query)
  if (words === undefined) return { state, answers: await ask(context, state, scope) }
  const [answers, found] = await Promise.all([ask(context, state, scope), findInTime(context, words)])
  const said = found === undefined ? undefined : { words, place: found && pointOf(found) }
  if (!found || answers[0]?.nbHits !== 0) return { state, answers, said }
  const around = withPlace(withQuery(state, withoutPlace(state.query)), pointOf(found))
  return { state: around, answers: await ask(context, around, scope) }
}

const unanswered = (state: SearchState, scope: SearchScope): Answered => ({
  state,
  answers: [nothing(scope)],
})

interface Answered {
  state: SearchState
  answers: RawAnswer[]
  said?: SaidPlace
}

async function ask({ stock }: Context, state: SearchState, scope: SearchScope): Promise<RawAnswer[]> {
  const requests = requestsOf(helperParameters(stockSearchOf(state, scope), scope))
  return askLoosely(requests, async (some) =>
    (await stock.search(some.map((request) => asStockRequest(request, scope)))).map(leanAnswer),
  )
}

/** What there is without one of the choices. A search that cannot tell costs the page nothing. */
async function askNear({ stock, site }: Context, state: SearchState, scope: SearchScope) {
  try {
    const requests = nearRequests(state, scope, site.settings)
    const answers = await stock.search(requests.map((request) => asStockRequest(request, scope)))
    return nearMatches(state, site.settings, answers.map(leanAnswer))
  } catch {
    return undefined
  }
}

function asStockRequest({ indexName, params }: SearchRequest, { index }: SearchScope): StockRequest {
  const sort = indexName.slice(index.length + 1) as StockRequest['sort']
  const { facets } = params
  return {
    ...params,
    ...(sort && { sort }),
    facets: typeof facets === 'string' ? [facets] : facets,
  } as StockRequest
}

/** Only what the listing reads travels with the page. */
const leanAnswer = ({
  hits,
  nbHits,
  nbPages,
  page,
  hitsPerPage,
  facets,
  facets_stats,
  query,
}: StockAnswer): RawAnswer => ({
  hits: hits.map(
    ({ _highlightResult: _, ...hit }: RawAnswer['hits'][number] & { _highlightResult?: unknown }) => hit,
  ),
  nbHits,
  nbPages,
  page,
  hitsPerPage,
  ...(facets && { facets: withoutNumbers(facets) }),
  ...(facets_stats && { facets_stats }),
  ...(typeof query === 'string' && { query }),
})

/** Of a facet of numbers the ends are read, not how often each price and distance comes. */
const withoutNumbers = (facets: FacetCounts): FacetCounts =>
  Object.fromEntries(Object.entries(facets).filter(([key]) => !isRangeKey(key)))

/** A path that means nothing: there is no such make. */
const nothing = ({ hitsPerPage }: SearchScope): RawAnswer => ({
  hits: [],
  nbHits: 0,
  nbPages: 0,
  page: 0,
  hitsPerPage,
  facets: {},
})
