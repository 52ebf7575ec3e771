import type { Rendered } from '#app/page/fallback-pages.server.ts'
import { encodePath } from '#app/page/path.ts'
import type { Platform } from '#app/page/platform.ts'
import type { Visitor } from '#app/page/visitor.ts'
import type { Site } from '#app/tenancy/site.ts'
import { paths, signInHref } from '#values/paths.ts'

/** How a page that is not the same for everyone stands to one visitor. */
export interface Access {
  visitor: Visitor | null
  /** Where they sign in first. */
  signIn?: string
}

interface Asking {
  cookies: string | null
  /** Address of the page they come from. */
  from?: string
}

/**
 * Who looks at a page that is made for one visitor, and whether they have to sign in first (AUTH-05); undefined for a
 * page that is the same for everyone.
 */
export async function accessTo(
  { pageKinds, visitorOf }: Pick<Platform, 'pageKinds' | 'visitorOf'>,
  site: Site,
  { path, search }: { path: string; search: string },
  { cookies, from }: Asking,
): Promise<Access | undefined> {
  const access = pageKinds.accessAt(path, site)
  if (!access) return undefined
  const visitor = await visitorOf(site, cookies)
  const { gate: type } = access
  if (!type || visitor) return { visitor }
  const redirect = encodePath(path) + search
  return { visitor, signIn: signInHref({ type, redirect, back: pageBefore(site, path, from) }) }
}

/** The page of the site that a visitor comes from, else the home page. */
function pageBefore(site: Site, path: string, from: string | undefined) {
  if (!from || !URL.canParse(from)) return '/'
  const { origin, pathname, search } = new URL(from)
  return origin === site.origin && pathname !== path && pathname !== paths.signIn ? pathname + search : '/'
}

/** Leads somebody to sign-in; the answer is for them alone. */
export const toSignIn = (location: string): Rendered => ({
  status: 302,
  headers: { location, 'cache-control': 'private, no-store' },
  body: Buffer.alloc(0),
})
