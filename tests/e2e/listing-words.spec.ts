import { stockRow } from '../product/stock.ts'
import { accessibilityFindings, expect } from './fixtures.ts'
import { address, cards, hydrated, listing, now, test, totalOf } from './listing-shop.ts'

const newstead = { name: 'Newstead', city: 'Newstead', state: 'QLD', lat: -27.449, long: 153.044 }
const springwood = { name: 'Springwood', city: 'Springwood', state: 'QLD', lat: -27.612, long: 153.129 }
const sydney = { name: 'Alexandria', city: 'Alexandria', state: 'NSW', lat: -33.911, long: 151.192 }
const at = (place: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(place).map(([key, value]) => [`location.${key}`, value]))

const rows = [
  stockRow('camry', { model: 'Camry', price: 18_500, km: 90_000, custom_rank: 1, ...at(newstead) }),
  stockRow('camry-dear', { model: 'Camry', price: 38_000, km: 20_000, custom_rank: 9, ...at(springwood) }),
  stockRow('camry-far', { model: 'Camry', price: 17_000, km: 60_000, custom_rank: 5, ...at(sydney) }),
  stockRow('cruiser', { model: 'LandCruiser', price: 92_000, ...at(springwood) }),
  stockRow('tucson', { make: 'Hyundai', model: 'Tucson', price: 31_000, ...at(sydney) }),
  stockRow('polo', { make: 'Volkswagen', model: 'Polo', price: 19_500, ...at(sydney) }),
  stockRow('rx', { make: 'Lexus', model: 'RX', badge: 'Luxury', price: 66_000, ...at(sydney) }),
]
const slugs = (list: ReturnType<typeof cards>) =>
  list.evaluateAll((all) =>
    all.map((card) => card.querySelector('h3 a')?.getAttribute('href')?.replace('/cars/', '')),
  )

test('what shoppers type finds what they mean, misspelt, joined or with a price', async ({ page, shop }) => {
  await shop.open(listing, { rows, total: 7 })
  const field = page.getByRole('searchbox', { name: 'Search by make, model or keyword' })
  for (const [words, found] of [
    ['under 20000', ['camry-far', 'camry', 'polo']],
    ['camry under $20k', ['camry-far', 'camry']],
    ['20k to 32k', ['tucson']],
    ['over 60000', ['cruiser', 'rx']],
    ['land cruser', ['cruiser']],
    ['hunday tucson', ['tucson']],
    ['wv polo', ['polo']],
    ['lexus rx350', ['rx']],
    ['camry under 70,000 km', ['camry-dear', 'camry-far']],
    ['used camry -20', ['camry-dear', 'camry-far', 'camry']],
  ] as const) {
    await field.fill(words)
    await expect(totalOf(page)).toHaveText(`${found.length} ${found.length === 1 ? 'car' : 'cars'}`)
    await expect.poll(async () => (await slugs(cards(page))).sort(), words).toEqual([...found].sort())
  }
  await field.fill('land cruser')
  await expect(page.getByText('Nothing matches “land cruser” exactly.')).toBeVisible()

  // Typed and chosen are one: chips take back either, the slider shows the bound and replaces it.
  await field.fill('camry under $20k')
  await expect(page).toHaveURL(/query=camry%20under%20%2420k$/)
  await expect(page.getByLabel('Price: to')).toHaveValue('20000')
  await page.getByRole('link', { name: 'Remove Up to $20,000' }).click()
  await expect(page).toHaveURL(address('cars?query=camry'))
  await expect(totalOf(page)).toHaveText('3 cars')
  await page.goBack()
  await expect(field).toHaveValue('camry under $20k')
  await page.getByRole('link', { name: 'Remove “camry”' }).click()
  await expect(totalOf(page)).toHaveText('3 cars')
  await expect(page.getByRole('link', { name: 'Remove Up to $20,000' })).toBeVisible()
  await page.getByLabel('Price: to').fill('35000')
  await page.getByLabel('Price: to').press('Enter')
  await expect(page).toHaveURL(address('cars?price=:35000'))
  await expect(field).toHaveValue('')
  expect(await accessibilityFindings(page)).toEqual([])
})

