import type { Page } from '@playwright/test'
import { eventually, visit } from '../product/index.ts'
import { fixtures, fullRow, importStock, stockRow } from '../product/stock.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'
import { test } from './tenant.ts'

const long = `${'So many words about one car. '.repeat(20)}<script>window.stolen = true</script>`

test.beforeEach(async ({ tenant, product }) => {
  await importStock(product, tenant.slug, [
    fullRow('car-full', { dealercomments: long }),
    ...fixtures('car-used', 'car-sold-2d', 'car-noimages', 'car-4images', 'car-3images'),
    stockRow('car-long', {
      make: 'Mercedes-Benz',
      model: 'Sprinter',
      badge: 'VS30 519CDI Extra Long Wheelbase High Roof Dual Cab Chassis Automatic RWD',
      price: 1_089_990,
    }),
  ])
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/search/toyota')).body).toContain('/cars/car-full'),
  )
})

const position = (page: Page) =>
  page
    .getByTestId('vdp-gallery')
    .getByText(/^\d+\/\d+$/)
    .first()

test('the pictures turn by buttons, keys and thumbnails, and open large', async ({
  page,
  tenant,
  visitSite,
}) => {
  await visitSite(tenant.slug, '/cars/car-full')
  const gallery = page.getByTestId('vdp-gallery')
  await expect(position(page)).toHaveText('1/5')
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(position(page)).toHaveText('2/5')
  await gallery.getByRole('group').press('ArrowRight')
  await expect(position(page)).toHaveText('3/5')
  await gallery.getByRole('link', { name: 'Show picture 5' }).click()
  await expect(position(page)).toHaveText('5/5')
  await expect(gallery.getByRole('link', { name: 'Show picture 5' })).toHaveAttribute('aria-current', 'true')
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(position(page)).toHaveText('1/5')

  await gallery.getByRole('link', { name: '2021 Toyota Corolla Ascent Sport', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1/5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2/5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a picture that cannot be had leaves a calm place', async ({
  page,
  tenant,
  product,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/\/media\/stock\//)
  const images = ['https://127.0.0.1:1/none.jpg', 'demo-hatch.webp', 'coupe-side.webp', 'used-sedan.webp']
  await importStock(product, tenant.slug, [stockRow('car-broken', { images })])
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/cars/car-broken')).status).toBe(200),
  )
  await visitSite(tenant.slug, '/cars/car-broken')
  const track = page.getByTestId('vdp-gallery').getByRole('group')
  await expect(track.locator('[data-broken]')).toHaveCount(1)
  await expect(track.getByRole('img').first()).toHaveCSS('opacity', '0')
  await expect(track.getByRole('img').nth(1)).not.toHaveJSProperty('naturalWidth', 0)
  expect(await accessibilityFindings(page, '[data-testid="vdp-gallery"]')).toEqual([])
})

test('VIEW-15 four pictures have thumbnails, three have none', async ({ page, tenant, visitSite }) => {
  const thumbnails = page.getByTestId('vdp-gallery').getByRole('link', { name: /^Show picture/ })
  await visitSite(tenant.slug, '/cars/car-4images')
  await expect(thumbnails).toHaveCount(4)
  await visitSite(tenant.slug, '/cars/car-3images')
  await expect(thumbnails).toHaveCount(0)
})

test('VDP-28 VDP-46 dealer comments expand and collapse, and no script in them runs', async ({
  page,
  tenant,
  visitSite,
}) => {
  await visitSite(tenant.slug, '/cars/car-full')
  const comments = page.getByTestId('dealer-comments')
  const shown = async () => (await comments.getByRole('paragraph').innerText()).length
  expect(await shown()).toBe(400)
  await comments.getByRole('button', { name: 'more' }).click()
  expect(await shown()).toBeGreaterThan(500)
  await comments.getByRole('button', { name: 'less' }).click()
  expect(await shown()).toBe(400)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
})

test('on wide screens price and buttons are beside the pictures and stay in view', async ({
  page,
  tenant,
  visitSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitSite(tenant.slug, '/cars/car-full')
  const [gallery, sidebar] = [page.getByTestId('vdp-gallery'), page.getByTestId('sidebar')]
  const [left, right] = [(await gallery.boundingBox())!, (await sidebar.boundingBox())!]
  expect(right.x).toBeGreaterThan(left.x + left.width)
  expect(Math.abs(right.y - left.y)).toBeLessThan(2)
  expect(left.width / right.width).toBeGreaterThan(2)
  await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
  await expect(sidebar.getByText('$25,990')).toBeInViewport()
})

test('SRCH-46 three viewed vehicles are kept in this browser, the newest first', async ({
  page,
  tenant,
  visitSite,
}) => {
  const kept = () => page.evaluate((site) => localStorage.getItem(`${site}:viewedCars`), tenant.slug)
  const ids: number[] = []
  for (const car of ['car-full', 'car-used', 'car-4images']) {
    await visitSite(tenant.slug, `/cars/${car}`)
    ids.unshift(Number(await page.getByTestId('sidebar').getAttribute('data-viewed')))
    await expect.poll(kept).toBe(JSON.stringify(ids))
  }
})

test('VDP-45 a sold vehicle leads to similar ones', async ({ page, tenant, visitSite }) => {
  await visitSite(tenant.slug, '/cars/car-sold-2d')
  await expect(page.getByTestId('sidebar').getByText('JUST SOLD')).toBeVisible()
  await page
    .getByTestId('card-buttons')
    .getByRole('link', { name: 'Find Me Something Similar' })
    .first()
    .click()
  await expect(page).toHaveURL(/make=Toyota&body=Hatch$/)
  await expect(page.getByTestId('car-card').first()).toBeVisible()
})

for (const width of [390, 1440])
  test(`every state of the page is accessible and fits at ${width} pixels`, async ({
    page,
    tenant,
    product,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 900 })
    for (const car of ['car-full', 'car-sold-2d', 'car-noimages', 'car-long']) {
      await page.goto(`${siteOrigin(product, tenant.slug)}/cars/${car}`)
      expect(await accessibilityFindings(page), car).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), car).toBeLessThanOrEqual(width)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all comments can be read, and each picture is a link', async ({ page, tenant, visitSite }) => {
    await visitSite(tenant.slug, '/cars/car-full')
    const comments = page.getByTestId('dealer-comments')
    expect((await comments.getByRole('paragraph').innerText()).length).toBeGreaterThan(500)
    await expect(comments.getByRole('button')).toBeHidden()
    const large = page.getByTestId('vdp-gallery').getByRole('link').first()
    await expect(large).toHaveAttribute('href', /^\/media\/stock\//)
  })
})
