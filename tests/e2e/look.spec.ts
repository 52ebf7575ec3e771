import type { Page } from '@playwright/test'
import { demoTenants, eventually } from '../product/index.ts'
import { importStock, picturesOfStudio, stockRow } from '../product/stock.ts'
import { expect, setTextSize, siteOrigin } from './fixtures.ts'
import { cards, listing, test } from './listing-shop.ts'

/** Blocks that set words beside a large picture. */
const withPictures = ['hero', 'promotionsSlider', 'featureBanner', 'brandIntro']

/** Headings and paragraphs of those blocks that lie on a picture of theirs, by more than a hair. */
const wordsOnPictures = (page: Page) =>
  page.locator(withPictures.map((type) => `[data-block="${type}"]`).join(', ')).evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const shown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const pictures = [...block.querySelectorAll('img')]
        .filter(shown)
        .map((picture) => picture.getBoundingClientRect())
        .filter(({ width, height }) => width > 200 && height > 120)
      return [...block.querySelectorAll('h1, h2, h3, p')]
        .filter((words) => shown(words) && words.textContent?.trim())
        .filter((words) => {
          const range = document.createRange()
          range.selectNodeContents(words)
          return [...range.getClientRects()].some((line) =>
            pictures.some(
              (picture) =>
                line.left < picture.right - 2 &&
                line.right > picture.left + 2 &&
                line.top < picture.bottom - 2 &&
                line.bottom > picture.top + 2,
            ),
          )
        })
        .map((words) => `${(block as HTMLElement).dataset.block}: ${words.textContent?.trim().slice(0, 40)}`)
    }),
  )

const pages = {
  motorworld: ['/', '/kia/overview'],
  'southside-chery': ['/', '/chery/overview'],
  'outback-trucks': ['/'],
}

for (const tenant of demoTenants)
  test(`up to tablets no words of ${tenant} lie on the picture of a vehicle`, async ({ page, visitSite }) => {
    for (const path of pages[tenant as keyof typeof pages])
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 900 })
        await visitSite(tenant, path)
        expect(await wordsOnPictures(page), `${path} at ${width}`).toEqual([])
      }
  })

test('with text at 200 % the titles of cards are whole at every width', async ({ page, shop }) => {
  const names = ['Grandland Long-Wheelbase', 'Corolla', 'Silverado 2500 HD']
  const rows = names.map((model, index) =>
    stockRow(`car-${index}`, { model, badge: 'LTZ Premium Hurricane-Edition Crew Cab', images: [] }),
  )
  await shop.open(listing, { rows, total: 3 })
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await setTextSize(page, 32)
    await expect(cards(page)).toHaveCount(3)
    const cut = await cards(page).evaluateAll((all) =>
      all.flatMap((card) => {
        const title = card.querySelector('h2, h3')!
        const { left, right } = card.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(title)
        const isWhole =
          title.scrollHeight <= title.clientHeight + 2 &&
          [...range.getClientRects()].every((line) => line.left >= left - 1 && line.right <= right + 1)
        return isWhole ? [] : [title.textContent]
      }),
    )
    expect(cut, `at ${width}`).toEqual([])
  }
})

test('that pictures come from a studio is said once on a page, and only where they do', async ({
  page,
  product,
  shop,
  tenant,
}) => {
  const note = page.getByText(/studio pictures/i).filter({ visible: true })
  const rows = [1, 2, 3].map((number) => stockRow(`car-${number}`))
  await shop.open(listing, { rows, total: 3 })
  await expect(note).toHaveCount(0)
  const drawn = ['studio-hatch-bars-black-hero.webp', 'studio-hatch-bars-blue-hero.webp']
  await importStock(
    product,
    tenant.slug,
    rows.map((row) => ({ ...row, images: drawn })),
    picturesOfStudio,
  )
  await eventually(async () => {
    await page.reload()
    await expect(page.locator('[data-studio-picture]')).toHaveCount(3, { timeout: 200 })
  })
  await expect(note).toHaveText(/not the vehicle itself/)
  await page.goto(`${siteOrigin(product, tenant.slug)}/cars/car-1`)
  await expect(note).toHaveText(/^Studio pictures of the body type, not of this vehicle/)
})
