import { tidyPath } from './path.ts'
import type { Paths } from './queries.server.ts'

const longestChain = 20

/**
 * Where a redirect document leads: a chain is followed to its end, so that the shopper is sent once. Null when there is
 * none for `path`; 'loop' when it comes back to itself.
 */
export function followRedirects({ redirects }: Pick<Paths, 'redirects'>, path: string) {
  const first = redirects.get(path)
  if (!first) return null
  const seen = new Set([path])
  let permanent = first.permanent !== false
  let to = first.to.trim()
  for (;;) {
    const local = /^\/(?!\/)[^?#]*$/.test(to) ? tidyPath(to) : undefined
    if (local !== undefined && seen.has(local)) return 'loop'
    const next = local === undefined ? undefined : redirects.get(local)
    if (!next || seen.size > longestChain)
      return isTarget(to) ? { to: location(to), status: permanent ? 301 : 302 } : 'loop'
    seen.add(local as string)
    permanent &&= next.permanent !== false
    to = next.to.trim()
  }
}

/** A path of this site or a web address. Anything else (`javascript:`, `//host`) leads nowhere. */
const isTarget = (to: string) => /^\/(?![/\\])/.test(to) || /^https?:\/\/[^\s]+$/i.test(to)

/** As a Location header takes it, whether or not it was written encoded. */
function location(to: string) {
  try {
    return encodeURI(decodeURI(to))
  } catch {
    return encodeURI(to)
  }
}
