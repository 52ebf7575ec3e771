import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { browserArguments, findChromium } from '#server/test/chromium.ts'
import { expect } from './fixtures.ts'
import { test } from './tenant.ts'
import { stockViewer, viewerOf } from './viewer-shop.ts'

// Machines without a graphics card draw by the processor.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...browserArguments, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
})

/** Where the middle of the hotspot is on the canvas, in percent. */
async function spotOf(page: Page) {
  const panel = viewerOf(page).panel('interior')
  const [canvas, spot] = [
    await panel.locator('canvas').boundingBox(),
    await panel.getByTestId('hotspot').locator('summary').boundingBox(),
  ]
  if (!canvas || !spot) return undefined
  return {
    x: Math.round((100 * (spot.x + spot.width / 2 - canvas.x)) / canvas.width),
    y: Math.round((100 * (spot.y + spot.height / 2 - canvas.y)) / canvas.height),
  }
}

/** Colours of what is drawn below the hotspot, coarsely. */
async function drawnBelowSpot(page: Page) {
  const spot = (await viewerOf(page)
    .panel('interior')
    .getByTestId('hotspot')
    .locator('summary')
    .boundingBox())!
  const clip = { x: spot.x, y: spot.y + spot.height + 4, width: spot.width, height: spot.width }
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .resize(2, 2)
      .removeAlpha()
      .raw()
      .toBuffer()),
  ]
}

const difference = (some: number[], others: number[]) =>
  some.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / some.length

test('the inside of a vehicle is looked around in by dragging, keys and zoom, and a hotspot stays at its place', async ({
  page,
  tenant,
  product,
  visitSite,
}) => {
  await stockViewer(product, tenant.slug, 'car-all')
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitSite(tenant.slug, '/cars/car-all')
  const { mode, panel, viewer } = viewerOf(page)
  await mode('interior').click()
  const canvas = panel('interior').locator('canvas')
  const spot = panel('interior').getByTestId('hotspot')
  await expect(canvas).toBeVisible()
  await expect(spot).toBeVisible()
  const first = (await spotOf(page))!
  // A place in the middle of the picture, seen a little from above.
  expect(first.x).toBe(50)
  expect(first.y).toBeGreaterThan(40)

  const below = await drawnBelowSpot(page)
  const straight = await canvas.screenshot()

  const box = (await canvas.boundingBox())!
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.height / 4, y, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await spotOf(page))?.x).toBeGreaterThan(first.x + 5)
  const turned = (await spotOf(page))!
  expect(await canvas.screenshot()).not.toEqual(straight)
  expect(difference(await drawnBelowSpot(page), below)).toBeLessThan(16)

  const room = panel('interior').getByRole('group', { name: /^Inside of/ })
  await room.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await spotOf(page))?.x).toBeLessThan(turned.x)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => spotOf(page)).toEqual(turned)
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await spotOf(page))?.y).toBeGreaterThan(turned.y)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('+')
  await expect.poll(async () => (await spotOf(page))?.x).toBeGreaterThan(turned.x)
  await page.keyboard.press('-')
  await expect.poll(() => spotOf(page)).toEqual(turned)

  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight')
  await expect(spot).toBeHidden()
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => spotOf(page)).toEqual(turned)
  await spot.locator('summary').click()
  await expect(spot.getByText('Wireless CarPlay')).toBeVisible()

  await viewer.getByRole('button', { name: 'Full screen' }).click()
  const large = page.getByRole('dialog', { name: /full screen$/ }).locator('canvas')
  await expect(large).toBeVisible()
  await large.hover()
  const before = await spotOf(page)
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => (await spotOf(page))?.x).toBeGreaterThan(before!.x)
})
