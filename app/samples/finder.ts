import { searchAccess } from '#app/stock/finder/access.ts'
import type { Finder } from '#app/stock/finder/finder.server.ts'
import { noStock } from './load.ts'

/** A search form's data for the gallery and the tests. */
export const sampleFinder: Finder = {
  access: searchAccess(noStock.browser, 'status:in_stock'),
  count: 1482,
  makes: [
    { value: 'Ford', count: 210 },
    { value: 'Kia', count: 302 },
    { value: 'Mercedes-Benz', count: 41 },
    { value: 'Toyota', count: 401 },
  ],
  bodies: [
    { value: 'Hatch', count: 240 },
    { value: 'SUV', count: 720 },
    { value: 'Ute', count: 322 },
  ],
}
