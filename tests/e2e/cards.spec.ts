import type { Locator, Page } from '@playwright/test'
import { daysAgo, fixtures, importStock, stockRow } from '../product/stock.ts'
import { createTenant } from '../product/tenant.ts'
import { test } from './cards-shop.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'
import { listing } from './listing-shop.ts'

const buttons = (card: Locator) => card.getByTestId('card-buttons').getByRole('link', { includeHidden: true })
const tag = (card: Locator) => card.getByTestId('car-tag')
const isNow = { timeout: 200 }

/** Addresses of a vehicle's pictures, the first one first. */
async function readPictures(page: Page, slug: string): Promise<string[]> {
  const images = await page.evaluate(async (path) => {
    const { images } = (await (await fetch(path)).json()) as { images: { image: { url: string } }[] }
    return images.map(({ image }) => image.url)
  }, `/api/cars/${slug}`)
  return images.map((url) => new URL(url, page.url()).pathname)
}

/** Status and final address of what the browser is sent for an address. */
const answerTo = (page: Page, url: string) =>
  page.evaluate(async (asked) => {
    const { status, url } = await fetch(asked)
    return { status, path: new URL(url).pathname }
  }, url)

test('CARD-01, CARD-02, CARD-04, CARD-05, CARD-30, CARD-31: picture, place, name and price', async ({
  page,
  shop,
}) => {
  await shop.open([
    ...fixtures('car-4images', 'car-noimages', 'car-bare'),
    stockRow('car-untyped', { price_type: '', images: [] }),
  ])
  const card = shop.card('car-4images')
  await expect(card.getByRole('img', { name: '2021 Toyota Corolla Ascent Sport', exact: true })).toBeVisible()
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true)
  await expect(card.getByTestId('car-place')).toHaveText('Alpha Motors Springwood')
  await expect(card.getByRole('heading')).toHaveText('2021 Toyota Corolla Ascent Sport')
  await expect(card.getByTestId('car-price')).toContainText('$25,990')
  await expect(card.getByTestId('car-price')).toContainText('Drive Away')
  await expect(shop.card('car-untyped').getByTestId('car-price')).toHaveText('$25,990')
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/cars/car-4images')
  const pictures = (await readPictures(page, 'car-4images')).map((path) => path.replace(/\?.*/, ''))
  const shown = await card.locator('img').first().getAttribute('src')
  expect(shown?.replace(/\?.*/, '')).toBe(pictures[0])
  for (const name of ['car-noimages', 'car-bare']) {
    await expect(shop.card(name).locator('img')).toHaveCount(0)
    await expect(shop.card(name).locator('[data-placeholder]')).toBeVisible()
  }
  const heights = await page
    .getByTestId('car-card')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
  expect(await accessibilityFindings(page)).toEqual([])
})

test('a repayment never stands without its rates; finance is gone when the site switches it off', async ({
  shop,
}) => {
  await shop.open(fixtures('car-full'))
  await expect(shop.card('car-full')).not.toContainText(/\/wk|a week|per week/)
  await expect(buttons(shop.card('car-full'))).toContainText(['Finance'])
  await shop.change({ financeDisplayEnabled: false }, async () => {
    await expect(buttons(shop.card('car-full'))).not.toContainText(['Finance'], isNow)
  })
})

