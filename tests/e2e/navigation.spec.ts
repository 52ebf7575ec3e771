import type { Locator, Page } from '@playwright/test'
import { demoTenants } from '../product/index.ts'
import { expect, setTextSize, test } from './fixtures.ts'

const desktop = { width: 1440, height: 900 }
const entry = (page: Page, label: string) =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Main' })
    .locator('summary')
    .filter({ hasText: label })
const panel = (summary: Locator) => summary.locator('xpath=following-sibling::*')
const header = (page: Page) => page.getByRole('banner')

test.describe('the header on a desktop', () => {
  test.use({ viewport: desktop })

  test.beforeEach(({ visitSite }) => visitSite('motorworld', '/'))

  test('NAV-01 the brand menu shows the site’s brands with logo and name, and a tile row below', async ({
    editor,
    page,
  }) => {
    const brands = await editor.fetch<string[]>(
      '*[_type == "brand" && tenant._ref == "site-motorworld"] | order(order asc).name',
    )
    const open = panel(entry(page, 'Brands'))
    await entry(page, 'Brands').click()
    const menu = open.getByTestId('brand-menu')
    const names = menu.locator('> li > a')
    await expect(names).toHaveText(brands)
    await expect(names.last()).toBeVisible()
    await expect
      .poll(() =>
        menu
          .locator('img')
          .evaluateAll((logos) => logos.filter((logo) => (logo as HTMLImageElement).naturalWidth > 0).length),
      )
      .toBe(brands.length)
    const tiles = open.getByRole('link').filter({ has: page.locator('strong') })
    await expect(tiles).toHaveCount(3)
    const [above, below] = [await menu.boundingBox(), await tiles.first().boundingBox()]
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  for (const label of ['Brands', 'Company'])
    test(`NAV-05 hover opens ${label} and leaving closes it; a click opens and closes it`, async ({
      page,
    }) => {
      const dropdown = entry(page, label)
      await dropdown.hover()
      await expect(panel(dropdown)).toBeVisible()
      await page.mouse.move(4, 890)
      await expect(panel(dropdown)).toBeHidden()

      await dropdown.click()
      await expect(panel(dropdown)).toBeVisible()
      await dropdown.click()
      await expect(panel(dropdown)).toBeHidden()
    })

  test('NAV-06 the header is marked while a dropdown is open', async ({ page }) => {
    await expect(header(page)).not.toHaveAttribute('data-dropdown-open')
    await entry(page, 'Company').click()
    await expect(header(page)).toHaveAttribute('data-dropdown-open')
    await page.keyboard.press('Escape')
    await expect(header(page)).not.toHaveAttribute('data-dropdown-open')
  })

  test('the brand menu works by keyboard alone', async ({ page }) => {
    const brands = entry(page, 'Brands')
    const focused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
    for (let step = 0; step < 12 && !(await focused(brands)); step++) await page.keyboard.press('Tab')
    await expect(brands).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(brands)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(brands).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(brands)).toBeHidden()
    await expect(brands).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(brands)).toBeVisible()
    await entry(page, 'Company').focus()
    await expect(panel(brands)).toBeHidden()
  })

  test('the brand menu opens over the page without shifting it', async ({ page }) => {
    const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
    const before = await top()
    await entry(page, 'Brands').click()
    await expect(panel(entry(page, 'Brands'))).toBeVisible()
    expect(await top()).toBe(before)
  })
})

test.describe('the header by touch', () => {
  test.use({ viewport: desktop, hasTouch: true })

  for (const label of ['Brands', 'Company'])
    test(`NAV-05 a tap opens ${label} and a tap closes it`, async ({ page, visitSite }) => {
      await visitSite('motorworld', '/')
      const dropdown = entry(page, label)
      await dropdown.tap()
      await expect(panel(dropdown)).toBeVisible()
      await dropdown.tap()
      await expect(panel(dropdown)).toBeHidden()
    })
})

test.describe('the menus of a site of one brand', () => {
  test.use({ viewport: desktop })

  test('NAV-03 the header has exactly the six entries in order', async ({ page, visitSite }) => {
    await visitSite('southside-chery', '/')
    const entries = header(page)
      .getByRole('navigation', { name: 'Main' })
      .locator('xpath=./ul/li/a | ./ul/li/details/summary')
    await expect(entries).toHaveText(['Home', 'Models', 'Stock', 'Finance', 'Service & Parts', 'Company'])
    for (const item of await entries.all()) await expect(item).toBeVisible()
  })

  test('NAV-04 the footer has its entries, with the five tools under Buyer Tools', async ({
    page,
    visitSite,
  }) => {
    await visitSite('southside-chery', '/')
    const menu = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' })
    await expect(menu.locator('xpath=./ul/li/*[1]')).toHaveText([
      'Models',
      'Buyer Tools',
      'Service & Parts',
      'About Us',
      'News',
      'Contact Us',
      'Terms',
      'Privacy',
    ])
    const tools = menu.locator('xpath=./ul/li').filter({ hasText: 'Buyer Tools' }).getByRole('link')
    await expect(tools).toHaveText(['Our Stock', 'Finance', 'Trade In', 'Test Drive', 'Owners Benefits'])
  })
})

