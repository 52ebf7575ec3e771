import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore } from '#app/stock/local/store.ts'
import { paths } from '#values/paths.ts'

const seen = new WeakSet<Element>()

/** Takes removed vehicles out of what the shopper chose; an empty comparison opens with what was chosen. */
export default function enhance(root: HTMLElement) {
  if (seen.has(root)) return
  seen.add(root)
  const store = localStore(siteOfPage())
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-remove]')
    const vehicle = store.compared().find(({ id }) => String(id) === link?.dataset.remove)
    if (vehicle) store.toggleCompared(vehicle)
  })
  const chosen = store.compared().map(({ id }) => id)
  const asked = new URLSearchParams(location.search).has('ids')
  if (root.querySelector('[data-empty-comparison]') && chosen.length > 0 && !asked)
    location.replace(paths.compare(chosen))
}
