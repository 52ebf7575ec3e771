import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { catalogue } from '#tenants/brands/catalogue.ts'
import { demoTenants, editorClient, eventually, visit } from '../product/index.ts'
import { createTenant, menuItem, paragraphs, type TestTenant } from '../product/tenant.ts'
import { footerItems, headerItems, hrefsOf, linksNamed, open, textOf, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)

const hero = { _type: 'hero', heading: 'Good cars, plainly sold', showSearch: true }

describe('a host', () => {
  test('TEN-01 selects its site: slug, template, logo and name; an unknown host is not found', async () => {
    const logos = new Set<string>()
    for (const tenant of demoTenants) {
      const { name, templateName } = await client.fetch<{ name: string; templateName: string }>(
        '*[_id == $id][0]{ name, templateName }',
        { id: `site-${tenant}` },
      )
      const { status, document } = await open(product, tenant, '/')
      expect(status).toBe(200)
      expect(document.documentElement.dataset).toMatchObject({ site: tenant, template: templateName })
      const logo = document.querySelector('header a[href="/"] img')
      expect(logo?.getAttribute('alt')).toBe(name)
      expect(textOf(document.querySelector('footer'))).toContain(name)
      logos.add(logo?.getAttribute('src') ?? '')
    }
    expect(logos.size).toBe(demoTenants.length)
    expect((await visit(product, 'nobody', '/')).status).toBe(404)
  })

  test.each(['/admin', '/staff', '/dashboard'])('TEN-20 has no staff screen at %s', async (path) => {
    for (const tenant of demoTenants) {
      const { status, document } = await open(product, tenant, path)
      expect(status).toBe(404)
      const home = await open(product, tenant, '/')
      for (const page of [document, home.document])
        expect(page.querySelector(`a[href^="${path}"], a[href*="/studio"]`)).toBeNull()
    }
  })
})

describe('a site that overrides nothing', () => {
  let tenant: TestTenant

  beforeEach(async () => {
    tenant = await createTenant(client)
    await tenant.page('/', [hero])
    await homeOnce((document) => expect(document.querySelector('main form')).not.toBeNull())
  })
  afterEach(() => tenant.remove())

  const home = async () => (await open(product, tenant.slug, '/')).document
  /** The home page, once it passes a check. */
  const homeOnce = (check: (document: Document) => void) =>
    eventually(async () => {
      const document = await home()
      check(document)
      return document
    })

  test('differs from one that overrides one key only in that key’s behaviour', async () => {
    const { body } = await visit(product, tenant.slug, '/')
    expect(body).toContain('href="/contact-us"')
    await tenant.set({ contactPath: '/talk-to-us' })
    await homeOnce((document) =>
      expect(linksNamed(document, 'Contact Us')[0]?.getAttribute('href')).toBe('/talk-to-us'),
    )
    const changed = await visit(product, tenant.slug, '/')
    expect(changed.body).toBe(body.replaceAll('"/contact-us"', '"/talk-to-us"'))

    await tenant.set({ contactPath: '/contact-us', noSuchSwitch: true, phone: '07 5550 1111' })
    const document = await homeOnce((document) =>
      expect(document.querySelector('header a[href="tel:0755501111"]')).not.toBeNull(),
    )
    expect(linksNamed(document, 'Contact Us')[0]?.getAttribute('href')).toBe('/contact-us')
  })

  test('TEN-04 leads to the default search path; another path is followed by header and home', async () => {
    const targets = (document: Document) => ({
      link: hrefsOf([...headerItems(document)].filter((entry) => textOf(entry) === 'Stock')),
      forms: [...document.querySelectorAll('header form, main form')].map((form) =>
        form.getAttribute('action'),
      ),
    })
    const at = (path: string) => ({ link: [path], forms: [path, path] })
    expect(targets(await home())).toEqual(at('/search/new-used-and-demo-cars'))
    await tenant.set({ searchPath: '/search/used-cars' })
    await homeOnce((document) => expect(targets(document)).toEqual(at('/search/used-cars')))
  })

  test('TEN-07 shows exactly the configured social links, and no block without any', async () => {
    const social = (document: Document) => document.querySelector('footer [data-testid=social-links]')
    expect(social(await home())).toBeNull()
    const socialLinks = ['facebook', 'instagram'].map((name) => ({
      _key: name,
      name,
      url: `https://www.${name}.com/cornermotors`,
    }))
    await tenant.set({ socialLinks })
    await homeOnce((document) =>
      expect(hrefsOf(social(document)!.querySelectorAll('a'))).toEqual(socialLinks.map(({ url }) => url)),
    )
    await tenant.set({ socialLinks: [] })
    await homeOnce((document) => expect(social(document)).toBeNull())
  })

  test('contact links of header and footer say Contact Us and lead to the configured path', async () => {
    const leadTo = (path: string) => (document: Document) => {
      for (const part of ['header', 'footer']) {
        const links = linksNamed(document.querySelector(part)!, 'Contact Us')
        expect(new Set(hrefsOf(links)), part).toEqual(new Set([path]))
      }
    }
    leadTo('/contact-us')(await home())
    await tenant.set({ contactPath: '/talk-to-us' })
    await homeOnce(leadTo('/talk-to-us'))
    for (const slug of demoTenants) leadTo('/contact-us')((await open(product, slug, '/')).document)
  })
})

