import { blocks, documents } from '../../blocks/registry.schema.ts'
import { holdsBlocks } from '../../schemas/index.ts'

const locationsOf = new Map(documents.map(({ type, studio }) => [type.name, studio.locations]))

const addressAt = (path: string) => `$before + coalesce(tenant->siteSlug, siteSlug) + $after + ${path}`

const everyPage = `{ "title": "Every page of the site", "href": ${addressAt('"/#"')} }`

/** Stands above the form in place of the number of pages. */
const everyPageMessage = '"Used on every page of the site"'

/** Whether every page of its site shows a document of this type. */
export const isOnAllPages = (type: string) => locationsOf.get(type) === 'everyPage'

const typeIn = (types: readonly string[]) => `_type in [${types.map((type) => `"${type}"`).join(', ')}]`

/** Documents that are pages: made of blocks, at an address of their own. */
const pages = documents.flatMap((document) => {
  const { locations } = document.studio
  const path = typeof locations === 'object' && holdsBlocks(document) && locations.addresses?.[0]?.path
  return path ? [{ type: document.type.name, path }] : []
})
const isPage = typeIn(pages.map(({ type }) => type))
const pagePath = `select(${pages.map(({ type, path }) => `_type == "${type}" => ${path}`).join(', ')})`

/** Documents that every page of their site shows. */
const isOnEveryPage = typeIn(
  documents.filter(({ studio: { locations } }) => locations === 'everyPage').map(({ type }) => type.name),
)

const sameSite = 'tenant._ref == ^.tenant._ref'

/** Blocks that show all documents of a type. */
const blocksListing = (type: string) =>
  blocks.filter(({ schema }) => schema.lists?.includes(type)).map(({ schema }) => schema.name)

/**
 * GROQ of `{locations: [{title, href}], message}`; undefined for a type that is shown on no page. A page holds a document itself,
 * within something else (a shared block, a promo, a brand), or by a block that shows all of its type.
 */
export function locationsQuery(type: string): string | undefined {
  const locations = locationsOf.get(type)
  if (!locations) return undefined
  if (locations === 'everyPage')
    return `*[_id == $id][0]{ "locations": [${everyPage}][defined(href)], "message": ${everyPageMessage} }`
  const { addresses = [], isPage: ownMessage, referredToAs } = locations
  const own = addresses
    .map(({ title, path }) => `{ "title": ${title}, "href": ${addressAt(path)} }`)
    .join(',\n      ')
  if (!referredToAs) {
    const message = ownMessage ? `, "message": ${JSON.stringify(ownMessage)}` : ''
    return `*[_id == $id][0]{ "locations": [${own}][defined(href)]${message} }`
  }
  return `*[_id == $id][0]{
    ..., "target": ${referredToAs}
  }{
    ..., "within": *[!(${isPage} || ${isOnEveryPage}) && references(^.target) && ${sameSite}]._id
  }{
    "locations": [
      ${own ? `${own},` : ''}
      ...*[${isPage} && ${sameSite} && !(kind in $ownKinds)
          && (references(^.target, ^.within) || count(blocks[_type in $listedBy]) > 0)] | order(path.current asc) {
        "title": coalesce(title, "Page without a title"),
        "href": ${addressAt(pagePath)}
      },
      ...*[${isOnEveryPage} && ${sameSite} && references(^.target, ^.within)][0...1]${everyPage}
    ][defined(href)],
    "message": select(count(*[${isOnEveryPage} && ${sameSite} && references(^.target, ^.within)]) > 0 => ${everyPageMessage})
  }`
}

/** Parameters of `locationsQuery`; `before` and `after` are what the origins of all sites have in common. */
export function locationsParams(type: string, id: string, origins: { before: string; after: string }) {
  const locations = locationsOf.get(type)
  return {
    id,
    ...origins,
    listedBy: blocksListing(type),
    ownKinds: typeof locations === 'object' ? [...(locations.pageKinds ?? [])] : [],
  }
}
