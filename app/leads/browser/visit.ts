import { siteOfPage } from '#app/stock/local/store.ts'

const most = 50

interface Visit {
  pages: string[]
  parameters: Record<string, string>
}

const keyOf = (site: string) => `${site}:visit`

/** This visit so far: pages in their order, and the parameters it began with (FORM-14). It ends with the tab. */
export function visitSoFar(site = siteOfPage()): Visit {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(site)) ?? 'null')
    if (isVisit(kept)) return kept
  } catch {
    // Forbidden by the browser, or not ours: the visit begins here.
  }
  return { pages: [], parameters: {} }
}

/** Notes that this page was looked at. Called once on each page. */
export function noteVisit() {
  const site = siteOfPage()
  const { pages, parameters } = visitSoFar(site)
  if (pages.at(-1) !== location.pathname) pages.push(location.pathname)
  const linked = isFromElsewhere() ? Object.fromEntries(new URLSearchParams(location.search)) : {}
  try {
    sessionStorage.setItem(
      keyOf(site),
      JSON.stringify({ pages: pages.slice(-most), parameters: { ...parameters, ...linked } }),
    )
  } catch {
    // Nothing is kept then, and everything else works.
  }
}

/** Parameters of the site's own links and forms say nothing of where a shopper came from. */
function isFromElsewhere() {
  return !document.referrer.startsWith(`${location.origin}/`)
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Visit).pages) &&
  typeof (value as Visit).parameters === 'object'
