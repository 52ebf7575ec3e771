import { keepValue, keptValue, siteOfPage } from '#app/page/browser/kept.ts'
import { isRecord } from '#platform/is-record.ts'

const most = 50

interface Visit {
  pages: string[]
  parameters: Record<string, string>
}

const keyOf = (site: string) => `${site}:visit`

/** This visit so far: pages in their order, and the parameters it began with (FORM-14). It ends with the tab. */
export function visitSoFar(site = siteOfPage()): Visit {
  const kept = keptValue('sessionStorage', keyOf(site))
  return isVisit(kept) ? kept : { pages: [], parameters: {} }
}

/** Notes that this page was looked at. Called once on each page. */
export function noteVisit() {
  const site = siteOfPage()
  const { pages, parameters } = visitSoFar(site)
  if (pages.at(-1) !== location.pathname) pages.push(location.pathname)
  const linked = isFromElsewhere() ? Object.fromEntries(new URLSearchParams(location.search)) : {}
  const visit: Visit = { pages: pages.slice(-most), parameters: { ...parameters, ...linked } }
  keepValue('sessionStorage', keyOf(site), visit)
}

/** Parameters of the site's own links and forms say nothing of where a shopper came from. */
function isFromElsewhere() {
  return !document.referrer.startsWith(`${location.origin}/`)
}

const isVisit = (value: unknown): value is Visit =>
  isRecord(value) && Array.isArray(value.pages) && isRecord(value.parameters)
