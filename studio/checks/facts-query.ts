import type { SchemaTypeDefinition } from '@sanity/types'
import type { SchemaNode } from '../../schemas/map-nodes.ts'

/** Menu entries nest without limit, but sites show no more levels than these. */
const deepest = 3

/** GROQ paths of the link fields of a document type: `blocks[].actions[]`, `headerMenu[].link`. */
export function linkPaths(document: SchemaTypeDefinition, types: readonly SchemaTypeDefinition[]) {
  const known = new Map(types.map((type) => [type.name, type as unknown as SchemaNode]))
  const walk = (node: SchemaNode, path: string, above: readonly string[]): string[] => {
    if (node.type === 'link') return [path]
    const type = known.get(node.type)
    if (type && above.filter((name) => name === node.type).length >= deepest) return []
    const within = type ? [...above, node.type] : above
    const fields = [...(node.fields ?? []), ...(type?.fields ?? [])]
    const members = [...(node.of ?? []), ...(type?.of ?? [])]
    return [
      ...fields.flatMap((field) => walk(field, path ? `${path}.${field.name}` : `${field.name}`, within)),
      ...members.flatMap((member) => walk(member, `${path}[]`, within)),
      ...(node.marks?.annotations ? [`${path}.markDefs[]`] : []),
    ]
  }
  return [...new Set(walk(document as unknown as SchemaNode, '', []))]
}

/** The links in every published document of a type, except the edited document. */
const linksOf = (type: string, paths: readonly string[]) => `
    *[_type == "${type}" && tenant._ref == $site && !(_id in path("drafts.**")) && _id != $id]{
      _id, "links": [${paths.map((path) => `${path}{ url, destination, "page": page._ref }`).join(', ')}]
    }`

/** Published documents that refer to the edited one. Most pages have some, such as a menu, so typed links need no query. */
const referring = '*[tenant._ref == $site && !(_id in path("drafts.**")) && _id != $id && references($id)]'

/**
 * GROQ of what the rules know of a site (`$site`) besides the edited document (its published id `$id`; `$page`: it is a
 * page). Needs the raw perspective, because it returns drafts and published documents. Reading every typed link takes 3 s
 * of 3.5 s at 2,000 pages, so it is done only for pages that no document refers to.
 */
export function factsQuery(
  documents: readonly SchemaTypeDefinition[],
  types: readonly SchemaTypeDefinition[],
) {
  const linking = documents
    .map((type) => [type.name, linkPaths(type, types)] as const)
    .filter(([, paths]) => paths.length > 0)
    .map(([type, paths]) => linksOf(type, paths))
  return `{
  "site": *[_type == "site" && _id in [$site, "drafts." + $site]],
  "pages": *[_type == "page" && tenant._ref == $site]{
    _id, title, "path": path.current, "seoTitle": seo.title, "description": seo.description,
    "noindex": seo.noindex == true
  },
  "redirects": *[_type == "redirect" && tenant._ref == $site && defined(from) && defined(to)]{ _id, from, to },
  "promos": *[_type == "promo" && tenant._ref == $site]{
    _id, title, position, display, start, expiry, "node": node._type
  },
  "shared": *[_type == "sharedBlock" && tenant._ref == $site]{ _id, title, blocks },
  "brands": *[_type == "brand" && tenant._ref == $site && defined(slug.current)].slug.current,
  "tones": select($id == $site => *[_type == "page" && tenant._ref == $site && !(_id in path("drafts.**"))]{
    title, blocks[]{ _type, tone, layout, ground, hidden }
  }),
  "linking": select($page && count(${referring}) == 0 => [${linking.join(', ')}]),
  "referring": ${referring}._id
}`
}
