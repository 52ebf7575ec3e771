import { fixtures, stockRow } from '../product/stock.ts'
import { accessibilityFindings, expect } from './fixtures.ts'
import { address, cards, listing, option, shelf, test, totalOf, watchWait } from './listing-shop.ts'

test('SRCH-33, SRCH-34: types are listed new, demo, used, with the site’s own word', async ({
  page,
  shop,
}) => {
  await shop.open(`${listing}?car_type=used`, { switches: { usedLabel: 'Pre-Owned' }, total: 30 })
  await expect(page.getByTestId('facet-car_type').getByRole('checkbox')).toHaveCount(3)
  await expect(page.getByTestId('facet-car_type').locator('label')).toHaveText([
    /New ?\(10\)/,
    /Demo ?\(10\)/,
    /Pre-Owned ?\(30\)/,
  ])
  await expect(page.getByTestId('facet-car_type').getByRole('checkbox').last()).toHaveValue('used')
  await expect(cards(page).first()).toContainText('Pre-Owned')
  await expect(page.getByRole('link', { name: 'Remove Pre-Owned' })).toBeVisible()
  await option(page, 'car_type', 'Demo').check()
  await expect(page).toHaveURL(/car_type=used,demo$/)
  await page.goto(`${new URL(page.url()).origin}/cars/shelf-1`)
  await expect(page.getByTestId('breadcrumb')).toContainText('Pre-Owned Cars')
})

test('SRCH-35, SRCH-36: series are listed in the order of the site, others follow by name', async ({
  page,
  shop,
}) => {
  const of = (...series: string[]) => series.map((one, index) => stockRow(`series-${index}`, { series: one }))
  const switches = { seriesOrder: ['duo', 'city', 'sport'] }
  const listed = page.getByTestId('facet-series').locator('label')
  await shop.open(listing, { rows: of('sport', 'city', 'duo'), switches, total: 3 })
  await expect(listed).toHaveText([/^Duo/, /^City/, /^Sport/])
  await shop.open(listing, { rows: of('zoom', 'sport', 'city', 'arc', 'duo'), total: 5 })
  await expect(listed).toHaveText([/^Duo/, /^City/, /^Sport/, /^Arc/i, /^Zoom/i])
})

test('SRCH-41, SRCH-42: around a place, 50 km unless another distance is chosen', async ({ page, shop }) => {
  // One degree of latitude is 111.2 km.
  const at = (name: string, km: number) => stockRow(name, { 'location.lat': -27.47 + km / 111.195 })
  const rows = [at('near', 49), at('far', 51)].map((row) => ({ ...row, 'location.long': 153.02 }))
  await shop.open(`${listing}?place=Brisbane&lat=-27.47&lng=153.02`, { rows, total: 1 })
  const radius = page.getByLabel('Within')
  await expect(radius).toHaveValue('50')
  await expect(radius.getByRole('option')).toHaveText(
    [25, 50, 75, 100, 150, 250, 500, 750, 1000].map((km) => `${km} km`),
  )
  await radius.selectOption('75')
  await expect(page).toHaveURL(address('lng=153.02&radius=75'))
  await expect(totalOf(page)).toHaveText('2 cars')
  await page.getByRole('button', { name: 'Clear Brisbane' }).click()
  await expect(page).toHaveURL(address('cars'))
  await page.getByRole('combobox', { name: 'Suburb or postcode' }).pressSequentially('springwood')
  await page.getByRole('option', { name: /^Springwood QLD/ }).click()
  await expect(page).toHaveURL(/place=Springwood%20QLD/)
})

