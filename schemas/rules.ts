import type { ValidationContext } from '@sanity/types'
import { publishedId } from '#values/document-ids.ts'

const reservedPrefixes = ['assets', 'media', 'api']

/** What is wrong with a page's path, as a message for editors; true if nothing is. */
export function pathProblem(path: string | undefined): true | string {
  if (!path?.startsWith('/')) return 'Start the path with a slash, for example /about-us.'
  if (/\s/.test(path)) return 'Leave out spaces; put hyphens between words.'
  if (path !== path.toLowerCase()) return 'Write the path in small letters.'
  if (path !== '/' && path.endsWith('/')) return 'Leave out the slash at the end.'
  if (/[?#]/.test(path)) return 'Leave out ? and #: the path is only the part before them.'
  if (
    !/^\/([a-z0-9._~-]+(\/[a-z0-9._~-]+)*)?$/.test(path) ||
    path.split('/').some((part) => /^\.+$/.test(part))
  )
    return 'Use small letters, numbers and hyphens, with one slash between the parts.'
  if (reservedPrefixes.includes(path.split('/')[1]!))
    return `The site keeps /${path.split('/')[1]} for its own files. Choose another first word.`
  return true
}

/** Turns a title into a path that keeps slashes: "About us" to "/about-us". */
export function pathFrom(title: string): string {
  const parts = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter(Boolean)
  return `/${parts.join('/')}`
}

/** What is wrong with the address of a link: a path of the site, an anchor, https, tel or mailto. */
export function hrefProblem(href: string | undefined): true | string {
  if (!href) return true
  if (/\s/.test(href.trim()) || href !== href.trim()) return 'Leave out spaces.'
  if (/^(\/(?!\/)|#[\w-]|tel:\+?[\d()-]+$|mailto:[^@\s]+@[^@\s]+\.[^@\s]+$)/i.test(href)) return true
  if (/^https:\/\/[^/\s.]+(\.[^/\s.]+)+([/?#:].*)?$/i.test(href)) return true
  if (/^http:/i.test(href)) return 'Use https:// at the start: browsers warn shoppers about http.'
  return 'Write a path such as /finance, or a full address starting with https://, tel: or mailto:.'
}

/** What is wrong with a full https address; empty is valid. */
export function httpsProblem(url: string | undefined): true | string {
  return !url || /^https:\/\//i.test(url)
    ? hrefProblem(url)
    : 'Write the full address, starting with https://.'
}

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function slugProblem(slug: string | undefined): true | string {
  return slug && slugShape.test(slug)
    ? true
    : 'Use small letters, numbers and hyphens, for example isuzu-ute.'
}

/** What is wrong with an anchor, the name of a block that links can jump to. */
export function anchorProblem(anchor: string | undefined): true | string {
  return !anchor || /^[a-z][a-z0-9-]*$/.test(anchor)
    ? true
    : 'Start with a letter and use small letters, numbers and hyphens, for example service-booking.'
}

export const apiVersion = '2025-02-19'

/**
 * Custom rule: no other document of the same type and the same site has this value at `field` (a GROQ path such as
 * `path.current`). Draft and published version count as one document.
 */
export async function uniqueOnSite(
  field: 'path.current' | 'slug.current' | 'from' | 'dealership_slug',
  value: string | undefined,
  { document, getClient }: ValidationContext,
): Promise<boolean> {
  const site = (document?.tenant as { _ref?: string } | undefined)?._ref
  if (!value || !document || !site) return true
  const id = publishedId(document._id)
  const others = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>(`*[_type == $type && tenant._ref == $site && ${field} == $value]._id`, {
      type: document._type,
      site,
      value,
    })
  return others.every((other) => publishedId(other) === id)
}
