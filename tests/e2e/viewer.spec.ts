import { accessibilityFindings, expect } from './fixtures.ts'
import { test } from './tenant.ts'
import { stockViewer, swipeLeft, viewerOf } from './viewer-shop.ts'

test('VDP-03 VDP-42 VIEW-01 VIEW-04 VIEW-05 each mode shows its own content, also full screen', async ({
  page,
  tenant,
  product,
  visitSite,
}) => {
  await stockViewer(product, tenant.slug, 'car-all')
  await visitSite(tenant.slug, '/cars/car-all')
  const { viewer, mode, panel, picture } = viewerOf(page)
  await expect(viewer).toBeVisible()
  await expect(viewer.getByRole('group', { name: 'How to look at it' }).getByRole('button')).toHaveText([
    '360 view',
    'Walkaround',
    'Gallery',
    'Interior',
  ])
  const onlyPanel = async (name: string) => {
    for (const each of ['spinner', 'walkaround', 'gallery', 'interior'])
      await expect(panel(each)).toBeVisible({ visible: each === name })
    await expect(mode(name)).toHaveAttribute('aria-pressed', 'true')
  }
  await onlyPanel('spinner')
  await expect.poll(picture).toMatch(/-spin-00\.webp/)

  await mode('walkaround').click()
  await onlyPanel('walkaround')
  await expect(panel('walkaround').getByText('Walkaround of 2021 Chery Tiggo')).toBeVisible()

  await mode('interior').click()
  await onlyPanel('interior')
  await expect(panel('interior').locator('canvas, img').first()).toBeVisible()

  await mode('gallery').click()
  await onlyPanel('gallery')
  const place = panel('gallery').getByText(/^\d\/5$/)
  for (const shown of ['2/5', '3/5', '4/5']) {
    await panel('gallery').getByRole('button', { name: 'Next picture' }).click()
    await expect(place).toHaveText(shown)
  }
  await mode('interior').click()
  await mode('gallery').click()
  await expect(place).toHaveText('1/5')
  await expect(panel('gallery').getByRole('link').first()).toBeInViewport({ ratio: 0.3 })

  await mode('interior').click()
  await viewer.getByRole('button', { name: 'Full screen' }).click()
  const dialog = page.getByRole('dialog', { name: /full screen$/ })
  await expect(dialog.getByTestId('viewer')).toBeVisible()
  await onlyPanel('interior')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await onlyPanel('interior')
  await viewer.getByRole('button', { name: 'Full screen' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(viewer.getByRole('button', { name: 'Full screen' })).toBeFocused()
})

test('VIEW-02 VIEW-03 a mode without media is not offered, and a site chooses the first one', async ({
  page,
  tenant,
  product,
  visitSite,
  patchSite,
}) => {
  await stockViewer(product, tenant.slug, 'car-all', 'car-gallery')
  const { viewer, mode, panel } = viewerOf(page)
  await visitSite(tenant.slug, '/cars/car-gallery')
  await expect(panel('gallery')).toBeVisible()
  for (const name of ['spinner', 'walkaround', 'interior']) await expect(mode(name)).toHaveCount(0)
  await visitSite(tenant.slug, '/cars/car-all')
  await expect(viewer).toHaveAttribute('data-mode', 'spinner')
  await patchSite(tenant.slug, { viewerDefaultMode: 'gallery' })
  await expect(async () => {
    await visitSite(tenant.slug, '/cars/car-all')
    await expect(panel('gallery')).toBeVisible({ timeout: 500 })
    await expect(panel('spinner')).toBeHidden()
  }).toPass()
})

test('VIEW-06 a hotspot is on the frames that it has a place on, and says what is there', async ({
  page,
  tenant,
  product,
  visitSite,
}) => {
  await stockViewer(product, tenant.slug, 'car-all')
  await visitSite(tenant.slug, '/cars/car-all')
  const { spinner, mode, panel, frame, ready } = viewerOf(page)
  const lamp = panel('spinner').getByTestId('hotspot')
  await ready()
  await spinner.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(frame).toBeGreaterThan(0)
  while ((await frame()) !== 3) await page.keyboard.press((await frame()) > 3 ? 'ArrowLeft' : 'ArrowRight')
  await expect(lamp).toBeVisible()
  const [marker, picture] = [(await lamp.boundingBox())!, (await spinner.boundingBox())!]
  expect((marker.x + marker.width / 2 - picture.x) / picture.width).toBeCloseTo(0.7, 1)
  expect((marker.y + 16 - picture.y) / picture.height).toBeCloseTo(0.45, 1)
  await expect(lamp.getByText('LED headlamps')).toBeHidden()
  await lamp.click()
  await expect(lamp.getByText('LED headlamps')).toBeVisible()
  await spinner.focus()
  for (let at = 3; at < 10; at++) await page.keyboard.press('ArrowRight')
  expect(await frame()).toBe(10)
  await expect(lamp).toBeHidden()

  await mode('interior').click()
  const screen = panel('interior').getByTestId('hotspot')
  await screen.locator('summary').click()
  await expect(screen.getByText('Wireless CarPlay')).toBeVisible()
})

test('VIEW-16 a video stands among the pictures where the site wants it', async ({
  page,
  tenant,
  product,
  visitSite,
  patchSite,
}) => {
  await stockViewer(product, tenant.slug, 'car-film')
  const items = viewerOf(page).panel('gallery').locator('[data-track] > *')
  const itemOfVideo = async (item: number) =>
    expect(async () => {
      await visitSite(tenant.slug, '/cars/car-film')
      await expect(items).toHaveCount(6)
      await expect(items.nth(item - 1).getByText('Video of 2021 Chery')).toHaveCount(1, { timeout: 300 })
    }).toPass()
  await itemOfVideo(2)
  for (const [position, item] of Object.entries({ start: 1, middle: 3, end: 6 })) {
    await patchSite(tenant.slug, { galleryVideoPosition: position })
    await itemOfVideo(item)
  }
})

test('VIEW-17 a spin of another service is framed in place of the vehicle’s own', async ({
  page,
  tenant,
  product,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/request to another host: https:\/\/glo3d\.net\//)
  await stockViewer(product, tenant.slug, 'car-code', 'car-turns')
  await page.route('https://glo3d.net/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>All around</p>' }),
  )
  await visitSite(tenant.slug, '/cars/car-code')
  const { spinner, picture } = viewerOf(page)
  await expect(spinner.locator('iframe')).toHaveAttribute('src', 'https://glo3d.net/iFrame/abc123')
  await expect(spinner.frameLocator('iframe').getByText('All around')).toBeVisible()
  await visitSite(tenant.slug, '/cars/car-turns')
  await expect.poll(picture).toMatch(/-spin-\d\d\.webp/)
  await expect(spinner.locator('iframe')).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('VIEW-18 the large pictures turn by buttons, swipes and keys, and say which one it is', async ({
    page,
    tenant,
    product,
    visitSite,
  }) => {
    await stockViewer(product, tenant.slug, 'car-gallery')
    await visitSite(tenant.slug, '/cars/car-gallery')
    const { panel, ready } = viewerOf(page)
    await ready()
    await panel('gallery').getByRole('link').first().click()
    const dialog = page.getByRole('dialog', { name: /full screen$/ })
    await expect(dialog.getByText('1/5')).toBeVisible()
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    await expect(dialog.getByText('2/5')).toBeVisible()
    await dialog.getByRole('button', { name: 'Previous picture' }).click()
    await expect(dialog.getByText('1/5')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('2/5')).toBeVisible()
    await expect(dialog.locator('[data-large]').nth(1)).toBeInViewport({ ratio: 0.98 })
    // A row that still moves goes where the finger sent it, whatever is pressed.
    const pictures = () =>
      dialog.locator('[data-track]').evaluate((track) => track.scrollLeft / track.clientWidth)
    await swipeLeft(page, 400)
    await expect.poll(pictures).toBe(2)
    await expect(dialog.getByText('3/5')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(pictures).toBe(1)
    await expect(dialog.getByText('2/5')).toBeVisible()

    const picture = dialog.locator('[data-large]').nth(1).locator('img')
    const tools = await page.context().newCDPSession(page)
    await tools.send('Input.synthesizePinchGesture', {
      x: 195,
      y: 400,
      scaleFactor: 2,
      gestureSourceType: 'touch',
    })
    await expect(picture).toHaveAttribute('style', /scale\(/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(panel('gallery').getByText('2/5')).toBeVisible()
  })
})

test('odd media of a feed make a sound page', async ({ page, tenant, product, visitSite }) => {
  await stockViewer(product, tenant.slug, 'car-odd', 'car-all')
  await visitSite(tenant.slug, '/cars/car-odd')
  const { viewer, panel } = viewerOf(page)
  await expect(panel('gallery').getByRole('link').first()).toBeVisible()
  await expect(viewer.locator('[data-show], [data-positions], iframe')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await visitSite(tenant.slug, '/cars/car-all')
    for (const name of ['spinner', 'walkaround', 'gallery', 'interior']) {
      await viewerOf(page).mode(name).click()
      expect(await accessibilityFindings(page, '[data-viewer]'), `${name} at ${width}`).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test.describe('for those who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing turns by itself, and the inside is a picture to scroll', async ({
    page,
    tenant,
    product,
    visitSite,
  }) => {
    await stockViewer(product, tenant.slug, 'car-all')
    await page.clock.install()
    await visitSite(tenant.slug, '/cars/car-all')
    const { spinner, mode, panel, frame } = viewerOf(page)
    await spinner.hover()
    await page.clock.runFor(5000)
    expect(await frame()).toBe(0)
    await mode('interior').click()
    await expect(panel('interior').locator('img')).toBeVisible()
    await expect(panel('interior').locator('canvas')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all there is to see of a vehicle is on the page', async ({ page, tenant, product, visitSite }) => {
    await stockViewer(product, tenant.slug, 'car-all')
    await visitSite(tenant.slug, '/cars/car-all')
    const { viewer, spinner, panel } = viewerOf(page)
    await expect(spinner.locator('img')).toBeVisible()
    await expect(panel('walkaround').getByRole('link')).toHaveAttribute('href', /youtube/)
    await expect(panel('gallery').getByRole('link').first()).toBeVisible()
    await expect(panel('interior').locator('img')).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Gallery' })).toBeHidden()
  })
})
