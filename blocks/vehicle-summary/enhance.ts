import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore } from '#app/stock/local/store.ts'

/** Notes the vehicle among those looked at in this browser (SRCH-46). */
export default function enhance(root: HTMLElement) {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-viewed]')) {
    const id = Number(dataset.viewed)
    if (id > 0) localStore(siteOfPage()).addViewed(id)
  }
}
