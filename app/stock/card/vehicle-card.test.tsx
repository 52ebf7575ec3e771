// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleInstant, sampleRecord, sampleStock } from '#app/samples/stock.ts'
import { type Settings, settingsDefaults } from '#tenants/settings/index.ts'
import type { StockRecord } from '../index/record.ts'
import { VehicleCard, type VehicleCardProps } from './vehicle-card.tsx'

const now = sampleInstant.getTime()

function card(
  record: Partial<StockRecord> = {},
  settings: Partial<Settings> = {},
  more: Partial<VehicleCardProps> = {},
) {
  const html = renderToStaticMarkup(
    <VehicleCard
      record={sampleRecord(record)}
      settings={{ ...settingsDefaults, ...settings }}
      now={now}
      {...more}
    />,
  )
  const box = document.createElement('div')
  box.innerHTML = html
  return {
    all: (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)],
    one: (selector: string) => box.querySelector<HTMLElement>(selector),
    id: (name: string) => box.querySelector<HTMLElement>(`[data-testid="${name}"]`),
    text: box.textContent ?? '',
    html,
  }
}

describe('the picture', () => {
  test('the first one carries the name, the others say nothing twice', () => {
    const pictures = card().all('img')
    expect(pictures).toHaveLength(3)
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      '2021 Toyota Corolla Ascent Sport',
      '',
      '',
    ])
    expect(pictures[0]?.getAttribute('srcset')).toMatch(/\?w=320&q=75&fm=webp 320w, .* 960w$/)
  })

  test('loads at once in the first row, and when it comes into view elsewhere', () => {
    const loading = (eager?: boolean) =>
      card({}, {}, { eager })
        .all('img')
        .map((picture) => picture.getAttribute('loading'))
    expect(loading()).toEqual(['lazy', 'lazy', 'lazy'])
    expect(loading(true)).toEqual(['eager', 'lazy', 'lazy'])
  })

  test('without any there is a box and no broken image', () => {
    for (const images of [[], [{ url: '' }]]) {
      const { one, all } = card({ images })
      expect(all('img')).toEqual([])
      expect(one('[data-placeholder]')).not.toBeNull()
    }
  })

  test('six at most; several can be reached by keyboard, one alone needs no scrolling', () => {
    const images = Array.from({ length: 9 }, (_, index) => ({
      url: `/media/stock/car-${index}.webp`,
    }))
    const many = card({ images })
    expect(many.all('img')).toHaveLength(6)
    expect(many.one('[data-pictures="6"]')?.tabIndex).toBe(0)
    const one = card({ images: images.slice(0, 1) })
    expect(one.one('[data-pictures]')).toBeNull()
    expect(one.one('.vehicle-card-dots')).toBeNull()
  })

  test('of another host is taken as it is', () => {
    const url = 'https://pictures.example/a.jpg?size=big'
    const picture = card({ images: [{ url }] }).one('img')
    expect(picture?.getAttribute('src')).toBe(url)
    expect(picture?.hasAttribute('srcset')).toBe(false)
  })

  test('of the studio is marked, so that the page says once what it shows', () => {
    const isMarked = (name: string) =>
      card({ images: [{ url: `/media/stock/alpha/${name}` }] }).one('[data-studio-picture]') !== null
    expect(isMarked('047c875d634d-studio-ute-blue-side.webp')).toBe(true)
    expect(isMarked('studio-suv-white-hero.webp')).toBe(true)
    expect(isMarked('suv-studio-white.webp')).toBe(false)
  })
})

describe('the words', () => {
  test('the place stands over the picture', () => {
    expect(card().id('car-place')?.textContent).toBe('Sample Motors Springwood')
    expect(card({ location_name: undefined }).id('car-place')?.textContent).toBe('Springwood, QLD')
  })

  test('the title is the whole name and leads to the vehicle', () => {
    const link = card().one('h3 a')
    expect(link?.textContent).toBe('2021 Toyota Corolla Ascent Sport')
    expect(link?.getAttribute('href')).toBe('/cars/2021-toyota-corolla-ascent-sport-1001')
  })

  test('the price stands with its type', () => {
    expect(card().id('car-price')?.textContent).toBe('$25,990 Drive Away')
    expect(card({ price_type: undefined }).id('car-price')?.textContent?.trim()).toBe('$25,990')
  })

  test('without a price the words of the site stand, and no $0', () => {
    expect(card({ price: 0 }).id('car-price')?.textContent?.trim()).toBe('Enquire for price.')
    expect(card({ price: undefined }, { noPriceText: 'POA' }).id('car-price')?.textContent?.trim()).toBe(
      'POA',
    )
    expect(card({ price: 0 }).text).not.toContain('$')
  })

  test('views are counted where the site wants it', () => {
    expect(card({}, { showViewsCount: true }).text).toContain('57 views')
    expect(card().text).not.toContain('views')
  })

  test('used is called what the site calls it', () => {
    expect(card().text).toContain('Used · Hatch')
    expect(card({}, { usedLabel: 'Pre-Owned' }).text).toContain('Pre-Owned · Hatch')
  })

  test('what is not known leaves no gap', () => {
    const bare = card({
      body: undefined,
      badge: undefined,
      km: undefined,
      fuel: undefined,
      transmission: undefined,
      drive: undefined,
      city: undefined,
      state: undefined,
      location_name: undefined,
      price_type: undefined,
    })
    expect(bare.text).not.toMatch(/undefined|NaN|·\s*$/)
    expect(bare.all('dd').map(({ textContent }) => textContent)).toEqual(['Red', 'No. U1001'])
    expect(bare.id('car-place')).toBeNull()
  })
})

