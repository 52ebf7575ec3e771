import { blocks } from '../../blocks/registry.schema.ts'

/** Where a page made from a template can be seen. No two kinds share an address: the Studio's list is keyed by it. */
const templatePath = `select(
  kind == "stockSearch" => coalesce(tenant->searchPath, "/search"),
  kind == "vehicle" => coalesce(tenant->searchPath, "/search") + "#vehicle",
  kind == "compare" => "/compare",
  kind == "specialOffers" => "/special-offers",
  kind == "catalogue" => "/catalogue",
  kind == "dealerLocator" => "/dealer-locator",
  kind == "partsSearch" => "/parts/search",
  kind == "offer" => "/offers/" + *[_type == "offer" && tenant._ref == ^.tenant._ref && defined(slug.current)][0].slug.current,
  kind == "brandOverview" => "/" + *[_type == "brand" && tenant._ref == ^.tenant._ref && defined(slug.current)][0].slug.current + "/overview",
  kind == "notFound" => "/page-not-found"
)`

const address = (path: string) => `$before + coalesce(tenant->siteSlug, siteSlug) + $after + ${path}`

const everyPage = `{ "title": "Every page of the site", "href": ${address('"/#"')} }`

interface OwnAddresses {
  /** GROQ of places that the platform makes of a document of this type. */
  places: string
  /** Templates of the same addresses, which are then not named twice. */
  kinds?: string[]
}

const own: Record<string, OwnAddresses> = {
  page: { places: `{ "title": coalesce(title, "This page"), "href": ${address('path.current')} }` },
  pageTemplate: {
    places: `{ "title": coalesce(title, "Pages of this kind"), "href": ${address(templatePath)} }`,
  },
  offer: {
    places: `{ "title": "Page of the offer", "href": ${address('"/offers/" + slug.current')} },
      { "title": "All special offers", "href": ${address('"/special-offers"')} }`,
    kinds: ['offer', 'specialOffers'],
  },
  brand: {
    places: `{ "title": "Overview of the brand", "href": select(!defined(url) => ${address('"/" + slug.current + "/overview"')}) }`,
    kinds: ['brandOverview'],
  },
  model: {
    places: `{ "title": "Catalogue of new models", "href": ${address('"/catalogue"')} },
      { "title": "Overview of the brand", "href": ${address('"/" + manufacturer->slug.current + "/overview"')} }`,
    kinds: ['catalogue', 'brandOverview'],
  },
  location: {
    places: `{ "title": "Dealer locator", "href": ${address('"/dealer-locator"')} }`,
    kinds: ['dealerLocator'],
  },
  site: { places: everyPage },
  navigation: { places: everyPage },
}

/** Types of which it is asked which pages hold them. */
const held = new Set([
  'sharedBlock',
  'promo',
  'offer',
  'model',
  'brand',
  'groupCompany',
  'location',
  'mediaItem',
])

const pages = '_type in ["page", "pageTemplate"]'
const menus = '_type in ["site", "navigation"]'
const sameSite = 'tenant._ref == ^.tenant._ref'

/** Blocks that show documents of a type without being told which. */
const listedBy = (type: string) =>
  blocks.filter(({ schema }) => schema.lists?.includes(type)).map(({ schema }) => schema.name)

/**
 * GROQ of `{locations: [{title, href}]}`; undefined for a type that stands on no page. A page holds a document itself,
 * within something else (a shared block, a promo, a brand), or by a block that shows all of its type. Of a picture in
 * the media library the file is looked for, since that is what pages keep of it.
 */
export function locationsQuery(type: string): string | undefined {
  const { places } = own[type] ?? {}
  if (!held.has(type)) return places && `*[_id == $id][0]{ "locations": [${places}][defined(href)] }`
  return `*[_id == $id][0]{
    ..., "target": ${type === 'mediaItem' ? 'image.asset._ref' : '_id'}
  }{
    ..., "within": *[!(${pages} || ${menus}) && references(^.target) && ${sameSite}]._id
  }{
    "locations": [
      ${places ? `${places},` : ''}
      ...*[${pages} && ${sameSite} && !(kind in $made)
          && (references(^.target, ^.within) || count(blocks[_type in $listedBy]) > 0)] | order(path.current asc) {
        "title": coalesce(title, "Page without a title"),
        "href": ${address(`select(_type == "page" => path.current, ${templatePath})`)}
      },
      ...*[${menus} && ${sameSite} && references(^.target, ^.within)][0...1]${everyPage}
    ][defined(href)]
  }`
}

/** `before` and `after`: what all sites' origins have in common. */
export const locationsParams = (type: string, id: string, origins: { before: string; after: string }) => ({
  id,
  ...origins,
  listedBy: listedBy(type),
  made: own[type]?.kinds ?? [],
})