test.describe('slides', () => {
  test.use({ viewport: desktop })

  /** Clicks, and returns how long the height transitions take that this starts, in milliseconds. */
  const slidesAfterClick = (summary: Locator) =>
    summary.evaluate((element) => {
      const details = element.closest('details')!
      ;(element as HTMLElement).click()
      details.getBoundingClientRect()
      return details
        .getAnimations({ subtree: true })
        .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((frame) => 'height' in frame))
        .map(({ effect }) => Number(effect?.getComputedTiming().duration))
    })

  test('NAV-07 dropdowns change their height over 300 ms, opening and closing', async ({
    page,
    visitSite,
  }) => {
    await visitSite('motorworld', '/')
    const company = entry(page, 'Company')
    const details = company.locator('xpath=..')
    for (const open of [true, false]) {
      const durations = await slidesAfterClick(company)
      expect(durations.length).toBeGreaterThan(0)
      for (const duration of durations) expect(Math.abs(duration - 300)).toBeLessThanOrEqual(60)
      await expect(details).toHaveJSProperty('open', open)
    }
  })

  test('NAV-07 accordions change their height over 300 ms, opening and closing', async ({
    context,
    page,
    visitSite,
  }) => {
    await visitSite('motorworld', '/')
    const summary = page.getByRole('main').locator('details summary').last()
    const height = () =>
      summary.locator('xpath=..').evaluate((details) => (details as HTMLElement).offsetHeight)
    const closed = await height()
    // A page cannot list the slide of ::details-content (no event, no getAnimations); the browser's tools can.
    const slides: number[] = []
    const tools = await context.newCDPSession(page)
    tools.on('Animation.animationStarted', ({ animation }) => {
      if (animation.name === 'height') slides.push(Number(animation.source?.duration))
    })
    await tools.send('Animation.enable')
    for (const [count, grown] of [
      [1, true],
      [2, false],
    ] as const) {
      await summary.click()
      await expect.poll(() => slides.length).toBe(count)
      await expect.poll(async () => (await height()) > closed).toBe(grown)
    }
    for (const duration of slides) expect(Math.abs(duration - 300)).toBeLessThanOrEqual(60)
  })

  test('nothing slides if reduced motion is preferred', async ({ page, visitSite }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitSite('motorworld', '/')
    expect((await slidesAfterClick(entry(page, 'Company'))).filter((duration) => duration > 1)).toEqual([])
    await expect(panel(entry(page, 'Company'))).toBeVisible()
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('fills the screen, holds every entry, the phone and the address, and closes again', async ({
    page,
    visitSite,
  }) => {
    await visitSite('motorworld', '/')
    await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden()
    const button = header(page).getByRole('button', { name: 'Menu' })
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet).toBeHidden()
    await button.tap()
    await expect(sheet).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(844)

    const rows = sheet.getByRole('navigation').locator('xpath=./ul/li/a | ./ul/li/details/summary')
    await expect(rows).toHaveText(['Home', 'Brands', 'Stock', 'Finance', 'Service & Parts', 'Company'])
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await rows.filter({ hasText: 'Service & Parts' }).tap()
    await expect(sheet.getByRole('link', { name: 'Capped price service' })).toBeVisible()

    await expect(sheet.getByRole('link', { name: '1300 975 707' })).toBeVisible()
    await expect(sheet.getByText('88 Breakfast Creek Road')).toBeVisible()
    await sheet.getByRole('button', { name: 'Close menu' }).tap()
    await expect(sheet).toBeHidden()
    await button.tap()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('the menu of models', () => {
  test('shows each model with picture and price in its group, and opens and closes by keyboard', async ({
    page,
    visitSite,
  }) => {
    await page.setViewportSize(desktop)
    const models = entry(page, 'Models')
    const menu = panel(models).getByTestId('model-menu')
    await visitSite('southside-chery', '/')
    await models.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('list')).toHaveCount(3)
    const compact = menu.getByRole('list', { name: 'Compact SUVs' }).getByRole('link')
    await expect(compact).toHaveText([
      /^Omoda 5From \$[\d,]+ drive away/,
      /^Omoda 5 FXFrom \$[\d,]+ drive away/,
      /^Tiggo 4 ProFrom \$[\d,]+ drive away/,
    ])
    const pictures = menu.locator('img')
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
      )
      .toBe(4)
    expect((await panel(models).boundingBox())!.y).toBeLessThan(90)
    await page.keyboard.press('Tab')
    await expect(compact.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(models).toBeFocused()
  })

  test.describe('of a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('has a row to tap for each model', async ({ page, visitSite }) => {
      await visitSite('southside-chery', '/')
      await header(page).getByRole('button', { name: 'Menu' }).tap()
      const sheet = page.getByRole('dialog', { name: 'Menu' })
      await sheet.locator('summary').filter({ hasText: 'Models' }).tap()
      // A model that is not in stock, and has no page, is a row without a link.
      const rows = sheet.getByTestId('model-menu').locator('.model-cell')
      await expect(rows).toHaveCount(6)
      await expect(rows.first()).toBeVisible()
      for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await rows.filter({ hasText: 'Tiggo 7 Pro' }).tap()
      await expect(page).toHaveURL(/\/models\/tiggo-7-pro$/)
    })
  })
})

for (const tenant of demoTenants)
  for (const width of [1280, 1440])
    test(`with text at 200 % the menu of ${tenant} folds into a button at ${width} pixels, and opens by keyboard`, async ({
      page,
      visitSite,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await visitSite(tenant, '/')
      const inHeader = header(page).getByRole('navigation', { name: 'Main' })
      const button = header(page).getByRole('button', { name: 'Menu' })
      await expect(inHeader).toBeVisible()
      await expect(button).toBeHidden()

      await setTextSize(page, 32)
      await expect(inHeader).toBeHidden()
      const row = header(page).locator('.header-row')
      expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      for (const control of await row.locator('a:visible, button:visible, summary:visible').all()) {
        const { x, width: across } = (await control.boundingBox())!
        expect(x + across).toBeLessThanOrEqual(width)
      }

      await button.focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: 'Menu' })
      await expect(sheet).toBeVisible()
      const body = sheet.locator('.sheet-body')
      expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      const group = sheet.getByRole('navigation').locator('details').first()
      await group.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(group.getByRole('link').first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(group.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(button).toBeFocused()
    })
