import { keepText, keptText, siteOfPage } from '#app/page/browser/kept.ts'

/** For a browser that keeps nothing: the visit is the page then. */
let ofPage: string | undefined

const madeUp = () =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36).padStart(7, '0')).join('')

/** Which events belong together: made up, says nothing of the person, and ends with the tab. */
export function visitId(): string {
  const key = `${siteOfPage()}:counted`
  const kept = keptText('sessionStorage', key)
  if (kept) return kept
  ofPage ??= madeUp()
  keepText('sessionStorage', key, ofPage)
  return ofPage
}
