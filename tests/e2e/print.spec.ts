import type { Page } from '@playwright/test'
import { stockRow } from '../product/stock.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { listing, test } from './listing-shop.ts'

/** Parts of a page that a sheet of paper has no use for. */
const forTheScreen =
  '.site-header, .sheet, main button, main .action, main nav, main iframe, main input, main [data-arrows], .footer-main'

/** As it is printed on A4, less its margins. */
async function onPaper(page: Page) {
  await page.setViewportSize({ width: 703, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

async function isPrintable(page: Page, path: string) {
  await expect(page.locator(forTheScreen).filter({ visible: true })).toHaveCount(0)
  const head = page.locator('.letterhead')
  await expect(head).toContainText('Corner Motors')
  await expect(head).toContainText('1 Main Street, Newstead QLD 4006')
  await expect(head).toContainText('07 3555 0142')
  await expect(head).toContainText(path)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // A card that is cut by the end of a sheet cannot be read.
  const cut = await page
    .locator('main :is(.vehicle-card, .content-card, .card)')
    .filter({ visible: true })
    .evaluateAll(
      (all) =>
        all.filter(
          (one) => ![one, one.parentElement!].some((box) => getComputedStyle(box).breakInside === 'avoid'),
        ).length,
    )
  expect(cut).toBe(0)
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
}

test('a listing, a vehicle and an offer are read on paper: prices and facts stay, what is pressed or swiped goes', async ({
  page,
  product,
  shop,
  tenant,
}) => {
  const origin = siteOrigin(product, tenant.slug)
  await tenant.publish('offer', {
    title: 'Tow kit',
    slug: { _type: 'slug', current: 'tow-kit' },
    price: 8990,
    terms: 'ABN holders only.',
  })
  const rows = ['one', 'two', 'three', 'four'].map((name) => stockRow(`car-${name}`))
  await shop.open(listing, {
    rows,
    switches: {
      phone: '07 3555 0142',
      address: {
        _type: 'address',
        street: '1 Main Street',
        suburb: 'Newstead',
        state: 'QLD',
        postcode: '4006',
      },
    },
    total: 4,
  })
  await page.reload()
  await onPaper(page)
  await isPrintable(page, listing)
  const cards = page.getByTestId('car-card')
  await expect(cards.first().getByTestId('car-price')).toBeVisible()
  await expect(cards.first().locator('img').filter({ visible: true })).toHaveCount(1)
  const [first, second, third] = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()))
  expect([second!.y, third!.y]).toEqual([first!.y, first!.y])

  const path = (await cards.first().locator('h2 a, h3 a').first().getAttribute('href'))!
  await page.emulateMedia({ media: null })
  await page.goto(origin + path)
  await onPaper(page)
  await isPrintable(page, path)
  await expect(page.getByTestId('vdp-price')).toBeVisible()
  await expect(page.getByTestId('vdp-gallery').locator('img').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('main dl').first()).toBeVisible()
  await expect(page.getByTestId('car-card').filter({ visible: true })).toHaveCount(0)

  await page.emulateMedia({ media: null })
  await page.goto(`${origin}/offers/tow-kit`)
  await onPaper(page)
  await isPrintable(page, '/offers/tow-kit')
  await expect(page.getByTestId('offer')).toContainText('$8,990')
  await expect(page.getByTestId('offer').getByText('ABN holders only')).toBeVisible()
})
