import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

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
  await expect(head).toContainText('Motorworld')
  await expect(head).toContainText('88 Breakfast Creek Road, Newstead QLD 4006')
  await expect(head).toContainText('1300 975 707')
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
  visitSite,
}) => {
  await visitSite('motorworld', '/search/new-cars')
  await onPaper(page)
  await isPrintable(page, '/search/new-cars')
  const cards = page.getByTestId('car-card')
  await expect(cards.first().getByTestId('car-price')).toBeVisible()
  await expect(cards.first().locator('img').filter({ visible: true })).toHaveCount(1)
  const [first, second, third] = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()))
  expect([second!.y, third!.y]).toEqual([first!.y, first!.y])

  const path = (await cards.first().locator('h2 a, h3 a').first().getAttribute('href'))!
  await page.emulateMedia({ media: null })
  await visitSite('motorworld', path)
  await onPaper(page)
  await isPrintable(page, path)
  await expect(page.getByTestId('vdp-price')).toBeVisible()
  await expect(page.getByTestId('vdp-gallery').locator('img').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('main dl').first()).toBeVisible()
  await expect(page.getByTestId('car-card').filter({ visible: true })).toHaveCount(0)

  await page.emulateMedia({ media: null })
  await visitSite('motorworld', '/offers/work-ready-ute')
  await onPaper(page)
  await isPrintable(page, '/offers/work-ready-ute')
  await expect(page.getByTestId('offer')).toContainText('$8,990')
  await expect(page.getByTestId('offer').getByText('ABN holders only')).toBeVisible()
})
