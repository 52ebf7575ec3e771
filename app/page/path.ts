/** What a request's address asks for, before any document is looked at. */
export type Asked =
  | { kind: 'path' /** Decoded, lower case, leading slash, no trailing one. */; path: string; search: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'refused'; status: 400 | 414 }

/** Longest path and query, in characters as sent. */
export const longestPath = 2048
export const longestQuery = 8192

const isTooLong = (path: string, search: string) => path.length > longestPath || search.length > longestQuery

/** True for an address (`req.url`) that is refused whether or not its page is kept. */
export function isTooLongAddress(url: string) {
  if (url.length <= longestPath) return false
  const mark = url.indexOf('?')
  return mark < 0 || isTooLong(url.slice(0, mark), url.slice(mark))
}

/** Reads `req.url`. Addresses that no page can have are refused here: nothing behind this sees them. */
export function readAddress(url: string): Asked {
  const mark = url.indexOf('?')
  const raw = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  if (isTooLong(raw, search)) return { kind: 'refused', status: 414 }
  const path = decode(raw)
  if (path === undefined || !raw.startsWith('/') || !isPlainPath(path))
    return { kind: 'refused', status: 400 }
  const tidy = `/${path.split('/').filter(Boolean).join('/')}`.toLowerCase()
  return tidy === path ? { kind: 'path', path, search } : { kind: 'redirect', to: encodePath(tidy) + search }
}

/** As `readAddress` leaves a path, for paths that people write (redirect documents). */
export const tidyPath = (path: string) => `/${path.trim().split('/').filter(Boolean).join('/')}`.toLowerCase()

/** For a Location or a link: other hosts cannot be reached by it, since `//` never begins it. */
export const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent)

function decode(raw: string) {
  if (!raw.includes('%')) return raw
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

/** No control characters, no backslash, no way up. */
const isPlainPath = (path: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  !/[\u0000-\u001f\u007f-\u009f\\\u2028\u2029]/.test(path) &&
  !path.split('/').some((part) => part === '..' || part === '.')
