import { eventually, visit } from '../product/index.ts'
import { expect } from './fixtures.ts'
import { test } from './tenant.ts'

const offer = (number: number, fields: Record<string, unknown> = {}) => ({
  title: `Offer ${number}`,
  slug: { _type: 'slug', current: `offer-${number}` },
  price: number * 1000,
  categories: [`Category ${number % 12}`],
  ...fields,
})

test.describe('special offers', () => {
  test.beforeEach(async ({ tenant, product }) => {
    for (let number = 1; number <= 25; number++) await tenant.publish('offer', offer(number))
    await eventually(async () =>
      expect((await visit(product, tenant.slug, '/special-offers')).body).toContain('25 offers'),
    )
  })

  test('SRCH-29 FACET-23 list 21 to a page and are filtered by category and price', async ({
    page,
    tenant,
    visitSite,
  }) => {
    await visitSite(tenant.slug, '/special-offers')
    const cards = page.getByTestId('offer-card')
    await expect(cards).toHaveCount(21)
    await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(cards).toHaveCount(4)
    await page.getByLabel('Category 3').check()
    await expect(page).toHaveURL(/\?categories=Category%203$/)
    await expect(cards).toHaveText([/Offer 3/, /Offer 15/])
    await page.getByRole('spinbutton', { name: 'From' }).fill('10000')
    await page.getByRole('spinbutton', { name: 'From' }).press('Enter')
    await expect(page).toHaveURL(/categories=Category%203&price=10000:$/)
    await expect(cards).toHaveText([/Offer 15/])
    await page.goBack()
    await expect(cards).toHaveText([/Offer 3/, /Offer 15/])
    await page.reload()
    await expect(page.getByLabel('Category 3')).toBeChecked()
    await expect(cards).toHaveCount(2)
  })

  test('SRCH-27 the last ten searches are cached, the oldest is dropped first', async ({
    page,
    tenant,
    visitSite,
  }) => {
    await visitSite(tenant.slug, '/special-offers')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/special-offers?')) asked.push(new URL(request.url()).search)
    })
    const choose = async (name: string, url: RegExp) => {
      await page.getByLabel(new RegExp(`^${name} ?\\(`)).click()
      await expect(page).toHaveURL(url)
      await expect(page.locator('[data-search-results]')).not.toHaveAttribute('aria-busy', 'true')
    }
    // Ten different searches: one category more each time.
    const chosen: number[] = []
    for (let number = 0; number < 10; number++) {
      chosen.push(number)
      await choose(`Category ${number}`, new RegExp(`Category%20${number}(,|$)`))
    }
    expect(asked).toHaveLength(10)
    // Back through all but the first: each is one of the ten.
    for (let number = 9; number > 0; number--) await page.goBack()
    await expect(page).toHaveURL(/\?categories=Category%200$/)
    await expect(page.getByTestId('offer-card')).toHaveCount(2)
    expect(asked).toHaveLength(10)
    // An eleventh pushes out the first, though that was the last to be shown.
    await choose('Category 10', /Category%2010$/)
    expect(asked).toHaveLength(11)
    await page.goBack()
    await expect(page).toHaveURL(/\?categories=Category%200$/)
    await expect(page.getByTestId('offer-card')).toHaveCount(2)
    expect(asked).toEqual([...asked.slice(0, 11), '?categories=Category%200'])
  })

  test('ROUTE-18 without a match the empty screen leads back to all offers', async ({
    page,
    tenant,
    visitSite,
  }) => {
    await visitSite(tenant.slug, '/special-offers?categories=Nothing')
    await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
    await expect(page.getByText('Sorry, no offers currently meet your search.')).toBeVisible()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL(/\/special-offers$/)
    await expect(page.getByTestId('offer-card')).toHaveCount(21)
  })

  test('ROUTE-19 PROMO-13 a card leads to the offer’s own page; an unknown one is not found', async ({
    page,
    tenant,
    visitSite,
    product,
    editor,
  }) => {
    const file = await editor.fetch<{ _id: string }>('*[_type == "sanity.imageAsset"][0]{ _id }')
    await tenant.publish(
      'offer',
      offer(26, {
        title: 'Free service',
        price: 0,
        summary: 'The first one.',
        image: { _type: 'picture', alt: 'A lift', asset: { _type: 'reference', _ref: file._id } },
        terms: 'Once a car.',
        order: 1,
      }),
    )
    await eventually(async () =>
      expect((await visit(product, tenant.slug, '/special-offers')).body).toContain('Free service'),
    )
    await visitSite(tenant.slug, '/special-offers')
    await page.getByTestId('offer-card').filter({ hasText: 'Free service' }).click()
    await expect(page).toHaveURL(/\/offers\/offer-26$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free service')
    await expect(page.getByTestId('offer')).toContainText('$0')
    await expect(page.getByTestId('offer').getByRole('img', { name: 'A lift' })).toBeVisible()
    expect((await visit(product, tenant.slug, '/offers/offer-99')).status).toBe(404)
    expect((await visit(product, 'motorworld', '/offers/offer-26')).status).toBe(404)
  })
})

test('SRCH-28 /catalogue filters by brand, model and body', async ({ page, tenant, visitSite, product }) => {
  const brand = async (name: string) => ({
    _type: 'reference',
    _ref: await tenant.publish('brand', {
      name,
      slug: { _type: 'slug', current: name.toLowerCase() },
      kind: 'cars',
    }),
  })
  const [kia, mg] = [await brand('Kia'), await brand('MG')]
  for (const [manufacturer, name, body] of [
    [kia, 'Sportage', 'SUV'],
    [kia, 'Picanto', 'Hatch'],
    [mg, 'MG4', 'Hatch'],
  ] as const)
    await tenant.publish('model', {
      manufacturer,
      name,
      body,
      slug: { _type: 'slug', current: name.toLowerCase() },
    })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/catalogue')).body).toContain('3 models'),
  )
  await visitSite(tenant.slug, '/catalogue')
  await page.getByLabel('Kia').check()
  await expect(page).toHaveURL(/\?manufacturer\.name=Kia$/)
  await page.getByLabel('Hatch').check()
  await expect(page).toHaveURL(/manufacturer\.name=Kia&model\.body=Hatch$/)
  await expect(page.getByTestId('model-card')).toHaveText([/Picanto/])
  await page.getByLabel('Picanto').check()
  await expect(page).toHaveURL(/manufacturer\.name=Kia&model\.body=Hatch&model\.name=Picanto$/)
  await expect(page.getByTestId('model-card')).toHaveText([/Picanto/])
})

test('ROUTE-54 SRCH-43 /dealer-locator finds locations around a postcode', async ({ page, visitSite }) => {
  await visitSite('motorworld', '/dealer-locator')
  await page.getByLabel('Suburb or postcode').fill('4000')
  await page.getByRole('button', { name: 'Search' }).last().click()
  await expect(page.getByTestId('location-card').getByRole('heading')).toHaveText([
    'Motorworld Newstead',
    'Motorworld Toowong',
    'Motorworld Moorooka',
    'Motorworld Trucks & Bikes Eagle Farm',
    'Motorworld Aspley',
    'Motorworld Brendale',
    'Motorworld Springwood',
    'Motorworld Cleveland',
    'Motorworld Ipswich',
    'Motorworld Caboolture',
  ])
  await page.getByLabel('Suburb or postcode').fill('9998')
  await page.getByRole('button', { name: 'Search' }).last().click()
  await expect(page.getByRole('alert')).toHaveText('Invalid postcode')
})
