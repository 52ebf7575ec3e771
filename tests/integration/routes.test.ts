import { describe, expect, inject, test } from 'vitest'
import { demoTenants, editorClient, eventually, visit } from '../product/index.ts'
import { createTenant } from '../product/tenant.ts'
import { headerItems, hrefsOf, linksNamed, open, textOf, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
const [motorworld, southsideChery, outbackTrucks] = demoTenants

/** A page with status 200, one heading of the first level and some text of its own. */
async function page(tenant: string, path: string) {
  const { status, document } = await open(product, tenant, path)
  expect(status, `${tenant}${path}`).toBe(200)
  const main = document.querySelector('main')!
  const title = textsOf(document.querySelectorAll('h1'))
  expect(title, `${tenant}${path}`).toHaveLength(1)
  expect(textOf(main).length, `${tenant}${path}`).toBeGreaterThan(200)
  return { document, main, title: title[0]!, text: textOf(main) }
}

const statusOf = async (tenant: string, path: string) => (await visit(product, tenant, path)).status

const footerLink = (document: Document, name: string) =>
  hrefsOf(linksNamed(document.querySelector('footer')!, name))

/** The headings that staff wrote for the blocks of a page. */
const writtenOn = (tenant: string, path: string) =>
  client.fetch<string[]>(
    '*[_type == "page" && tenant._ref == $site && path.current == $path][0].blocks[defined(heading)].heading',
    { site: `site-${tenant}`, path },
  )

describe('marketing pages', () => {
  test('ROUTE-42 /warranty and /pages/warranty have the warranty section', async () => {
    for (const tenant of demoTenants)
      for (const path of ['/warranty', '/pages/warranty']) {
        const { document } = await page(tenant, path)
        const section = document.querySelector('main [data-testid=warranty]')
        expect(section?.querySelectorAll('li'), `${tenant}${path}`).toHaveLength(3)
      }
  })

  test('ROUTE-43 /pages/owners is what staff wrote, and Owners Benefits in the footer leads there', async () => {
    const { document, text } = await page(southsideChery, '/pages/owners')
    const written = await writtenOn(southsideChery, '/pages/owners')
    expect(written.length).toBeGreaterThan(1)
    for (const heading of written) expect(text).toContain(heading)
    expect(footerLink(document, 'Owners Benefits')).toEqual(['/pages/owners'])
  })

  test('ROUTE-44 /pages/capped-price-service is about it, and not found on a site without such a page', async () => {
    for (const tenant of demoTenants) {
      const { text } = await page(tenant, '/pages/capped-price-service')
      expect(text).toMatch(/(capped|fixed).price/i)
      expect(text).toMatch(/\$\d+/)
    }
    const bare = await createTenant(client)
    try {
      await bare.page('/', [{ _type: 'hero', heading: 'Hello' }])
      await eventually(async () => expect(await statusOf(bare.slug, '/')).toBe(200))
      expect(await statusOf(bare.slug, '/pages/capped-price-service')).toBe(404)
    } finally {
      await bare.remove()
    }
  })

  test('ROUTE-45 /pages/roadside-assistance is about it', async () => {
    for (const tenant of demoTenants) {
      const { document } = await page(tenant, '/pages/roadside-assistance')
      expect(document.title, tenant).toMatch(/roadside assistance|breakdown/i)
      const written = textsOf(document.querySelectorAll('main [data-block=textSection]')).join(' ')
      expect(written, tenant).toMatch(/\b(tow|towed|flat tyre|battery|service truck)\b/i)
    }
  })

  test('ROUTE-46 /diamond-advantage is only on the site that has it', async () => {
    expect((await page(southsideChery, '/diamond-advantage')).text).toMatch(/diamond/i)
    for (const tenant of [motorworld, outbackTrucks])
      expect(await statusOf(tenant, '/diamond-advantage')).toBe(404)
  })

  test('ROUTE-47 /buying is on the sites that have it', async () => {
    for (const tenant of [motorworld, outbackTrucks]) await page(tenant, '/buying')
  })

  test('ROUTE-48 /models/{model} is the page of each known model, by its full name', async () => {
    const models = {
      'omoda-5': 'Chery OMODA 5',
      'omoda-5-fx': 'Chery OMODA 5 FX',
      'tiggo-4-pro': 'Chery Tiggo 4 Pro',
      'tiggo-7-pro': 'Chery Tiggo 7 Pro',
    }
    for (const [slug, name] of Object.entries(models))
      expect((await page(southsideChery, `/models/${slug}`)).title).toBe(name)
    expect(await statusOf(southsideChery, '/models/tiggo-99')).toBe(404)
  })

  test('ROUTE-52 /eofy and /pages/eofy-… are only on their own site', async () => {
    for (const path of ['/eofy', '/pages/eofy-utes']) {
      await page(motorworld, path)
      for (const tenant of [southsideChery, outbackTrucks]) expect(await statusOf(tenant, path)).toBe(404)
    }
  })
})

describe('static pages', () => {
  test('ROUTE-49 /about-us has a heading and what staff wrote', async () => {
    for (const tenant of demoTenants) {
      const written = await writtenOn(tenant, '/about-us')
      expect(written.length, tenant).toBeGreaterThan(0)
      const { text } = await page(tenant, '/about-us')
      for (const heading of written) expect(text).toContain(heading)
    }
  })

  test('ROUTE-50 /terms-and-conditions is reached by Terms in the footer', async () => {
    for (const tenant of demoTenants) {
      const { document } = await page(tenant, '/terms-and-conditions')
      expect(footerLink(document, 'Terms')).toEqual(['/terms-and-conditions'])
    }
  })

  test('ROUTE-51 /privacy-policy is reached by Privacy in the footer', async () => {
    for (const tenant of demoTenants) {
      const { document } = await page(tenant, '/privacy-policy')
      expect(footerLink(document, 'Privacy')).toEqual(['/privacy-policy'])
    }
  })

  test('ROUTE-56 /finance-and-insurance is about both', async () => {
    const { document, title } = await page(motorworld, '/finance-and-insurance')
    expect(title).toMatch(/finance and insurance/i)
    const written = textsOf(document.querySelectorAll('main [data-block=textSection]')).join(' ')
    for (const word of [/\bloans?\b|\bfinance\b/i, /\binsurance\b/i]) expect(written).toMatch(word)
  })

  test('the home page is made of blocks; Home is the first entry of the header and the first breadcrumb', async () => {
    for (const tenant of demoTenants) {
      const { document } = await page(tenant, '/')
      expect(document.querySelectorAll('main [data-block]').length).toBeGreaterThan(5)
      expect(textsOf(headerItems(document))[0]).toBe('Home')
      expect(headerItems(document)[0]?.getAttribute('href')).toBe('/')
      const about = await page(tenant, '/about-us')
      const trail = about.document.querySelector('[data-testid=breadcrumb]')
      expect(textOf(trail?.querySelector('a'))).toBe('Home')
      expect(trail?.querySelector('a')?.getAttribute('href')).toBe('/')
    }
  })
})

describe('pages of the group', () => {
  const brands = () =>
    client.fetch<{ name: string; slug: string; description: string }[]>(
      '*[_type == "brand" && tenant._ref == $site]{ name, "slug": slug.current, description }',
      { site: `site-${motorworld}` },
    )

  test('ROUTE-55 /brands lists the brands with logo and description', async () => {
    const { main } = await page(motorworld, '/brands')
    const items = [...main.querySelectorAll('li')]
    for (const { name, description } of await brands()) {
      const item = items.find((entry) => textOf(entry.querySelector('h3')) === name)
      expect(item?.querySelector('img[src^="/media/"]'), name).toBeTruthy()
      expect(textOf(item)).toContain(description.trim())
    }
  })

  test('ROUTE-57 /{brand}/overview names and describes the brand; an unknown brand is not found', async () => {
    for (const { name, slug, description } of await brands()) {
      const { main, text } = await page(motorworld, `/${slug}/overview`)
      expect(textOf(main.querySelector('h1'))).toContain(name)
      expect(text).toContain(description.trim())
    }
    expect(await statusOf(motorworld, '/nobody/overview')).toBe(404)
  })

  test('ROUTE-58 each company has its own page, linked from the list of companies, and on no other site', async () => {
    const paths = ['/twg-cars', '/twg-rental', '/twg-tyres', '/neotek', '/4x4-outdoor']
    const { main } = await page(motorworld, '/brands')
    const list = [...main.querySelectorAll('section')].find(
      (section) => textOf(section.querySelector('h2')) === 'Group companies',
    )
    expect(hrefsOf(list!.querySelectorAll('li a')).sort()).toEqual([...paths].sort())
    const titles = new Set<string>()
    for (const path of paths) {
      titles.add((await page(motorworld, path)).title)
      for (const tenant of [southsideChery, outbackTrucks]) expect(await statusOf(tenant, path)).toBe(404)
    }
    expect(titles.size).toBe(paths.length)
  })
})

test('ROUTE-61 an unknown path answers 404 with header, footer and a link to the stock search', async () => {
  for (const tenant of demoTenants)
    for (const path of ['/no-such-page', '/pages/nothing', '/models/none/at/all']) {
      const { status, document } = await open(product, tenant, path)
      expect(status).toBe(404)
      expect(document.documentElement.dataset.site).toBe(tenant)
      expect(headerItems(document).length).toBeGreaterThan(4)
      expect(document.querySelector('footer nav')).not.toBeNull()
      expect(document.querySelector('main a[href^="/search/"]')).not.toBeNull()
    }
})
