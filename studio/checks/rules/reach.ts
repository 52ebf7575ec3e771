import { publishedId, type Rule } from '../finding.ts'
import { destinationPath, localPath } from '../paths.ts'
import { textOf } from '../values.ts'
import { searchResult } from './search-words.ts'

/** Pages that shoppers cannot reach: no menu and no published page links to them. */
export const reach: Rule = ({ document, facts }) => {
  if (document._type !== 'page') return []
  const { path, noindex } = searchResult(document, facts)
  const id = publishedId(document._id)
  const stored = facts.pages.get(id)
  if (!path || path === '/' || noindex || facts.referring.length > 0) return []
  const paths = new Set([path, stored?.path].filter(Boolean))
  const linked = facts.links.some(
    ({ from, page, url, destination }) =>
      from !== id && (page === id || paths.has(localPath(url) ?? destinationPath(destination, facts))),
  )
  // The site's own buttons (Contact Us, Finance) lead to paths in its settings.
  const named = Object.values(facts.site.settings).some((value) => paths.has(localPath(textOf(value))))
  return linked || named
    ? []
    : [
        {
          rule: 'reach',
          severity: 'warning',
          message:
            'No menu and no other page leads here, so shoppers will not find it. Add it to the navigation, or link to it from another page.',
          path: ['path'],
        },
      ]
}
