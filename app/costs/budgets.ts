/** What pages and blocks may cost a shopper, in bytes as they are sent; the tests hold the product to them. */
export const budgets = {
  /** Script of one static block. */
  enhance: 2048,
  /** CSS of one block, the shared sheets it names among it; it stands in every page with the block. */
  style: 4096,
  /** View of one interactive block, besides React. */
  view: 62 * 1024,
  /** All scripts of a page of static blocks. */
  staticPage: 15 * 1024,
  /**
   * The small scripts of all pages together (viewer, forms, sign-in, watchlist, counting): no page has them all, and those
   * of the viewer come when it is used.
   */
  smallScripts: 36 * 1024,
  /** All scripts of a page that React takes over, React among them. */
  interactivePage: 170_000,
  /** Those of them that are fetched before a shopper begins to use the page. */
  beforeInteraction: 20_000,
  /** Those of the page of a vehicle, seen to its end. */
  vehiclePage: 25_000,
  /** All pictures of a page, seen to its end. */
  phonePictures: 1024 * 1024,
  desktopPictures: 1.5 * 1024 * 1024,
}
