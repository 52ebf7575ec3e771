import { count } from '#app/analytics/browser/count.ts'
import { joinFavourites } from '#app/stock/card/join-favourites.ts'

/** Counts what was done on the list; what was kept in this browser before the shopper signed in joins it. */
export default async function enhance(root: HTMLElement) {
  const { done, doneTo } = root.querySelector<HTMLElement>('[data-done]')?.dataset ?? {}
  if (done) count('favourite', { car_id: Number(doneTo), action: done === 'removed' ? 'remove' : 'save' })
  if (await joinFavourites()) location.reload()
}