test('FACET-30, FACET-31, FACET-32, FACET-42: options have counts, seven makes show at first, several can be chosen', async ({
  page,
  shop,
}) => {
  await shop.open(listing, { total: 50 })
  const options = page.getByTestId('facet-make').getByRole('checkbox')
  await expect(options).toHaveCount(7)
  await expect(page.getByTestId('facet-make').locator('label').nth(1)).toHaveText(/Kia ?\(8\)/)
  await page.getByRole('button', { name: 'Show all makes' }).click()
  await expect(options).toHaveCount(12)
  await page.getByRole('button', { name: 'Hide extra makes' }).click()
  await expect(options).toHaveCount(7)
  await option(page, 'make', 'Kia').check()
  await expect(totalOf(page)).toHaveText('8 cars')
  const answer = page.waitForResponse('**/search-api/**')
  await option(page, 'make', 'MG').check()
  const { results } = await (await answer).json()
  await expect(totalOf(page)).toHaveText('14 cars')
  const counts = await page
    .getByTestId('facet-car_type')
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => [
        label.querySelector('input')?.value,
        Number(/\((\d+)\)/.exec(label.textContent ?? '')?.[1]),
      ]),
    )
  expect(Object.fromEntries(counts)).toEqual(results[0].facets.car_type)
  await option(page, 'body', 'SUV').check()
  await expect(page).toHaveURL(address('cars?make=Kia,MG&body=SUV'))
  await expect(totalOf(page)).toHaveText('14 cars')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(address(listing))
  await expect(totalOf(page)).toHaveText('50 cars')

  const seven = shelf.filter(
    ({ make }) => !['BMW', 'Audi', 'Isuzu', 'Nissan', 'Honda'].includes(String(make)),
  )
  await shop.open(listing, { rows: seven, total: seven.length })
  await expect(options).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Show all makes' })).toHaveCount(0)
})

test('FACET-33: a site may list the first twenty makes as Popular', async ({ page, shop }) => {
  const rows = Array.from({ length: 25 }, (_, index) =>
    Array.from({ length: 26 - index }, (__, copy) =>
      stockRow(`make-${index}-${copy}`, { make: `Make${String.fromCharCode(65 + index)}`, images: [] }),
    ),
  ).flat()
  const groups = page.getByTestId('facet-make').locator('ul')
  await shop.open(listing, { rows, total: rows.length })
  await expect(groups).toHaveCount(1)
  await expect(page.getByTestId('facet-make').getByText(/^(Popular|All)$/)).toHaveCount(0)
  await shop.open(listing, { rows, switches: { groupPopularMakes: true }, total: rows.length })
  await expect(page.getByTestId('facet-make').getByText('Popular', { exact: true })).toBeVisible()
  await expect(groups.nth(0).getByRole('checkbox')).toHaveCount(20)
  await expect(page.getByTestId('facet-make').getByText('All', { exact: true })).toBeVisible()
  await expect(groups.nth(1).getByRole('checkbox')).toHaveCount(5)
})

test('FACET-19: certified shows only yes if the site says so', async ({ page, shop }) => {
  const rows = [...fixtures('car-cert', 'car-used')]
  const options = page.getByTestId('facet-certified').getByRole('checkbox')
  await shop.open(listing, { rows, switches: { searchFacets: ['certified'] }, total: 2 })
  await expect(options).toHaveCount(2)
  await shop.open(listing, { rows, switches: { certifiedOnlyFacet: true }, total: 2 })
  await expect(options).toHaveCount(1)
  await expect(option(page, 'certified', 'Certified')).toBeVisible()
})

test('FACET-02, FACET-14, FACET-15: models stand below their make, and brackets are chosen by a click', async ({
  page,
  shop,
}) => {
  const rows = [
    stockRow('corolla', { price: 12_000, 'youxQuote.weeklyRepaymentAmount': 90 }),
    stockRow('camry', { model: 'Camry', price: 135_000, 'youxQuote.weeklyRepaymentAmount': 450 }),
    stockRow('other', { make: 'Mazda', name: 'Mazda of the same model name', price: 135_000 }),
  ]
  const switches = { searchFacets: ['make_model', 'price_range', 'weekly_price_range'] }
  await shop.open(`${listing}?make_model=Toyota%20Corolla`, { rows, switches, total: 1 })
  await expect(cards(page).getByRole('heading')).toHaveText(/Toyota Corolla/)
  const makes = page.getByTestId('facet-make_model').locator('details')
  await expect(makes).toHaveText([/^Mazda.*Corolla/, /^Toyota.*Camry.*Corolla/])
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(cards(page)).toHaveCount(3)
  for (const [facet, found] of [
    ['price_range', 2],
    ['weekly_price_range', 1],
  ] as const) {
    const last = page.getByTestId(`facet-${facet}`).getByRole('checkbox').last()
    const value = await last.getAttribute('value')
    await last.check()
    await expect(page).toHaveURL(new RegExp(`\\?${facet}=[^&]+$`))
    expect(new URL(page.url()).searchParams.get(facet)).toBe(value)
    await expect(cards(page)).toHaveCount(found)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(cards(page)).toHaveCount(3)
  }
})

