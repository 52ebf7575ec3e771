import type { Locator, Page } from '@playwright/test'
import { eventually } from '../product/index.ts'
import { importStock, type StockRow, stockRow } from '../product/stock.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { test as base } from './tenant.ts'

export const listing = '/search/new-used-and-demo-cars'

const makes = {
  Toyota: 14,
  Kia: 8,
  MG: 6,
  Ford: 5,
  Mazda: 4,
  Hyundai: 3,
  BMW: 2,
  Audi: 2,
  Isuzu: 2,
  Nissan: 2,
  Honda: 1,
  Volvo: 1,
}
const models: Record<string, string> = { Toyota: 'Corolla', Kia: 'Sportage', MG: 'HS', Ford: 'Ranger' }
const bodies: Record<string, string> = { Kia: 'SUV', MG: 'SUV', Ford: 'Ute', Mazda: 'Sedan' }

/** Fifty cars of twelve makes, from 10,000 to 59,000 dollars, in the order of their rank. */
export const shelf: StockRow[] = Object.entries(makes)
  .flatMap(([make, count]) => Array.from({ length: count }, () => make))
  .map((make, index) =>
    stockRow(`shelf-${index + 1}`, {
      make,
      model: models[make] ?? 'Other',
      body: bodies[make] ?? 'Hatch',
      custom_rank: 100 - index,
      price: 10_000 + index * 1000,
      km: 1000 + index * 2000,
      year: 2012 + (index % 12),
      car_type: index < 30 ? 'used' : index < 40 ? 'demo' : 'new',
      images: [],
    }),
  )

interface Shop {
  /** Imports vehicles, sets switches and opens a path once the site shows `total` of them. */
  open(
    path?: string,
    stock?: { rows?: StockRow[]; switches?: Record<string, unknown>; total?: number },
  ): Promise<void>
  /** How many searches the browser has made since the page was opened. */
  searches(): number
}

export const test = base.extend<{ shop: Shop }>({
  shop: async ({ tenant, page, product }, use) => {
    let searches = 0
    page.on('request', (request) => {
      if (request.url().includes('/search-api/')) searches++
    })
    await use({
      searches: () => searches,
      async open(path = listing, { rows = shelf, switches, total } = {}) {
        if (switches) await tenant.set({ ...switches })
        await importStock(product, tenant.slug, rows)
        await eventually(async () => {
          await page.goto(siteOrigin(product, tenant.slug) + path)
          await expect(totalOf(page)).toHaveText(total === undefined ? /\d/ : new RegExp(`^${total} `), now)
        })
        await hydrated(page)
        searches = 0
      },
    })
  },
})

export const now = { timeout: 200 }
export const totalOf = (page: Page) => page.getByTestId('search-total')
export const cards = (page: Page) => page.getByTestId('car-card')
export const option = (page: Page, facet: string, name: string) =>
  page.getByTestId(`facet-${facet}`).getByRole('checkbox', { name: new RegExp(`^${name}\\b`) })
export const address = (query: string) => new RegExp(`${query.replace(/[?+.]/g, '\\$&')}$`)

/** Touches the listing, which brings React, and waits until React has hydrated it. */
export async function hydrated(page: Page) {
  await page.locator('.listing').dispatchEvent('pointerdown')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.listing') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Measures from the last change of `field` to the change of the address. @returns milliseconds */
export async function watchWait(page: Page, field: Locator): Promise<() => Promise<number>> {
  await field.evaluate((input) => {
    const times = { last: 0, asked: 0 }
    Object.assign(window, { times })
    input.addEventListener('input', () => (times.last = performance.now()))
    const push = history.pushState
    history.pushState = (...given) => {
      times.asked = performance.now()
      push.apply(history, given)
    }
  })
  return () =>
    page.evaluate(() => {
      const { times } = window as unknown as { times: { last: number; asked: number } }
      return times.asked - times.last
    })
}
