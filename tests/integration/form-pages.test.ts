import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoTenants, editorClient, eventually, visit } from '../product/index.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { fieldsOf, hrefsOf, linksNamed, open, submit, textOf, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
const frame = 'https://book.example/x'
let tenant: TestTenant

beforeAll(async () => {
  tenant = await createTenant(client, { email: 'sales@corner.example' })
  for (const name of ['North', 'South'])
    await tenant.publish('location', {
      name: `Corner Motors ${name}`,
      slug: { current: name.toLowerCase() },
      dealership_slug: `corner-${name.toLowerCase()}`,
      address: { city: 'Springwood', state: 'QLD', postcode: '4127' },
    })
  await tenant.page('/', [
    {
      _type: 'hero',
      heading: 'Corner Motors',
      actions: [{ _key: 'a', _type: 'link', label: 'Book a service', destination: 'service' }],
    },
  ])
  await eventually(async () =>
    expect((await open(product, tenant.slug, '/contact-us')).document.body.textContent).toContain('South'),
  )
})
afterAll(() => tenant.remove())

/** A page, by the address that its path leads on to. */
async function page(path: string) {
  let at = path
  for (let hops = 0; hops < 2; hops++) at = (await visit(product, tenant.slug, at)).headers.location ?? at
  return open(product, tenant.slug, at)
}

const formOn = async (path: string, kind: string) => {
  const { status, document } = await page(path)
  expect(status, path).toBe(200)
  const form = document.querySelector(`[data-testid=form-${kind}]`)
  expect(form, path).not.toBeNull()
  return { document, form: form! }
}

test('ROUTE-21 the page of test drives opens with and without a slash at its end', async () => {
  for (const path of ['/book-test-drive', '/book-test-drive/']) await formOn(path, 'testDrive')
  expect((await visit(product, tenant.slug, '/book-test-drive/')).headers.location).toBe('/book-test-drive')
})

test('ROUTE-22 /service is there; with an outside page for it, banner and menu lead to that', async () => {
  const outside = 'https://service.example/book'
  expect((await page('/service')).status).toBe(200)
  const links = async () => {
    const { document } = await open(product, tenant.slug, '/')
    return {
      banner: hrefsOf(linksNamed(document.querySelector('main')!, 'Book a service')),
      menus: hrefsOf(document.querySelectorAll('header nav a, footer nav a')),
    }
  }
  const before = await links()
  expect(before.banner).toEqual(['/service'])
  expect(before.menus).toContain('/service')
  await tenant.set({ externalServicePage: outside })
  await eventually(async () => {
    const { banner, menus } = await links()
    expect(banner).toEqual([outside])
    expect(menus).toContain(outside)
    expect(menus).not.toContain('/service')
  })
  await tenant.set({ externalServicePage: '' })
})

/** The place that `/service#service-booking` jumps to. */
async function booking(of = tenant.slug) {
  const { status, headers, document } = await open(product, of, '/service')
  expect(status).toBe(200)
  const place = document.getElementById('service-booking')
  const area = place?.querySelector('[data-frame]')
  return { place, area, frames: [...(place?.querySelectorAll('iframe') ?? [])], headers }
}

test('ROUTE-23 ROUTE-62 ERR-02 the booking of the service page frames the address of the site, or says that there is none', async () => {
  const { place, area, frames } = await booking()
  expect(place).not.toBeNull()
  expect(textOf(area)).toBe('no xtime url found')
  expect(frames).toEqual([])
  await tenant.set({ serviceBookingUrl: frame })
  await eventually(async () => {
    const set = await booking()
    expect(set.frames.map((one) => one.getAttribute('src'))).toEqual([frame])
    expect(textOf(set.area)).toBe('')
    expect(set.headers['content-security-policy']).toContain("frame-src 'self' https://book.example;")
  })
  const elsewhere = await open(product, tenant.slug, '/contact-us')
  expect(elsewhere.headers['content-security-policy']).not.toContain('book.example')
  for (const demo of demoTenants) expect((await booking(demo)).area, demo).not.toBeNull()
  await tenant.set({ serviceBookingUrl: '' })
})

