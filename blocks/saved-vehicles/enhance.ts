import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore, mostFavourites, storeChanged } from '#app/stock/local/store.ts'

const seen = new WeakSet<Element>()

/** Shows the vehicles kept in this browser: the page itself, asked for by their ids, brings their cards. */
export default function enhance(root: HTMLElement) {
  if (seen.has(root)) return
  seen.add(root)
  const store = localStore(siteOfPage())
  const list = () => root.querySelector<HTMLElement>('[data-saved]')
  let shown = root.querySelector<HTMLElement>('[data-saved-empty]') ? '' : undefined

  async function show() {
    const ids = store.favourites().slice(0, mostFavourites)
    const wanted = ids.join()
    const before = list()
    if (!before || wanted === shown) return
    shown = wanted
    before.setAttribute('aria-busy', 'true')
    try {
      const page = new URL(location.href)
      page.searchParams.set('ids', wanted)
      const response = await fetch(page)
      if (!response.ok) throw response
      const answer = new DOMParser().parseFromString(await response.text(), 'text/html')
      const after = answer.querySelector<HTMLElement>('[data-saved]')
      // Another change has come meanwhile: its answer follows.
      if (!after || shown !== wanted) return
      const hadFocus = before.contains(document.activeElement)
      before.replaceWith(document.adoptNode(after))
      if (hadFocus) after.querySelector<HTMLElement>('[role=status]')?.focus()
      await import('#app/stock/card/client.ts')
    } catch {
      shown = undefined
      before.removeAttribute('aria-busy')
      before.firstElementChild!.textContent = 'This did not work. Please try again in a minute.'
    }
  }

  for (const event of [storeChanged, 'storage']) addEventListener(event, show)
  show()
}