test('CARD-09: Details opens the page of the vehicle', async ({ page, shop }) => {
  await shop.open(fixtures('car-used'))
  await shop
    .card('car-used')
    .getByRole('link', { name: /^Details/ })
    .click()
  await expect(page).toHaveURL(/\/cars\/car-used$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Corolla')
  expect(await answerTo(page, page.url())).toEqual({ status: 200, path: '/cars/car-used' })
})

test('CARD-06, CARD-07: the words of a card follow the site', async ({ page, shop, visitSite }) => {
  const atDetail = async (words: string) => {
    await visitSite(shop.tenant.slug, '/cars/car-noprice')
    await expect(page.getByTestId('vdp-price')).toHaveText(words)
    await expect(page.locator('main')).not.toContainText(/\$0(?!\d)/)
  }
  await shop.open([...fixtures('car-noprice'), stockRow('car-seen', { views: 57, price: 1_089_990 })])
  await expect(shop.card('car-noprice').getByTestId('car-price')).toHaveText('Enquire for price.')
  await expect(shop.card('car-seen').getByTestId('car-price')).toContainText('$1,089,990')
  await expect(shop.card('car-seen')).not.toContainText('57 views')
  await shop.change({ noPriceText: 'POA', showViewsCount: true }, async () => {
    await expect(shop.card('car-noprice').getByTestId('car-price')).toHaveText('POA', isNow)
    await expect(shop.card('car-seen')).toContainText('57 views', isNow)
  })
  await atDetail('POA')
  await shop.change({ noPriceText: 'Enquire for price.' }, () =>
    expect(shop.card('car-noprice').getByTestId('car-price')).toHaveText('Enquire for price.', isNow),
  )
  await atDetail('Enquire for price.')
})

test('CARD-11, CARD-13, CARD-16, TEN-13: the buttons follow the site and the pages it has', async ({
  page,
  shop,
  visitSite,
}) => {
  await shop.tenant.page('/x', [{ _type: 'hero', heading: 'Walk in' }])
  await shop.open(fixtures('car-used', 'car-499', 'car-reserved'), {
    reserveEnabled: true,
    onlinePurchaseEnabled: true,
    customCardButton: { label: 'Walk In', url: '/x?car={slug}' },
  })
  const card = shop.card('car-used')
  const id = await card.getAttribute('data-id')
  await expect(buttons(card)).toHaveText([
    'Details',
    'Test Drive',
    'Finance',
    'Trade In',
    'Enquire Now',
    'Walk In',
  ])
  const hrefs = await buttons(card).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '/cars/car-used',
    `/book-test-drive?car_id=${id}`,
    expect.stringMatching(new RegExp(`^/finance\\?.*car_id=${id}&.*#finance-form$`)),
    `/cars/trade-in?car_id=${id}`,
    `/enquire?car_id=${id}`,
    '/x?car=car-used',
  ])
  await expect(buttons(shop.card('car-499'))).not.toContainText(['Trade In'])

  await card.getByText('More').click()
  await expect(card.getByRole('link', { name: /^Walk In/ })).toBeVisible()

  await shop.change(
    { cardButtons: ['details', 'enquire'], customCardButton: null, enquireButtonText: 'Message Now' },
    async () => expect(buttons(card)).toHaveText(['Details', 'Message Now'], isNow),
  )
  await shop.tenant.set({ vdpButtons: ['testDrive', 'enquire'] })
  await expect(async () => {
    await visitSite(shop.tenant.slug, '/cars/car-used')
    await expect(page.getByTestId('card-buttons').first().getByRole('link')).toHaveText(
      ['Test Drive', 'Message Now'],
      isNow,
    )
  }).toPass()
  // The site has no page to reserve on: no button leads there.
  await shop.change({ cardButtons: ['reserve', 'testDrive'] }, async () =>
    expect(buttons(card)).toHaveText(['Test Drive'], isNow),
  )
})

test('TEN-10: a label of one site is its own', async ({ editor, page, shop, product }) => {
  await shop.open(fixtures('car-used'), { labels: [{ _key: 'a', key: 'testDrive', text: 'Drive It' }] })
  await expect(buttons(shop.card('car-used')).nth(1)).toHaveText('Drive It')
  await page.goto(`${siteOrigin(product, shop.tenant.slug)}/cars/car-used`)
  await expect(page.getByTestId('card-buttons').first().getByRole('link', { name: 'Drive It' })).toBeVisible()
  const other = await createTenant(editor)
  try {
    await importStock(product, other.slug, fixtures('car-used'))
    await expect(async () => {
      await page.goto(`${siteOrigin(product, other.slug)}${listing}`)
      await expect(buttons(page.getByTestId('car-card')).nth(1)).toHaveText('Test Drive', isNow)
    }).toPass()
  } finally {
    await other.remove()
  }
})

test('CARD-17, CARD-19: a sold vehicle says so and leads to similar ones', async ({
  page,
  shop,
  visitSite,
}) => {
  await shop.open(fixtures('car-used', 'car-soon', 'car-sold-2d'))
  const sold = shop.card('car-sold-2d')
  await expect(tag(sold)).toHaveText('JUST SOLD')
  await expect(buttons(sold)).toHaveText(['Find Me Something Similar'])
  await expect(sold.getByRole('button')).toHaveCount(0)
  for (const name of ['car-used', 'car-soon'])
    await expect(buttons(shop.card(name)).first()).toHaveText('Details')
  await buttons(sold).click()
  await expect(page).toHaveURL(/\?make=Toyota&body=Hatch$/)
  const atDetail = async (words: string) => {
    await expect(async () => {
      await visitSite(shop.tenant.slug, '/cars/car-sold-2d')
      await expect(page.getByTestId('sidebar').getByText(words, { exact: true })).toBeVisible(isNow)
    }).toPass()
  }
  await atDetail('JUST SOLD')
  await shop.change({ soldTagText: 'SOLD' }, async () => expect(tag(sold)).toHaveText('SOLD', isNow))
  await atDetail('SOLD')
})

