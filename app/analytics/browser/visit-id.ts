/** For a browser that keeps nothing: the visit is the page then. */
let ofPage: string | undefined

const madeUp = () =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36).padStart(7, '0')).join('')

/** Which events belong together: made up, says nothing of the person, and ends with the tab. */
export function visitId(): string {
  const key = `${document.documentElement.dataset.site}:counted`
  try {
    const kept = sessionStorage.getItem(key)
    if (kept) return kept
    ofPage ??= madeUp()
    sessionStorage.setItem(key, ofPage)
  } catch {
    ofPage ??= madeUp()
  }
  return ofPage
}
