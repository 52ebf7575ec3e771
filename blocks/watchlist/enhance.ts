import { joinFavourites } from '#app/stock/card/join-favourites.ts'

/** What was kept in this browser before the shopper signed in joins the list. */
export default async function enhance() {
  if (await joinFavourites()) location.reload()
}
