import type { BlockEnhance } from '#app/page/block.ts'
import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore } from '#app/stock/local/store.ts'

/** Remembers the search that the page was opened with (SRCH-38); those that follow are remembered by `history.ts`. */
const enhance: BlockEnhance = (root) => {
  const form = root.querySelector<HTMLFormElement>('form[data-search]')
  if (!form?.dataset.search) return
  const { pathname, searchParams } = new URL(form.dataset.search, location.origin)
  for (const name of ['page', 'sortBy']) searchParams.delete(name)
  localStore(siteOfPage()).addSearch({ path: pathname, filters: Object.fromEntries(searchParams) })
}

export default enhance
