import type { HeadFromBlock } from '#app/page/block.ts'
import { encodePath } from '#app/page/path.ts'
import { count } from '#app/stock/rules/vehicle-text.ts'
import { type SearchPreset, typesHeading } from '#app/stock/search/preset.ts'
import type { Site } from '#app/tenancy/site.ts'
import { carTypes } from '#values/vehicle-kinds.ts'

/** What a search was asked for beyond its path, and what it found. */
interface Searched {
  /** Words, facets, a place: anything but page and order. */
  refined: boolean
  /** From 1. */
  page: number
  /** All vehicles found, and those on this page. */
  total: number
  shown: number
}

/**
 * Head of a search page. The path's own search is to be found, page by page; combinations of filters and empty pages
 * are not. A path that means nothing (`preset` null) answers 404 (ROUTE-07).
 */
export function searchHead(
  preset: SearchPreset | null,
  { refined, page, total, shown }: Searched,
  site: Site,
): HeadFromBlock {
  if (!preset) return { status: 404, noindex: true }
  const { heading, above, path } = preset
  const words = `${forSale(preset, site)}${page > 1 ? ` – page ${page}` : ''}`
  return {
    heading,
    above,
    title: `${words} | ${site.name}`,
    description: describe(preset, total, site),
    canonical: encodePath(path) + (page > 1 ? `?page=${page}` : ''),
    noindex: refined || shown === 0,
  }
}

/** "Used Toyota Corolla for sale in Springwood" */
function forSale({ heading, place, car_type }: SearchPreset, site: Site) {
  if (place) return `${typesHeading(car_type ?? carTypes, site)} for sale at ${place}`
  return `${heading} for sale${site.address ? ` in ${site.address.suburb}` : ''}`
}

function describe(preset: SearchPreset, total: number, site: Site) {
  const { address, name } = site
  const where = preset.place ? '' : ` at ${name}${address ? `, ${address.suburb} ${address.state}` : ''}`
  const stock = total > 0 ? `${count(total)} in stock` : 'Tell us what you are looking for'
  const offers = site.settings.financeDisplayEnabled ? 'Finance, trade-in and test drives' : 'Test drives'
  return `${preset.heading} for sale${where}: ${stock}, with photos, prices and kilometres. ${offers}.`
}