test('a postcode is searched around, sorted by distance, and told apart from none', async ({
  page,
  shop,
}) => {
  await shop.open(`${listing}?query=camry%204006`, { rows, total: 2 })
  const around = page.getByRole('link', { name: /^Remove 50 km around .* QLD 4006$/ })
  await expect(around).toBeVisible()
  expect(await slugs(cards(page))).toEqual(['camry', 'camry-dear'])
  await expect(cards(page).last().getByTestId('car-place')).toHaveText(/Springwood\s*\d\d km away/)
  const sort = page.getByLabel('Sort by')
  await expect(sort.getByRole('option').first()).toHaveText('Distance: nearest first')
  await expect(sort).toHaveValue('distance')
  await sort.selectOption('recommended')
  await expect(page).toHaveURL(/sortBy=recommended$/)
  await expect.poll(() => slugs(cards(page))).toEqual(['camry-dear', 'camry'])
  await around.click()
  await expect(totalOf(page)).toHaveText('3 cars')

  // The same while typing; Back leads before the search that found nothing.
  const field = page.getByRole('searchbox', { name: 'Search by make, model or keyword' })
  await field.fill('4127')
  await expect(page.getByRole('link', { name: /^Remove 50 km around .* QLD 4127$/ })).toBeVisible()
  await expect(totalOf(page)).toHaveText('3 cars')
  await page.goBack()
  await expect(field).toHaveValue('camry')
  await field.fill('9999')
  await expect(page.getByText('There is no postcode 9999 in Australia.')).toBeVisible()
})

test('a place field prefers the own state and says when there is no such place', async ({ page, shop }) => {
  await shop.open(`${listing}?place=Springwood`, { rows, total: 3 })
  await expect(page.getByRole('link', { name: 'Remove 50 km around Springwood QLD 4127' })).toBeVisible()
  const place = page.getByRole('combobox', { name: 'Suburb or postcode' })
  await place.fill('richmond')
  const offered = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
  await expect(offered.first()).toHaveText(/^Richmond QLD/)
  await place.fill('9999')
  await expect(page.getByText('There is no postcode 9999 in Australia.')).toBeVisible()
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await place.fill('4006')
  await expect(page.getByText('There is no postcode')).toHaveCount(0)
  await page.goto(`${page.url().split('?')[0]}?place=9999`)
  await hydrated(page)
  await expect(page.getByText('There is no postcode 9999 in Australia.')).toBeVisible()
  await expect(totalOf(page)).toHaveText('7 cars')
})

test('Show Me counts what the listing then shows, around a postcode too', async ({ page, shop, tenant }) => {
  await shop.open(listing, { rows, total: 7 })
  await tenant.page('/', [{ _type: 'searchBox', heading: 'Find a car' }])
  const home = new URL('/', page.url()).href
  const field = page.getByLabel('Keywords')
  const button = page.locator('main').getByTestId('show-me-button')
  await expect(async () => {
    await page.goto(home)
    await expect(field).toBeVisible(now)
  }).toPass()
  for (const [words, count] of [
    ['camry 4006', 2],
    ['camry near Springwood', 2],
    ['lexus rx350', 1],
    ['camry under $20k', 2],
    ['camry near Atlantis', 0],
  ] as const) {
    await page.goto(home)
    await expect(button).toHaveText('Show Me 7 cars')
    await field.fill(words)
    const cars = `${count} ${count === 1 ? 'car' : 'cars'}`
    await expect(button, words).toHaveText(`Show Me ${cars}`)
    await button.click()
    await expect(totalOf(page), words).toHaveText(cars)
  }
})

test('an address that somebody wrote by hand is understood, and its chips say how', async ({
  page,
  shop,
}) => {
  await shop.open(`${listing}?q=camry&price=0-20000`, { rows, total: 2 })
  await page.getByRole('link', { name: 'Remove “camry”' }).click()
  await expect(page).toHaveURL(address('cars?price=0:20000'))
  await expect(totalOf(page)).toHaveText('3 cars')
  await page.getByRole('link', { name: 'Remove $0 to $20,000' }).click()
  await expect(totalOf(page)).toHaveText('7 cars')
})