test('CARD-20, CARD-21, CARD-22, CARD-23, CARD-24, CARD-25, CARD-26, CARD-27: each vehicle has one tag, the first that fits', async ({
  editor,
  page,
  shop,
}) => {
  const all = { reserved: true, certified: true, tag: 'Runout Sale' }
  const file = await editor.fetch<{ _id: string }>('*[_type == "sanity.imageAsset"][0]{ _id }')
  const logo = { _type: 'picture', alt: 'Toyota', asset: { _type: 'reference', _ref: file._id } }
  await shop.tenant.publish('brand', { name: 'Toyota', slug: { current: 'toyota' }, kind: 'cars', logo })
  await shop.open(
    [
      stockRow('electric', { fuel: 'Electric', ...all }),
      stockRow('hybrid', { fuel: 'Hybrid', ...all }),
      stockRow('phev', { fuel: 'Plug-in Hybrid', ...all }),
      stockRow('reserved', all),
      stockRow('certified', { certified: true, tag: 'Runout Sale' }),
      stockRow('other-make', { certified: true, tag: 'Runout Sale', make: 'Kia', model: 'Rio' }),
      stockRow('tagged', { tag: 'Test Drive Only', status: 'coming_soon' }),
      stockRow('runout', { tag: 'Runout Sale', status: 'coming_soon' }),
      stockRow('soon', { status: 'coming_soon', created_at: daysAgo(0) }),
      stockRow('seven', { created_at: daysAgo(7) }),
      stockRow('nine', { created_at: daysAgo(9) }),
      stockRow('plain'),
    ],
    { certifiedLogoMakes: ['Toyota'] },
  )
  const expected = {
    electric: 'Electric',
    hybrid: 'Hybrid',
    phev: 'PHEV',
    reserved: 'Reserved',
    'other-make': 'Runout Sale',
    tagged: 'Test Drive Only',
    runout: 'Runout Sale',
    soon: 'Coming Soon',
    seven: 'New',
  }
  for (const [name, words] of Object.entries(expected)) await expect(tag(shop.card(name))).toHaveText([words])
  const mark = tag(shop.card('certified')).getByRole('img', { name: 'Toyota Certified' })
  await mark.scrollIntoViewIfNeeded()
  await expect.poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  // The picture is the very file that marketing gave the maker.
  const answer = await answerTo(page, await mark.evaluate((img: HTMLImageElement) => img.currentSrc))
  const [, hash = ''] = file._id.split('-')
  expect(answer).toEqual({ status: 200, path: expect.stringContaining(hash) })
  await expect(tag(shop.card('certified'))).not.toContainText('Runout Sale')
  await expect(tag(shop.card('other-make')).locator('img')).toHaveCount(0)
  for (const name of ['nine', 'plain']) await expect(tag(shop.card(name))).toHaveCount(0)
  await shop.change({ justArrivedLabel: 'New Arrival' }, async () =>
    expect(tag(shop.card('seven'))).toHaveText('New Arrival', isNow),
  )
  await shop.change({ justArrivedDays: 3 }, async () => expect(tag(shop.card('seven'))).toHaveCount(0, isNow))
})

test('CARD-03, CARD-28, CARD-29, CARD-32: hearts, Save and Compare follow the site and the vehicle', async ({
  shop,
}) => {
  await shop.open(fixtures('car-used', 'car-new', 'car-demo', 'car-noprice', 'car-noimages', 'car-sold-2d'))
  const controls = async (name: string) => {
    const shown: string[] = []
    for (const kind of ['favourite', 'save', 'compare'])
      if ((await shop.card(name).getByTestId(`${kind}-control`).count()) > 0) shown.push(kind)
    return shown.join(' ')
  }
  const shows = async (expected: Record<string, string>) => {
    for (const [name, kinds] of Object.entries(expected)) expect(await controls(name)).toBe(kinds)
  }
  const all = (kinds: string) => ({
    'car-used': kinds,
    'car-new': kinds,
    'car-demo': kinds,
    'car-noprice': kinds,
    'car-noimages': kinds,
    'car-sold-2d': '',
  })
  await shows(all('favourite compare'))
  await shop.change({ favouritesMode: 'watchlist' }, () => shows(all('save compare')))
  await shop.change({ favouritesMode: 'local', compareEnabled: false }, () => shows(all('favourite')))
  await shop.change({ favouritesStrict: true }, () =>
    shows({ ...all('favourite'), 'car-noprice': '', 'car-noimages': '' }),
  )
  await shop.change({ favouritesStrict: false, favouritesUsedOnly: true }, () =>
    shows({ ...all('favourite'), 'car-new': '', 'car-demo': '' }),
  )
  await shop.change({ favouritesMode: 'off', compareEnabled: true, favouritesUsedOnly: false }, () =>
    shows(all('')),
  )
})

test('a favourite is kept across pages and visits, and can be set by keyboard', async ({
  page,
  shop,
  visitSite,
}) => {
  await shop.open(fixtures('car-used', 'car-new'))
  const heart = shop.card('car-used').getByTestId('favourite-control')
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await visitSite(shop.tenant.slug, listing)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(shop.card('car-new').getByTestId('favourite-control')).toHaveAttribute('aria-pressed', 'false')
})

test('the pictures of a card can be browsed by swiping, by keyboard and by mouse', async ({ page, shop }) => {
  await shop.open(fixtures('car-4images'))
  const pictures = shop.card('car-4images').getByRole('group', { name: /^Pictures of/ })
  const at = () => pictures.evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))
  await pictures.evaluate((track) => track.scrollTo({ left: track.clientWidth }))
  await expect.poll(at).toBe(1)
  await pictures.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBe(2)
  const box = (await pictures.boundingBox())!
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect.poll(at).toBe(3)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 60)
  await expect.poll(at).toBe(0)
})
