import { describe, expect, test } from 'vitest'
import { readBlockFields } from '#server/processes/block-fields.ts'
import { defaultTheme } from '../theme/index.ts'
import { block, type DemoTenant, link, menu, page, picture, ref, rich } from './compose.ts'
import { documentsOf } from './documents.ts'
import { filesOf, finish, missingPages } from './finish.ts'

const mark = picture('logo.svg', 'Example Motors')

const tenant = (overrides: Partial<DemoTenant> = {}): DemoTenant => ({
  site: {
    siteSlug: 'example',
    name: 'Example Motors',
    tagline: 'Cars.',
    phone: '(07) 5550 0100',
    email: 'hello@example.com',
    address: { street: '1 Road', suburb: 'Town', state: 'QLD', postcode: '4000' },
    hours: { 1: ['08:00', '17:00'] },
    legal: 'ABN 12 345 678 901',
    timeZone: 'Australia/Brisbane',
    logo: mark,
    logoOnDark: mark,
    favicon: mark,
    theme: defaultTheme,
    settings: { labels: { testDrive: 'Drive It' }, promoPositions: 5, financeDefaultTerm: 6 },
  },
  navigation: { headerMenu: [menu('Home', 'to:home'), menu('About', '/about-us')], footerMenu: [] },
  brands: [{ slug: 'kia', name: 'Kia', kind: 'cars', logo: mark, description: 'Cars from Korea.' }],
  companies: [],
  offers: [],
  models: [],
  promos: [],
  sharedBlocks: [],
  redirects: [],
  pages: [
    page({ path: '/', title: 'Home', description: 'Home.', blocks: [] }),
    page({ path: '/about-us', title: 'About', description: 'About.', blocks: [] }),
  ],
  pageTemplates: [],
  mediaDir: new URL('./media/', import.meta.url),
  ...overrides,
})

const blockFields = await readBlockFields()
const finished = (overrides: Partial<DemoTenant> = {}) =>
  finish(tenant(overrides), blockFields, { asset: (file) => `image-${file}`, today: new Date('2026-11-21') })
const home = (...blocks: ReturnType<typeof block>[]) => ({
  pages: [
    page({ path: '/', title: 'Home', description: 'Home.', blocks }),
    page({ path: '/about-us', title: 'About', description: 'About.', blocks: [] }),
  ],
})
const blocksOf = (overrides: Partial<DemoTenant>) =>
  finished(overrides).find(({ _id }) => _id === 'page-example-home')?.blocks as Record<string, unknown>[]

describe('a composed tenant', () => {
  test('becomes documents that all belong to it', () => {
    const documents = finished()
    expect(documents.map(({ _id }) => _id)).toEqual([
      'site-example',
      'brand-example-kia',
      'page-example-home',
      'page-example-about-us',
      'navigation-example',
    ])
    for (const { tenant } of documents) expect(tenant).toEqual({ _type: 'reference', _ref: 'site-example' })
  })

  test('is the same each time, so that seeding again changes nothing', () => {
    expect(finished()).toEqual(finished())
  })

  test('stores switches as the Studio does', () => {
    expect(finished()[0]).toMatchObject({
      labels: [{ _key: 'k0', key: 'testDrive', text: 'Drive It' }],
      promoPositions: { every: 5 },
      financeDefaultTerm: '6',
      logo: {
        _type: 'picture',
        alt: 'Example Motors',
        asset: { _type: 'reference', _ref: 'image-logo.svg' },
      },
    })
  })

  test('names each picture it needs', () => {
    expect(filesOf(documentsOf(tenant()))).toEqual(['logo.svg'])
  })

  test('links to pages weakly and tells which are not there', () => {
    const menus = finished().at(-1)?.headerMenu
    expect(menus).toMatchObject([
      { _type: 'menuItem', label: 'Home', link: { destination: 'home' } },
      { link: { page: { _type: 'reference', _ref: 'page-example-about-us', _weak: true } } },
    ])
    expect(missingPages(tenant())).toEqual([])
    expect(missingPages(tenant({ pages: [] }))).toEqual(['/about-us'])
  })

  test('refuses two pages with one id', () => {
    const twice = ['/a/b', '/a-b', '/', '/about-us'].map((path) =>
      page({ path, title: path, description: path, blocks: [] }),
    )
    expect(() => finished({ pages: twice })).toThrow('page-example-a-b')
  })
})

describe('a composed block', () => {
  test('has the types and keys its schema asks for', () => {
    const [stats, faq] = blocksOf(
      home(
        block('statsBanner', { tone: 'dark', stats: [{ number: '50+', text: 'locations' }] }),
        block('faqAccordion', { questions: [{ question: 'Why?', answer: 'Because **we** can.' }] }),
      ),
    )
    expect(stats).toEqual({
      _key: 'k0',
      _type: 'statsBanner',
      tone: 'dark',
      stats: [{ _key: 'k0', _type: 'stat', number: '50+', text: 'locations' }],
    })
    expect(faq).toMatchObject({
      questions: [
        {
          _type: 'faq',
          answer: [{ _type: 'block', children: [{ text: 'Because ' }, { marks: ['strong'] }, {}] }],
        },
      ],
    })
  })

  test('refuses a field or a type that does not exist, and says what there is', () => {
    expect(() => blocksOf(home(block('hero', { headline: 'x' })))).toThrow(
      /hero has no field "headline". Its fields: .*heading/,
    )
    expect(() => blocksOf(home(block('heroo')))).toThrow('there is no block "heroo"')
  })

  test('refers to documents of the same tenant', () => {
    expect(blocksOf(home(block('brandIntro', { brand: ref.brand('kia') })))[0]).toMatchObject({
      brand: { _type: 'reference', _ref: 'brand-example-kia' },
    })
  })
})

describe('rich text', () => {
  test('knows headings, lists, quotes, bold, italic and links', () => {
    const text = rich`
      ## Title

      One line
      goes on with **bold**, *italic*, [about us](/about-us), [call](to:phone) and [out](https://example.com).

      - first
      - second

      1. step

      > Said.
    `
    expect(text.map(({ style, listItem }) => listItem ?? style)).toEqual([
      'h2',
      'normal',
      'bullet',
      'bullet',
      'number',
      'blockquote',
    ])
    expect((text[1]!.children as { text: string }[]).map(({ text }) => text).join('')).toBe(
      'One line goes on with bold, italic, about us, call and out.',
    )
    expect(text[1]?.markDefs).toMatchObject([
      { page: { $page: '/about-us' } },
      { destination: 'phone' },
      { url: 'https://example.com' },
    ])
  })

  test('links are made for pages, named places and addresses', () => {
    expect(link.page('/a', 'A')).toMatchObject({ page: { $page: '/a' } })
    expect(link.to('finance', 'F')).toMatchObject({ destination: 'finance' })
    expect(link.url('/kia/overview', 'Kia')).toMatchObject({ url: '/kia/overview' })
  })
})