test('TEN-08, TEN-09: only the site’s filters and orders show, in its order; others work by address', async ({
  page,
  shop,
}) => {
  const switches = { searchFacets: ['price', 'make'], sortOptions: ['newest', 'price_desc'] }
  await shop.open(`${listing}?body=SUV`, { switches, total: 14 })
  const groups = page.getByRole('complementary', { name: 'Filters' }).locator('[data-testid^="facet-"]')
  await expect(groups).toHaveCount(2)
  await expect(groups.nth(0)).toHaveAttribute('data-testid', 'facet-price')
  await expect(groups.nth(1)).toHaveAttribute('data-testid', 'facet-make')
  await expect(page.getByRole('complementary', { name: 'Filters' }).locator('summary')).toHaveText([
    'Price',
    'Make',
  ])
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText([
    'Newest listed',
    'Price: high to low',
  ])
  await page.getByRole('link', { name: 'Remove SUV' }).click()
  await expect(totalOf(page)).toHaveText('50 cars')
  await page.goBack()
  await expect(totalOf(page)).toHaveText('14 cars')
  await shop.open(`${listing}?place=4127`, {
    switches: { searchFacets: ['make', 'place', 'price'] },
    total: 50,
  })
  await expect(groups.nth(1)).toHaveAttribute('data-testid', 'facet-place')
})

test('FACET-34, FACET-35, FACET-36, FACET-37: the price slider by keyboard and by typing, within its ends', async ({
  page,
  shop,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await shop.open(listing, { total: 50 })
  const slider = page.getByTestId('price-slider')
  const [lowest, highest] = [slider.getByRole('slider').first(), slider.getByRole('slider').last()]
  await expect(lowest).toHaveAttribute('min', '10000')
  await expect(highest).toHaveAttribute('max', '59000')
  await expect(lowest).toHaveAttribute('step', '1000')
  await lowest.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(address('cars?price=12000:'))
  await expect(totalOf(page)).toHaveText('48 cars')
  await highest.focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(address('cars?price=12000:12000'))
  await expect(totalOf(page)).toHaveText('1 car')
  await page.getByLabel('Price: to').fill('20499')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('cars?price=12000:20000'))
  await page.getByLabel('Price: to').fill('1000000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('cars?price=12000:'))
  await page.getByLabel('Price: from').fill('3')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address(listing))
  expect(said.filter((line) => line.startsWith('cannot refine'))).toEqual([
    'cannot refine above range maximum 59000',
    'cannot refine below range minimum 10000',
  ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('FACET-40: the slider is dragged, and searched once, 400 ms after the last move', async ({
  page,
  shop,
}) => {
  await shop.open(listing, { total: 50 })
  const thumb = page.getByTestId('price-slider').getByRole('slider').first()
  await thumb.scrollIntoViewIfNeeded()
  const box = (await thumb.boundingBox())!
  const y = box.y + 22
  await page.mouse.move(box.x + 12, y)
  await page.mouse.down()
  const wait = await watchWait(page, thumb)
  for (let step = 1; step <= 8; step++) await page.mouse.move(box.x + 12 + step * 12, y, { steps: 2 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\?price=\d+000:$/)
  await expect(totalOf(page)).not.toHaveText('50 cars')
  expect(shop.searches()).toBe(1)
  expect(await wait()).toBeGreaterThanOrEqual(395)
})

test('SRCH-05: on a phone the filters are a sheet that says how many cars there are', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.open(listing, { total: 50 })
  await expect(page.getByTestId('facet-make')).toBeHidden()
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await option(page, 'make', 'Kia').check()
  await option(page, 'body', 'SUV').check()
  await expect(sheet.getByTestId('show-me-button')).toHaveText('Show Me 8 cars')
  expect(await accessibilityFindings(page)).toEqual([])
  await sheet.getByTestId('show-me-button').click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(address('cars?make=Kia&body=SUV'))
  await expect(cards(page)).toHaveCount(8)
  await page.getByRole('link', { name: 'Filters' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
