/** The car that a page is about, as its `data-viewed-car` holds it for the events of the page. */
export interface ViewedCar {
  id: number
  /** `new`, `used`, `demo` */
  type: string
  make: string
  model: string
  year?: number
  /** AUD; left out where the site names no price. */
  price?: number
}
