import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { editorClient, eventually, killProcess, visit } from '../product/index.ts'

const product = inject('product')
const client = editorClient(product)
const id = 'page-motorworld-live-test'
const path = '/live-test'
const document = (heading: string) => ({
  _id: id,
  _type: 'page',
  tenant: { _type: 'reference', _ref: 'site-motorworld' },
  title: 'Live test',
  path: { _type: 'slug', current: path },
  blocks: [{ _type: 'textSection', _key: 'a', heading }],
})

const shown = (text: string, within?: number) =>
  eventually(async () => expect((await visit(product, 'motorworld', path)).body).toContain(text), { within })

beforeAll(() => client.createOrReplace(document('Before')))
afterAll(() => client.delete(id))

describe('published content', () => {
  test('is on the site at once, and again after every change', async () => {
    await shown('Before')
    for (const heading of ['First change', 'Second change', 'Third change']) {
      await client.patch(id).set({ 'blocks[_key=="a"].heading': heading }).commit()
      await shown(heading)
    }
  })

  test('is gone at once when it is unpublished', async () => {
    await client.delete(id)
    await eventually(async () => expect((await visit(product, 'motorworld', path)).status).toBe(404))
    await client.createOrReplace(document('Back again'))
    await shown('Back again')
  })

  test('is never shown on another site', async () => {
    expect((await visit(product, 'southside-chery', path)).status).toBe(404)
  })
})

describe('while the Content Lake is down', () => {
  test("a page that was never served is the site's fallback page with status 503, until it is back", async () => {
    const unseen = { ...document('Seen at last'), _id: `${id}-unseen`, path: { current: `${path}-unseen` } }
    await client.createOrReplace(unseen)
    onTestFinished(() => eventually(async () => void (await client.delete(unseen._id)), { within: 20_000 }))
    await eventually(async () =>
      expect((await visit(product, 'motorworld', '/sitemap.xml')).body).toContain(unseen.path.current),
    )
    await killProcess(product, 'content-lake')
    const [{ status, body }, gallery] = await Promise.all([
      visit(product, 'motorworld', unseen.path.current),
      visit(product, '', '/blocks', {
        headers: { host: `localhost:${product.sitePort}`, cookie: 'sanitySession=x' },
      }),
    ])
    expect([status, gallery.status]).toEqual([503, 503])
    expect(body).toContain('site-header')
    await eventually(
      async () =>
        expect((await visit(product, 'motorworld', unseen.path.current)).body).toContain('Seen at last'),
      { within: 20_000 },
    )
  })

  test('pages are served as they last were, also by a new site process, and changes show once it is back', async () => {
    await shown('Back again')
    await killProcess(product, 'content-lake')
    expect(await visit(product, 'motorworld', path)).toMatchObject({ status: 200 })
    await killProcess(product, 'site')
    await eventually(
      async () => expect((await visit(product, 'motorworld', path)).body).toContain('Back again'),
      { within: 20_000 },
    )
    await eventually(
      () => client.patch(id).set({ 'blocks[_key=="a"].heading': 'After the crash' }).commit(),
      { within: 20_000 },
    )
    await shown('After the crash', 5000)
  })
})
