import { eventually, visit } from '../product/index.ts'
import { expect } from './fixtures.ts'
import { test } from './tenant.ts'
import { dragBy, frames, stockViewer, viewerOf } from './viewer-shop.ts'

const count = frames.length

test('VIEW-07 VIEW-08 VIEW-09 a vehicle turns by itself, at the speed of its site, until it is touched', async ({
  page,
  tenant,
  product,
  visitSite,
  patchSite,
}) => {
  await stockViewer(product, tenant.slug, 'car-turns')
  const { spinner, frame, turning } = viewerOf(page)
  const opened = async (setting: string) => {
    await eventually(async () =>
      expect((await visit(product, tenant.slug, '/cars/car-turns')).body).toContain(setting),
    )
    await page.clock.install()
    await visitSite(tenant.slug, '/cars/car-turns')
  }
  const turnsFor = async (milliseconds: number) => {
    const from = await frame()
    await page.clock.runFor(milliseconds)
    return ((await frame()) - from + count) % count
  }
  const touches = {
    drag: () => dragBy(page, 45),
    tap: () => spinner.click(),
    key: () => spinner.press('ArrowRight'),
  }
  for (const [touch, act] of Object.entries(touches)) {
    await opened('data-interval="100"')
    await turning()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    expect(await turnsFor(1000)).toBe(10)
    await act()
    expect(await turnsFor(2000), `after a ${touch}`).toBe(0)
    await page.clock.resume()
  }
  await patchSite(tenant.slug, { spinnerIntervalMs: 200 })
  await opened('data-interval="200"')
  await turning()
  await page.clock.pauseAt(new Date(Date.now() + 120_000))
  expect(await turnsFor(1000)).toBe(5)
  await page.clock.resume()

  await patchSite(tenant.slug, { spinnerAutoRotate: false })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/cars/car-turns')).body).not.toContain('data-auto'),
  )
  await visitSite(tenant.slug, '/cars/car-turns')
  await spinner.hover()
  await page.clock.runFor(5000)
  expect(await frame()).toBe(0)
})

test('VIEW-10 VIEW-11 VIEW-12 VIEW-13 a vehicle is turned by hand', async ({
  page,
  tenant,
  product,
  visitSite,
  patchSite,
}) => {
  await stockViewer(product, tenant.slug, 'car-turns')
  await patchSite(tenant.slug, { spinnerAutoRotate: false })
  const { spinner, frame, picture, ready } = viewerOf(page)
  const opened = async (sensitivity: number) => {
    await eventually(async () => {
      const { body } = await visit(product, tenant.slug, '/cars/car-turns')
      expect(body).not.toContain('data-auto')
      expect(body).toContain(`data-sensitivity="${sensitivity}"`)
    })
    await visitSite(tenant.slug, '/cars/car-turns')
    await ready()
    await spinner.press('ArrowRight')
    await expect.poll(frame).toBe(1)
    await spinner.press('ArrowLeft')
    expect(await frame()).toBe(0)
  }
  await opened(20)
  await dragBy(page, 60, 'right')
  expect(await frame()).toBe(0)
  await page.keyboard.press('Escape')
  for (const [pixels, shown] of [
    [19, 0],
    [20, 1],
    [60, 4],
    [-80, 0],
  ] as const) {
    await dragBy(page, pixels)
    expect(await frame(), `${pixels} pixels`).toBe(shown)
  }
  await spinner.press('ArrowLeft')
  expect(await frame()).toBe(count - 1)
  await expect.poll(picture).toMatch(/-spin-35\.webp/)
  await spinner.press('ArrowRight')
  expect(await frame()).toBe(0)

  await patchSite(tenant.slug, { spinnerSensitivityPx: 40 })
  await opened(40)
  await dragBy(page, 39)
  expect(await frame()).toBe(0)
  await dragBy(page, 40)
  expect(await frame()).toBe(1)
})

test('VIEW-14 a frame that cannot be loaded is logged, and the others turn', async ({
  page,
  tenant,
  product,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/Failed to load resource/)
  await stockViewer(product, tenant.slug, 'car-turns')
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  page.on('dialog', () => logged.push('a dialog'))
  await page.route(/-spin-05\.webp/, (route) => route.abort())
  await visitSite(tenant.slug, '/cars/car-turns')
  const { viewer, spinner, frame, picture, turning } = viewerOf(page)
  await turning()
  expect(logged.filter((line) => /^log: .*-spin-05\.webp/.test(line))).toHaveLength(1)
  expect(logged).not.toContain('a dialog')
  await viewer.getByRole('button', { name: 'Stop turning' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const from = await frame()
  for (let press = 0; press < count - 1; press++) await spinner.press('ArrowRight')
  expect(await frame()).toBe((from + count - 1) % count)
  while ((await frame()) !== 6) await spinner.press('ArrowRight')
  await expect.poll(picture).toMatch(/-spin-06\.webp/)
})
