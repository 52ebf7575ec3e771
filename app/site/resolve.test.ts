import { describe, expect, test } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import { resolvePage } from './resolve.server.ts'
import { memoryPlatform, pageDocument, siteDocument, tenant } from './testing.tsx'

const text = (value: string) => [
  {
    _type: 'block',
    _key: 'b',
    children: [{ _type: 'span', _key: 's', text: value, marks: [] }],
    markDefs: [],
  },
]
const section = (heading: string, more = {}) => ({
  _type: 'textSection',
  _key: heading,
  heading,
  body: text(`${heading} text`),
  ...more,
})

async function resolve(documents: Record<string, unknown>[], path: string, slug = 'alpha') {
  const memory = memoryPlatform([siteDocument('alpha'), siteDocument('beta'), ...documents])
  const { platform, invalidations } = memory
  const visit = async (path: string) => {
    const reads = new Reads(invalidations.position)
    const site = await platform.directory.find(`${slug}.localhost`, reads)
    return resolvePage(path, {
      platform,
      site: site!,
      reads,
      instant: new Date('2026-03-10T02:00:00Z'),
    })
  }
  const page = await visit(path)
  const html = page.kind === 'page' ? page.blocks.map(({ html }) => html).join('') : ''
  return { ...memory, page, html, visit }
}

describe('a path', () => {
  test('leads to its page document', async () => {
    const { page, html } = await resolve(
      [pageDocument('alpha', '/about-us', { title: 'About', blocks: [section('Ours')] })],
      '/about-us',
    )
    expect(page).toMatchObject({
      status: 200,
      head: { title: 'About | alpha', canonical: 'http://alpha.localhost:3000/about-us', noindex: false },
    })
    expect(html).toContain('Ours text')
  })

  test('of another tenant leads to nothing here (content)', async () => {
    const documents = [pageDocument('beta', '/secret', { blocks: [section('Secret')] })]
    const here = await resolve(documents, '/secret')
    expect(here.page).toMatchObject({ status: 404 })
    expect(here.html).not.toContain('Secret')
    expect((await resolve(documents, '/secret', 'beta')).page).toMatchObject({ status: 200 })
  })

  test('leads to any slug under /pages on its own tenant alone', async () => {
    const documents = [pageDocument('alpha', '/pages/eofy-utes', { blocks: [section('Sale')] })]
    expect((await resolve(documents, '/pages/eofy-utes')).page).toMatchObject({ status: 200 })
    expect((await resolve(documents, '/pages/eofy-utes', 'beta')).page).toMatchObject({ status: 404 })
  })

  test('knows the pages above it', async () => {
    const documents = [
      pageDocument('alpha', '/owners', { title: 'Owners' }),
      pageDocument('alpha', '/owners/care/oil', { title: 'Oil' }),
    ]
    const { page } = await resolve(documents, '/owners/care/oil')
    expect(page.kind === 'page' && page.page.trail).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Owners', path: '/owners' },
      { label: 'Oil', path: '/owners/care/oil' },
    ])
  })

  test('of a redirect document leads on', async () => {
    const redirect = {
      _id: 'r',
      _type: 'redirect',
      tenant: tenant('alpha'),
      from: '/Old/',
      to: '/new',
      permanent: true,
    }
    expect((await resolve([redirect], '/old')).page).toEqual({ kind: 'redirect', to: '/new', status: 301 })
  })

  test('of a redirect loop is not found, and the loop is named', async () => {
    const loop = [
      { _id: 'r1', _type: 'redirect', tenant: tenant('alpha'), from: '/a', to: '/b' },
      { _id: 'r2', _type: 'redirect', tenant: tenant('alpha'), from: '/b', to: '/a' },
    ]
    const { page, lines } = await resolve(loop, '/a')
    expect(page).toMatchObject({ status: 404 })
    expect(lines.some(({ message }) => message.includes('leads back to itself'))).toBe(true)
  })

  test('of a brand leads to its overview; an unknown brand is not found', async () => {
    const brand = {
      _id: 'brand-kia',
      _type: 'brand',
      tenant: tenant('alpha'),
      name: 'Kia',
      slug: { current: 'kia' },
      kind: 'cars',
      description: 'Seven years of warranty.',
    }
    const { page, html, visit } = await resolve([brand], '/kia/overview')
    expect(page).toMatchObject({
      status: 200,
      head: { title: 'Kia | alpha', description: 'Seven years of warranty.' },
    })
    expect(html).toContain('Seven years of warranty.')
    expect(await visit('/nobody/overview')).toMatchObject({ status: 404 })
  })

  test('that leads nowhere gives status 404 with header, footer and a link to the stock search', async () => {
    const { page, html } = await resolve([], '/nowhere')
    expect(page).toMatchObject({ status: 404, head: { noindex: true, canonical: undefined } })
    expect(html).toContain('href="/search/new-used-and-demo-cars"')
    expect(page.kind === 'page' && page.top).toContain('<header')
    expect(page.kind === 'page' && page.bottom).toContain('<footer')
  })

  test.each(['/admin', '/staff', '/dashboard'])('%s is not found', async (path) => {
    const { page } = await resolve([], path)
    expect(page).toMatchObject({ status: 404 })
    expect(page.kind === 'page' && page.top + page.bottom).not.toContain(`href="${path}"`)
  })

  test("the tenant's own 404 page takes the place of the default", async () => {
    const own = {
      _id: 't',
      _type: 'pageTemplate',
      tenant: tenant('alpha'),
      kind: 'notFound',
      title: 'Lost?',
      blocks: [section('Turn around')],
    }
    const { page, html } = await resolve([own], '/nowhere')
    expect(page).toMatchObject({ status: 404, head: { title: 'Lost? | alpha' } })
    expect(html).toContain('Turn around text')
  })
})