test('ROUTE-24 /finance has the finance form where links jump to it', async () => {
  const { document } = await formOn('/finance', 'finance')
  expect(document.getElementById('finance-form')?.querySelector('[data-testid=form-finance]')).not.toBeNull()
})

test('ROUTE-25 ROUTE-26 the other names of the finance page lead to its form, or to pages of their own', async () => {
  for (const path of ['/finance-enquiry', '/apply-for-finance']) {
    await formOn(path, 'finance')
    const { _id } = await client.create({
      _type: 'page',
      tenant: { _type: 'reference', _ref: `site-${tenant.slug}` },
      title: 'Finance',
      path: { _type: 'slug', current: path },
      blocks: [
        { _key: 'words', _type: 'textSection', heading: `Own words on ${path}` },
        { _key: 'form', _type: 'financeForm' },
      ],
    })
    await eventually(async () => {
      const { document } = await formOn(path, 'finance')
      expect(textsOf(document.querySelectorAll('h1'))).toEqual([`Own words on ${path}`])
    })
    await client.delete(_id)
    await eventually(async () => expect((await visit(product, tenant.slug, path)).status).toBe(301))
  }
})

test('ROUTE-28 the page of parts has the order in steps', async () => {
  const { status, document } = await page('/vehicle-parts-and-accessories')
  expect(status).toBe(200)
  expect(document.querySelector('[data-testid=parts-wizard]')).not.toBeNull()
})

test('ROUTE-29 ROUTE-30 /contact, /contact/ and /contact-us have the general enquiry and the locations', async () => {
  for (const path of ['/contact', '/contact/', '/contact-us']) {
    const { document, form } = await formOn(path, 'general')
    expect(textsOf(form.querySelectorAll('[name=location] option'))).toEqual(
      expect.arrayContaining(['Corner Motors North', 'Corner Motors South']),
    )
    const text = textOf(document.querySelector('[data-block=dealerLocator]'))
    for (const name of ['Corner Motors North', 'Corner Motors South']) expect(text, path).toContain(name)
  }
})

test('ROUTE-38 a form that was sent leads to thanks; who comes there without one reads neutral words', async () => {
  const { document } = await open(product, tenant.slug, '/contact-us')
  const done = await submit(product, tenant.slug, '/contact-us', {
    ...fieldsOf(document, '[data-testid=form-general]'),
    ...{ name: 'Ada Lovelace', email: 'ada@mail.example', phone: '0491 570 156', message: 'Are you open?' },
    ...{ category: 'Sales', location: 'north', dealership_slug: 'corner-north' },
  })
  expect([done.status, done.headers.location]).toEqual([303, '/success?form=general'])
  const said = async (path: string) => {
    const { status, document: shown } = await open(product, tenant.slug, path)
    expect(status).toBe(200)
    expect(shown.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    return textOf(shown.querySelector('[data-thanks]'))
  }
  expect(await said(done.headers.location!)).toMatch(/^We have your message/)
  expect(await said('/success')).toBe('When you send us a message, you see here that it has arrived.')
  expect(await said('/success?form=nothing')).toBe(await said('/success'))
})

test('ROUTE-60 the home page is what staff made of blocks: search with its count, banner, brands and promos', async () => {
  for (const demo of demoTenants) {
    const { status, document } = await open(product, demo, '/')
    expect(status).toBe(200)
    expect(textsOf(document.querySelectorAll('h1'))).toHaveLength(1)
    expect(document.querySelectorAll('main [data-block]').length).toBeGreaterThan(5)
  }
  const { document } = await open(product, 'motorworld', '/')
  const block = (type: string) => document.querySelector(`main [data-block=${type}]`)
  expect(textOf(block('hero')?.querySelector('[data-testid=show-me-button]'))).toMatch(
    /^Show Me [\d,]+ cars?$/i,
  )
  expect(block('featureBanner')?.querySelectorAll('li')).toHaveLength(3)
  expect(block('manufacturerLogos')?.querySelectorAll('img').length).toBeGreaterThan(3)
  expect(block('promoTiles')?.querySelectorAll('a').length).toBeGreaterThan(0)
})
