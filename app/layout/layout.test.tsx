// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { MenuInput } from '#tenants/demo/compose.ts'
import { tenant as motorworld } from '#tenants/demo/motorworld/index.ts'
import { tenant as outbackTrucks } from '#tenants/demo/outback-trucks/index.ts'
import { tenant as southsideChery } from '#tenants/demo/southside-chery/index.ts'
import { frameOf, siteOf, textsOf } from './testing.tsx'

const logo = { assetId: 'image-abc-96x40-svg', width: 96, height: 40, alt: 'Kia' }
const kia = { name: 'Kia', slug: 'kia', logo, url: undefined }
const mg = { name: 'MG', slug: 'mg', logo: undefined, url: undefined }

const headerItems = (document: Document) =>
  textsOf(document.querySelectorAll('.header-nav > ul > li > a, .header-nav > ul > li > details > summary'))

const labels = (menu: MenuInput[]) => menu.map(({ label }) => label)

describe('the header', () => {
  test('NAV-01 the brand menu shows logos with names, and the tile row below', () => {
    const document = frameOf(siteOf(motorworld), { brands: [kia, mg] })
    const details = [...document.querySelectorAll('.header-nav details')].find((found) =>
      found.querySelector('.brand-grid'),
    )
    expect(textsOf([details!.querySelector('summary')!])).toEqual(['Brands'])
    expect(textsOf(details!.querySelectorAll('.brand-cell'))).toEqual(['Kia', 'MG'])
    expect(details!.querySelector('.brand-cell img')?.getAttribute('src')).toContain(
      '/media/images/abc-96x40.svg',
    )
    expect(textsOf(details!.querySelectorAll('.menu-tile strong'))).toEqual([
      'Special offers',
      'What is your car worth?',
      'Drive it first',
    ])
    const order = [...details!.querySelectorAll('.brand-grid, .menu-tiles')].map(({ className }) => className)
    expect(order).toEqual(['brand-grid', 'menu-tiles'])
  })

  test('a brand shows its further links and counts such as New (12)', () => {
    const dropdownItems = [{ label: 'Sportage', url: '/kia/sportage' }]
    const document = frameOf(siteOf(motorworld), {
      brands: [{ ...kia, dropdownItems, carTypeQty: { new: 12, used: 1204, demo: 0 } }],
    })
    const [cell] = document.querySelectorAll('.header-nav .brand-grid > li')
    expect(cell?.querySelector('.brand-cell')?.getAttribute('href')).toBe('/kia/overview')
    expect(textsOf(cell!.querySelectorAll('small'))).toEqual(['New (12) · Used (1,204)'])
    expect(textsOf(cell!.querySelectorAll('.brand-links a'))).toEqual(['Sportage'])
  })

  test('a model stands in the menu with its picture, live price and stock; without stock with what marketing wrote', () => {
    const model = { slug: 'kia-ev9', name: 'EV9', make: 'Kia', priceFrom: 97_000 }
    const item = (label: string, more = {}) => ({ label, link: { label, href: '/ev9' }, ...more })
    const headerMenu = [
      item('Models', {
        children: [
          {
            label: 'Electric',
            children: [
              item('EV9', { model: { ...model, image: logo } }),
              item('EV5', { model: { ...model, slug: 'ev5' } }),
            ],
          },
          item('All models'),
        ],
      }),
    ]
    const document = frameOf(siteOf(southsideChery, { headerMenu }), {
      models: {
        ev5: { count: 12, price: { text: '$56,770', type: 'Drive Away' }, picture: '/media/stock/ev5.webp' },
      },
    })
    for (const menu of ['.header-nav', '.sheet']) {
      const groups = document.querySelectorAll(`${menu} .model-group`)
      expect(textsOf(document.querySelectorAll(`${menu} .model-group-title`))).toEqual(['Electric'])
      expect(textsOf(groups[0]!.querySelectorAll('a'))).toEqual([
        'EV9From $97,000 drive away',
        'EV5From $56,770 drive away12 in stock',
      ])
      const pictures = [...groups[0]!.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
      expect(pictures).toEqual([
        expect.stringContaining('/media/images/abc'),
        expect.stringContaining('/media/stock/ev5'),
      ])
    }
    expect(textsOf(document.querySelectorAll('.header-nav .menu-list a'))).toContain('All models')
  })

  test('NAV-03 on a site of one brand it holds exactly the six entries', () => {
    expect(headerItems(frameOf(siteOf(southsideChery)))).toEqual([
      'Home',
      'Models',
      'Stock',
      'Finance',
      'Service & Parts',
      'Company',
    ])
  })

  test('NAV-09 header and footer are what each site has configured, in order', () => {
    for (const tenant of [motorworld, southsideChery, outbackTrucks]) {
      const document = frameOf(siteOf(tenant))
      expect(headerItems(document)).toEqual(labels(tenant.navigation.headerMenu))
      const footer = textsOf(document.querySelectorAll('.footer-menu > li > :first-child'))
      expect(footer).toEqual(labels(tenant.navigation.footerMenu))
    }
  })

  test('leads to the stock, and follows the switch', () => {
    const stock = (document: Document) =>
      document.querySelector('.header-nav > ul > li:nth-child(3) > a')?.getAttribute('href')
    expect(stock(frameOf(siteOf(motorworld)))).toBe('/search/new-used-and-demo-cars')
    expect(stock(frameOf(siteOf(motorworld, { searchPath: '/search/used-cars' })))).toBe('/search/used-cars')
    const form = frameOf(siteOf(motorworld, { searchPath: '/search/used-cars' })).querySelector('form')
    expect(form?.getAttribute('action')).toBe('/search/used-cars')
    expect(form?.querySelector('input')?.name).toBe('query')
  })

  test('marks the page itself and the entry above it', () => {
    const document = frameOf(siteOf(motorworld), { path: '/news' })
    const [company] = [...document.querySelectorAll('.header-nav summary')].slice(-1)
    expect(company?.getAttribute('data-current')).toBe('true')
    expect(textsOf(document.querySelectorAll('.header-nav [aria-current=page]'))).toEqual(['News'])
  })

  test('an entry that leads nowhere is left out', () => {
    const headerMenu = [
      { label: 'Gone', link: { label: 'Gone' } },
      { label: 'Home', link: { label: 'Home', href: '/' } },
    ]
    expect(headerItems(frameOf(siteOf(motorworld, { headerMenu })))).toEqual(['Home'])
  })

  test('the menu of small screens has the same entries, the phone and the address', () => {
    const sheet = frameOf(siteOf(southsideChery)).querySelector('#site-menu')
    expect(textsOf(sheet!.querySelectorAll('.sheet-row'))).toEqual([
      ...labels(southsideChery.navigation.headerMenu),
      'Saved vehicles',
    ])
    expect(sheet?.textContent).toContain(southsideChery.site.address.suburb)
    expect(sheet?.querySelector('.sheet-foot a')?.getAttribute('href')).toBe(
      `tel:${southsideChery.site.phone.replace(/\D/g, '')}`,
    )
  })
})

describe('the footer', () => {
  test('NAV-04 has the entries of a site of one brand, with the five tools under Buyer Tools', () => {
    const document = frameOf(siteOf(southsideChery))
    const entries = [...document.querySelectorAll('.footer-menu > li')]
    expect(textsOf(entries.map((entry) => entry.firstElementChild!))).toEqual([
      'Models',
      'Buyer Tools',
      'Service & Parts',
      'About Us',
      'News',
      'Contact Us',
      'Terms',
      'Privacy',
    ])
    expect(textsOf(entries[1]!.querySelectorAll('li'))).toEqual([
      'Our Stock',
      'Finance',
      'Trade In',
      'Test Drive',
      'Owners Benefits',
    ])
  })

  test('shows exactly the configured social links, and no list without any', () => {
    const socialLinks = [
      { name: 'Facebook', url: 'https://www.facebook.com/example' },
      { name: 'Instagram', url: 'https://www.instagram.com/example' },
    ]
    const links = frameOf(siteOf(motorworld, { socialLinks })).querySelectorAll(
      '[data-testid=social-links] a',
    )
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(socialLinks.map(({ url }) => url))
    expect(
      frameOf(siteOf(motorworld, { socialLinks: [] })).querySelector('[data-testid=social-links]'),
    ).toBeNull()
  })

  test('carries the year of the dealer’s own calendar', () => {
    const document = frameOf(siteOf(motorworld), { instant: new Date('2026-12-31T15:00:00Z') })
    expect(document.querySelector('.footer-legal')?.textContent).toContain('© 2027 Motorworld')
  })
})

test('contact links of header and footer read Contact Us and lead to the contact page', () => {
  for (const contactPath of ['/contact-us', '/talk-to-us']) {
    const document = frameOf(siteOf(motorworld, { contactPath }))
    for (const part of ['.site-header', '.site-footer']) {
      const links = [...document.querySelectorAll(`${part} a`)].filter(
        (link) => link.getAttribute('href') === contactPath,
      )
      expect(new Set(textsOf(links)), part).toEqual(new Set(['Contact Us']))
    }
  }
})

describe('notices', () => {
  test('MKT-07 the emergency banner stands first, is an alert, cannot be closed, and shows with text only', () => {
    const banner = (emergencyBanner: { text: string } | null) =>
      frameOf(siteOf(motorworld, { emergencyBanner })).querySelector('[data-testid=emergency-banner]')
    const shown = banner({ text: 'Newstead is closed: flooding.' })
    expect(shown?.getAttribute('role')).toBe('alert')
    expect(shown?.textContent).toBe('Newstead is closed: flooding.')
    expect(shown?.querySelector('button')).toBeNull()
    expect(shown?.previousElementSibling?.className).toBe('skip-link')
    expect(banner({ text: ' ' })).toBeNull()
    expect(banner(null)).toBeNull()
  })

  test('the announcement bar has text, link and colours', () => {
    const announcementBar = {
      text: 'Open Saturday.',
      link: { label: 'Hours', destination: 'contact' as const },
      background: '#ffd400',
      colour: '#111111',
    }
    const bar = frameOf(siteOf(motorworld, { announcementBar })).querySelector<HTMLElement>(
      '[data-testid=announcement-bar]',
    )
    expect(bar?.querySelector('p')?.textContent).toBe('Open Saturday. Hours')
    expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/contact-us')
    expect(bar?.getAttribute('style')).toBe('--bar:#ffd400;--on-bar:#111111')
    expect(bar?.querySelector('button')?.getAttribute('aria-label')).toBe('Close announcement')
  })
})

test('the skip link comes first and leads to the main part', () => {
  const first = frameOf(siteOf(motorworld)).body.firstElementChild
  expect(first?.getAttribute('href')).toBe('#main')
})