describe('a broken part', () => {
  test('a reference to a deleted document and an image whose asset is gone leave the page standing', async () => {
    const blocks = [
      { _type: 'sharedBlock', _key: 'a', shared: { _ref: 'deleted' } },
      {
        _type: 'hero',
        _key: 'b',
        heading: 'Still here',
        picture: { _type: 'picture', alt: 'x', asset: { _ref: 'image-gone-1x1-png' } },
        actions: [{ label: 'Go', page: { _ref: 'deleted' } }],
      },
      section('After'),
    ]
    const { page, html } = await resolve([pageDocument('alpha', '/x', { blocks })], '/x')
    expect(page).toMatchObject({ status: 200 })
    expect(html).toContain('Still here')
    expect(html).toContain('After text')
    expect(html).not.toContain('image-gone')
  })

  test('while the Content Lake is away a page is served as it last was', async () => {
    const { lake, invalidations, visit } = await resolve(
      [pageDocument('alpha', '/x', { blocks: [section('Kept')] })],
      '/x',
    )
    lake.down = true
    invalidations.recordAll()
    expect(await visit('/x')).toMatchObject({ status: 200 })
  })

  test("without any earlier answer the tenant's error page says so with status 503", async () => {
    const { lake, visit } = await resolve([pageDocument('alpha', '/y')], '/x')
    lake.down = true
    const page = await visit('/y')
    expect(page).toMatchObject({ status: 503, head: { noindex: true } })
    expect(page.kind === 'page' && page.top).toContain('<header')
    expect(page.kind === 'page' && page.blocks.map(({ html }) => html).join('')).toContain(
      'We could not show this page',
    )
  })

  test("what cannot be made is the tenant's error page with status 500, and is not kept", async () => {
    const { lake, lines, invalidations, visit } = await resolve([], '/x')
    const { fetch } = lake
    lake.fetch = async (query, params) =>
      query.includes('"redirects"') ? { result: 'nonsense', tags: [] } : fetch(query, params)
    invalidations.recordAll()
    const page = await visit('/y')
    expect(page).toMatchObject({
      status: 500,
      head: { title: 'Something went wrong | alpha', noindex: true },
    })
    expect(page.kind === 'page' && page.top).toContain('<header')
    expect(page.kind === 'page' && page.bottom).toContain('<footer')
    expect(
      lines.some(({ level, message }) => level === 'error' && message.includes('could not be made')),
    ).toBe(true)
  })

  test("the tenant's own error page takes the place of the default, without a block that fails", async () => {
    const own = {
      _id: 't',
      _type: 'pageTemplate',
      tenant: tenant('alpha'),
      kind: 'error',
      title: 'Sorry',
      blocks: [{ _type: 'notABlock', _key: 'x' }, section('Ring us')],
    }
    const { lake, invalidations, visit } = await resolve([own, pageDocument('alpha', '/y')], '/x')
    const { fetch } = lake
    lake.fetch = async (query, params) => {
      if (params.id === 'page-alpha-/y') throw new Error('socket hang up')
      return fetch(query, params)
    }
    invalidations.recordAll()
    await visit('/x')
    const page = await visit('/y')
    expect(page).toMatchObject({ status: 503, head: { title: 'Sorry | alpha' } })
    expect(page.kind === 'page' && page.blocks.map(({ html }) => html).join('')).toContain('Ring us text')
  })

  test('a first block that shows nothing leaves the heading to the next', async () => {
    const blocks = [{ _type: 'textSection', _key: 'empty' }, section('Heading'), section('Second')]
    const { html } = await resolve([pageDocument('alpha', '/x', { blocks })], '/x')
    expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringContaining('Heading')])
    expect(html).toContain('Second text')
  })

  test('a page, a redirect or a template that cannot be read costs no other page', async () => {
    const broken = [
      pageDocument('alpha', '/x', { blocks: [section('Good')], title: 7, seo: 'none' }),
      pageDocument('alpha', '/7', { path: { current: 7 } }),
      { _id: 'r', _type: 'redirect', tenant: tenant('alpha'), from: 7, to: {}, permanent: 'yes' },
      { _id: 't', _type: 'pageTemplate', tenant: tenant('alpha'), kind: 7 },
    ]
    const { page, html } = await resolve(broken, '/x')
    expect(page).toMatchObject({ status: 200 })
    expect(html).toContain('Good text')
  })

  test('blocks that are objects of nothing are dropped', async () => {
    const blocks = [null, 'text', { _type: 'textSection' }, section('Good')]
    const { page, html } = await resolve([pageDocument('alpha', '/x', { blocks })], '/x')
    expect(page).toMatchObject({ status: 200 })
    expect(html).toContain('Good text')
  })
})

test('every block projection is GROQ, and reads the same fields whatever stands before it', async () => {
  const { platform } = memoryPlatform([])
  const { pageQuery } = await import('#app/page/queries.server.ts')
  await expect(
    platform.answers.read(pageQuery('x', platform.blocks).query, { id: 'x', tenant: 'site-alpha' }),
  ).resolves.toMatchObject({ result: null })
})
