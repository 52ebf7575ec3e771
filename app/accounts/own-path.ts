/**
 * Where somebody goes after sign-in, or back to: a path of the site, with its query. Anything else that stands in the
 * address (another host, a script, an endpoint, sign-in again) becomes the home page (AUTH-14).
 */
export function ownPath(given: string | null | undefined): string {
  if (!given || !/^\/(?![/\\])/.test(given)) return '/'
  // Browsers leave out tabs and line ends of an address, and take a backslash for a slash.
  const base = 'http://site.invalid'
  if (/[\\\p{Cc}]/u.test(given) || !URL.canParse(given, base)) return '/'
  const { origin, pathname, search, hash } = new URL(given, base)
  if (origin !== base || pathname.startsWith('//') || /^\/(api\/|sign-in$)/.test(pathname)) return '/'
  return pathname + search + hash
}
