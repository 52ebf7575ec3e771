import type { Page } from '@playwright/test'
import { eventually, visit } from '../product/index.ts'
import { plainRows } from '../product/stock.ts'
import { test } from './cards-shop.ts'
import { expect } from './fixtures.ts'
import { listing } from './listing-shop.ts'

const card = (heading: string, more: object = {}) => ({
  title: heading,
  ...more,
  node: { _type: 'promoCard', heading },
})
/** Positions of promos in the grid, from 1, and their texts. */
const places = (page: Page) =>
  page
    .locator('[data-testid="car-card"], [data-testid="promo-card"]')
    .evaluateAll((items) =>
      items.flatMap((item, index) =>
        item.getAttribute('data-testid') === 'promo-card'
          ? [`${index + 1} ${item.querySelector('h2, h3')?.textContent}`]
          : [],
      ),
    )

test('PROMO-03, SRCH-40: a site without promos shows its own card in the eighth place', async ({
  page,
  shop,
}) => {
  const rows = plainRows(21).map((row, index) => ({ ...row, custom_rank: 100 - index }))
  await shop.open(rows)
  expect(await places(page)).toEqual(['8 We Want Your Car!'])
  const order = await page
    .getByTestId('car-card')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('h3 a')?.getAttribute('href')))
  expect(order).toEqual(rows.map(({ stocknum }) => `/cars/${stocknum}`))
  const promo = page.getByTestId('promo-card')
  await expect(promo).toContainText('We buy all types of cars')
  await expect(promo.getByRole('link')).toHaveAttribute('href', '/trade-in')
})

test('PROMO-05, PROMO-07, PROMO-08: promos take the slots of the site, those with a position first', async ({
  page,
  shop,
  product,
}) => {
  await shop.tenant.publish('promo', card('P1'))
  await shop.tenant.publish('promo', card('P2', { position: 1 }))
  await shop.tenant.publish('promo', card('P3'))
  await shop.open(plainRows(21))
  expect(await places(page)).toEqual(['8 P2', '17 P1'])
  await shop.change({ promoPositions: { slots: [3, 9] } }, async () =>
    expect(await places(page)).toEqual(['3 P2', '9 P1']),
  )
  await shop.change({ promoPositions: { every: 5 } }, async () =>
    expect(await places(page)).toEqual(['6 P2', '12 P1', '18 P3']),
  )
  const loads = new Set<string>()
  const load = async () => {
    const { body } = await visit(product, shop.tenant.slug, listing)
    const promos = body.matchAll(/data-testid="promo-card".*?<h[23][^>]*>([^<]*)/gs)
    const shown = [...promos].map(([, heading]) => heading).join()
    loads.add(shown)
    return shown
  }
  await shop.change({ promoPositions: { slots: [8, 17] }, promoOrder: 'fixed' }, async () =>
    expect(await load()).toBe('P2,P1'),
  )
  loads.clear()
  for (let time = 0; time < 5; time++) await load()
  expect([...loads]).toEqual(['P2,P1'])
  await shop.tenant.set({ promoOrder: 'random' })
  await eventually(async () => expect(await load()).toBe('P2,P3'))
  for (let time = 0; time < 20; time++) await load()
  expect([...loads].sort()).toEqual(['P2,P1', 'P2,P3'])
})

test('PROMO-06: promos fit the chosen types of vehicle', async ({ page, shop, visitSite }) => {
  await shop.tenant.publish('promo', card('Any', { position: 1 }))
  await shop.tenant.publish('promo', card('Used only', { position: 2, display: ['used'] }))
  await shop.tenant.publish('promo', card('Strict', { position: 3, display: ['used'], strictDisplay: true }))
  await shop.open(
    [
      ...plainRows(6),
      ...plainRows(6).map((row) => ({
        ...row,
        stocknum: `new-${row.stocknum}`,
        slug: `new-${row.slug}`,
        car_type: 'new',
      })),
    ],
    { promoPositions: { slots: [1, 2, 3] } },
  )
  expect(await places(page)).toEqual(['1 Any', '2 Used only'])
  await visitSite(shop.tenant.slug, `${listing}?car_type=used`)
  expect(await places(page)).toEqual(['1 Any', '2 Used only', '3 Strict'])
  await visitSite(shop.tenant.slug, `${listing}?car_type=new`)
  expect(await places(page)).toEqual(['1 Any'])
  await visitSite(shop.tenant.slug, `${listing}?car_type=new,used`)
  expect(await places(page)).toEqual(['1 Any', '2 Used only'])
})

test('PROMO-09: a random place is between its two ends on every load, and moves', async ({
  page,
  shop,
  product,
}) => {
  await shop.open(plainRows(9), { promoRandomPosition: [3, 5] })
  const slots = new Set<number>()
  for (let load = 0; load < 30; load++) {
    const { body } = await visit(product, shop.tenant.slug, listing)
    const order = [...body.matchAll(/data-testid="(car-card|promo-card)"/g)]
    slots.add(order.findIndex(([, kind]) => kind === 'promo-card') + 1)
  }
  for (const slot of slots) expect([3, 4, 5]).toContain(slot)
  expect(slots.size).toBeGreaterThan(1)
  // The browser hydrates the grid that the server rendered.
  await expect(page.getByTestId('promo-card')).toHaveCount(1)
})