describe('what can be pressed', () => {
  const labels = (...of: Parameters<typeof card>) =>
    card(...of)
      .all('[data-testid="card-buttons"] a')
      .map((link) => link.textContent)
  const all = {
    cardButtons: settingsDefaults.cardButtons,
    reserveEnabled: true,
    onlinePurchaseEnabled: true,
    customCardButton: { label: 'Walk In', url: '/x?car={slug}' },
  }

  test('all eight buttons show', () => {
    expect(labels({}, all)).toEqual([
      'Details',
      'Test Drive',
      'Finance',
      'Reserve',
      'Trade In',
      'Buy Online',
      'Enquire Now',
      'Walk In',
    ])
  })

  test('one is the main one; what finds no room is in a menu', () => {
    const { all: find } = card({}, all)
    expect(find('.action').map(({ textContent }) => textContent)).toEqual(['Details'])
    expect(find('details a').map(({ textContent }) => textContent)).toEqual([
      'Reserve',
      'Trade In',
      'Buy Online',
      'Enquire Now',
      'Walk In',
    ])
    expect(card({}, { cardButtons: ['details', 'enquire'] }).one('details')).toBeNull()
  })

  test('a sold one has one link and no controls', () => {
    const sold = { status: 'sold', sold: true }
    expect(labels(sold, all)).toEqual(['Find Me Something Similar'])
    expect(card(sold, all).one('[data-vehicle]')).toBeNull()
  })

  test('each mode has exactly its controls', () => {
    const controls = (settings: Partial<Settings>) => {
      const { id } = card({}, settings)
      return ['favourite', 'save', 'compare'].filter((name) => id(`${name}-control`) !== null)
    }
    expect(controls({})).toEqual(['favourite', 'compare'])
    expect(controls({ compareEnabled: false })).toEqual(['favourite'])
    expect(controls({ favouritesMode: 'watchlist' })).toEqual(['save', 'compare'])
    expect(controls({ favouritesMode: 'off' })).toEqual([])
  })

  test('without script Save asks the watchlist to save the vehicle', () => {
    const save = card({ id: 7 }, { favouritesMode: 'watchlist' }).id('save-control')
    const [form, name, value] = ['form', 'name', 'value'].map((own) => save?.getAttribute(own))
    expect({ form, name, value }).toEqual({ form: 'watchlist-form', name: 'save', value: '7' })
  })

  test('everything pressed says for which vehicle', () => {
    const names = card({}, all)
      .all('button, summary, [data-testid="card-buttons"] a')
      .map((control) => control.getAttribute('aria-label') ?? '')
    expect(names).toHaveLength(11)
    for (const name of names) expect(name).toContain('2021 Toyota Corolla Ascent Sport')
  })
})

test('the certified mark is the maker’s logo, with a name', () => {
  const mark = card({ certified: true }, { certifiedLogoMakes: ['Toyota'] }).id('car-tag')
  const logo = mark?.querySelector('img')
  expect(logo?.getAttribute('src')).toBe('/api/brands/toyota/logo')
  expect(logo?.getAttribute('alt')).toBe('Toyota Certified')
})

test('around a place a card says how far away its vehicle stands', () => {
  const place = { location_name: 'Springwood' }
  expect(card(place).id('car-place')?.textContent).toBe('Springwood')
  expect(card(place, {}, { km: 18.4 }).id('car-place')?.textContent).toBe('Springwood18 km away')
  expect(card(place, {}, { km: 0.2 }).id('car-place')?.textContent).toContain('1 km away')
})

test('a plain vehicle has no tag', () => {
  expect(card().id('car-tag')).toBeNull()
})

test('what a feed says is text, never markup', () => {
  const hostile = '"><script>alert(1)</script>'
  const { html } = card({
    name: hostile,
    badge: hostile,
    tag: hostile,
    price_type: hostile,
    location_name: hostile,
    fuel: hostile,
    slug: hostile,
    images: [{ url: `/media/stock/${hostile}` }],
  })
  expect(html).not.toContain('<script')
})

test('every sample makes a card with a title of its own', () => {
  for (const record of sampleStock) expect(card(record).one('h3')?.textContent).toBe(record.name)
})
