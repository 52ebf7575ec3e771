import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { NotFound } from '#app/page/block.ts'
import { sampleLoad } from '#app/samples/load.ts'
import { sampleImage } from '#app/samples/media.ts'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import { answering } from '#app/stock/finder/testing.ts'
import loadDirectory from '#blocks/brand-directory/load.server.ts'
import directory from '#blocks/brand-directory/query.ts'
import BrandDirectory from '#blocks/brand-directory/view.tsx'
import loadIntro from '#blocks/brand-intro/load.server.ts'
import intro from '#blocks/brand-intro/query.ts'
import BrandIntro from '#blocks/brand-intro/view.tsx'
import loadLogos from '#blocks/manufacturer-logos/load.server.ts'
import logos from '#blocks/manufacturer-logos/query.ts'
import ManufacturerLogos from '#blocks/manufacturer-logos/view.tsx'

const documents = {
  brand: [
    {
      name: 'Kia',
      slug: 'kia',
      kind: 'cars',
      description: 'Seven years of cover.',
      logo: sampleImage('logo-kia', 'Kia'),
    },
    { name: 'Ducati', slug: 'ducati', kind: 'motorcycles', description: 'Built in Bologna.', logo: null },
    {
      name: 'Isuzu',
      slug: 'isuzu',
      kind: 'trucks',
      description: 'Rigids for every load.',
      logo: null,
      url: null,
    },
    { name: '', slug: 'broken' },
  ],
  groupCompany: [{ name: 'City Rental', description: 'Cars by the day.', logo: null, href: '/rental' }],
}

const lake: TenantContent = {
  async query({ query, params, shape }) {
    const type = query.includes('"groupCompany"') ? 'groupCompany' : 'brand'
    if (!params?.slug) return shape.parse(documents[type])
    return shape.parse(documents.brand.find(({ slug }) => slug === params.slug) ?? null)
  },
}

function context<Content>(
  content: Content,
  more: { params?: Record<string, string>; brands?: string[] } = {},
) {
  return sampleLoad(content, {
    site: sampleSite({ brands: more.brands ?? [] }),
    params: more.params ?? {},
    lake,
    stock: answering({}),
  })
}

describe('manufacturer logos', () => {
  async function render(brands: string[], fields = {}) {
    const content = logos.content.parse(fields)
    const data = await loadLogos(context(content, { brands }))
    return renderToStaticMarkup(<ManufacturerLogos {...sampleProps('manufacturerLogos', content, data)} />)
  }

  test('MKT-05 shows the logos of the tenant’s manufacturers, and image-not-found where one is missing', async () => {
    const html = await render([])
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/kia/overview',
      '/ducati/overview',
      '/isuzu/overview',
    ])
    expect(html).toContain('<img src="/media/images/')
    expect([...html.matchAll(/data-testid="image-not-found"/g)]).toHaveLength(2)
    expect(html).toContain('alt="Ducati: picture not found"')
  })

  test('keeps to the brands the site names, and to one kind', async () => {
    expect(await render(['kia'])).not.toContain('ducati')
    expect(await render([], { kind: 'trucks' })).not.toContain('kia')
    expect(await render(['unknown'])).toBe('')
  })
})

describe('the brand directory', () => {
  test('MKT-12 shows name, logo and description of every brand and company under its heading', async () => {
    const content = directory.content.parse({})
    const data = await loadDirectory(context(content))
    const html = renderToStaticMarkup(<BrandDirectory {...sampleProps('brandDirectory', content, data)} />)
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading)
    expect(headings).toEqual(['Cars', 'Motorcycles', 'Trucks', 'Group companies'])
    for (const { name, description } of [...documents.brand.slice(0, 3), ...documents.groupCompany]) {
      expect(html).toContain(name)
      expect(html).toContain(description)
    }
    expect(html).toContain('href="/rental"')
  })

  test('lists the groups marketing chose, in the usual order', async () => {
    const content = directory.content.parse({
      groups: ['companies', 'cars'],
      companiesHeading: 'Our companies',
    })
    const data = await loadDirectory(context(content))
    const html = renderToStaticMarkup(<BrandDirectory {...sampleProps('brandDirectory', content, data)} />)
    expect([...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
      'Cars',
      'Our companies',
    ])
  })
})

describe('the brand introduction', () => {
  async function render(fields: object, params: Record<string, string>) {
    const content = intro.content.parse(fields)
    const data = await loadIntro(context(content, { params }))
    return renderToStaticMarkup(<BrandIntro {...sampleProps('brandIntro', content, data)} />)
  }

  test('follows the brand of the address', async () => {
    const html = await render({ heading: 'New {brand} in Brisbane' }, { brand: 'kia' })
    expect(html).toContain('New Kia in Brisbane')
    expect(html).toContain('Seven years of cover.')
    expect(html).toContain('href="tel:0735550142"')
    expect(html).toContain('See our stock')
  })

  test('says that an unknown brand has no page', async () => {
    await expect(render({}, { brand: 'unknown' })).rejects.toThrow(NotFound)
  })

  test('shows the brand it names on an ordinary page, or nothing', async () => {
    expect(await render({ brand: 'isuzu' }, {})).toContain('Rigids for every load.')
    expect(await render({}, {})).toBe('')
    expect(await render({ brand: 'gone' }, {})).toBe('')
  })
})