describe('menus', () => {
  test('NAV-09 are what each site has configured, in order', async () => {
    const menus = [
      { header: ['Utes', 'Vans', 'Find us'], footer: ['Privacy', 'Find us'] },
      { header: ['Find us', 'Bikes'], footer: ['Bikes', 'Terms', 'Find us'] },
    ]
    for (const { header, footer } of menus) {
      const tenant = await createTenant(client)
      try {
        await tenant.publish('navigation', {
          headerMenu: header.map((label) => menuItem(label, '/somewhere')),
          footerMenu: footer.map((label) => menuItem(label, '/somewhere')),
        })
        await tenant.page('/', [hero])
        await tenant.page('/somewhere', [hero])
        await eventually(async () => {
          const { document } = await open(product, tenant.slug, '/')
          expect(textsOf(headerItems(document))).toEqual(header)
          expect(textsOf(footerItems(document))).toEqual(footer)
        })
      } finally {
        await tenant.remove()
      }
    }
  })

  test('TEN-18 show only the brands of the site; the catalogue has each of the nine with slug and logo', async () => {
    for (const name of ['Ford', 'Kia', 'Jeep', 'Mitsubishi', 'Nissan', 'Toyota', 'Mazda', 'MG', 'Chery']) {
      const brand = catalogue.find((entry) => entry.name === name)
      expect(brand, name).toMatchObject({ slug: name.toLowerCase() })
      expect(existsSync(`tenants/demo/media/${brand?.logo.$file}`), name).toBe(true)
    }
    const tenant = await createTenant(client, { brands: ['kia', 'mg'] })
    try {
      for (const [order, name] of ['Ford', 'Kia', 'Jeep', 'MG'].entries())
        await tenant.publish('brand', { name, slug: { current: name.toLowerCase() }, kind: 'cars', order })
      await tenant.publish('navigation', { headerMenu: [menuItem('Brands', '/brands', { brands: true })] })
      await tenant.page('/', [hero])
      await eventually(async () => {
        const { document } = await open(product, tenant.slug, '/')
        const [menu] = document.querySelectorAll('header [data-testid=brand-menu]')
        expect(textsOf(menu!.querySelectorAll('a'))).toEqual(['Kia', 'MG'])
      })
    } finally {
      await tenant.remove()
    }
  })
})

test('content of one tenant is never shown on another: pages, brands and promos', async () => {
  const [mine, other] = [await createTenant(client), await createTenant(client)]
  try {
    await mine.page('/secret', [{ _type: 'textSection', heading: 'Ours', body: paragraphs('Ours alone') }])
    await mine.publish('brand', { name: 'Ourbrand', slug: { current: 'ourbrand' }, kind: 'cars' })
    await mine.publish('promo', {
      title: 'Ours',
      node: { _type: 'promoCard', heading: 'Our own offer', text: 'For our customers' },
    })
    for (const tenant of [mine, other])
      await tenant.page('/', [
        { _type: 'promoTiles', heading: 'Offers', source: 'all', showTradeIn: true },
        { _type: 'manufacturerLogos', heading: 'Brands', showNames: true },
      ])
    await eventually(async () => {
      const { body } = await visit(product, mine.slug, '/')
      for (const words of ['Our own offer', 'Ourbrand']) expect(body).toContain(words)
      expect((await visit(product, mine.slug, '/secret')).status).toBe(200)
      const { document } = await open(product, other.slug, '/')
      expect(textOf(document.querySelector('main'))).toContain('We Want Your Car!')
    })
    for (const path of ['/', '/secret', '/ourbrand/overview']) {
      const { status, body } = await visit(product, other.slug, path)
      expect(status).toBe(path === '/' ? 200 : 404)
      for (const words of ['Our own offer', 'Ourbrand', 'Ours alone']) expect(body).not.toContain(words)
    }
  } finally {
    await mine.remove()
    await other.remove()
  }
})
