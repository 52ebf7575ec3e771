import type { Locator } from '@playwright/test'
import { eventually } from '../product/index.ts'
import { importStock, type StockRow } from '../product/stock.ts'
import type { TestTenant } from '../product/tenant.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { listing } from './listing-shop.ts'
import { test as base } from './tenant.ts'

interface Shop {
  tenant: TestTenant
  /** Publishes switches and vehicles, and opens the listing once it shows `rows` (or `shown` cards). */
  open(rows: readonly StockRow[], switches?: Record<string, unknown>, shown?: number): Promise<void>
  /** Changes switches and opens the listing again until `check` holds. */
  change(switches: Record<string, unknown>, check: () => Promise<void>): Promise<void>
  card(name: string): Locator
}

export const test = base.extend<{ shop: Shop }>({
  shop: async ({ tenant, page, product }, use) => {
    const openListing = () =>
      page.goto(siteOrigin(product, tenant.slug) + listing, { waitUntil: 'networkidle' })
    const card = (name: string) =>
      page.getByTestId('car-card').filter({ has: page.locator(`a[href="/cars/${name}"]`) })
    await use({
      tenant,
      card,
      async open(rows, switches = {}, shown = rows.length) {
        await tenant.set(switches)
        await importStock(product, tenant.slug, rows)
        await eventually(async () => {
          await openListing()
          await expect(page.getByTestId('car-card')).toHaveCount(shown, { timeout: 200 })
        })
      },
      async change(switches, check) {
        await tenant.set(switches)
        await eventually(async () => {
          await openListing()
          await check()
        })
      },
    })
  },
})
