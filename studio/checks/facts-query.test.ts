import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { documentTypes, schemaTypes } from '../../blocks/registry.schema.ts'
import { readFacts } from './facts.ts'
import { factsQuery, linkPaths } from './facts-query.ts'
import { site } from './testing.ts'

const pathsOf = (name: string) => linkPaths(documentTypes.find((type) => type.name === name)!, schemaTypes)

test('links are found wherever the schema has them: in blocks, in text, in menus within menus', () => {
  expect(pathsOf('page')).toEqual(
    expect.arrayContaining(['blocks[].actions[]', 'blocks[].slides[].link', 'blocks[].body[].markDefs[]']),
  )
  expect(pathsOf('navigation')).toContain('headerMenu[].children[].children[].link')
  expect(pathsOf('redirect')).toEqual([])
})

const tenant = { _ref: 'site-corner' }
const page = (id: string, path: string, fields: object = {}) => ({
  _id: id,
  _type: 'page',
  tenant,
  title: id,
  path: { current: path },
  ...fields,
})
const to = (link: object) => ({
  blocks: [{ _key: 'b', _type: 'callToAction', actions: [{ _key: 'a', ...link }] }],
})

async function read(dataset: object[], id: string) {
  const params = { site: 'site-corner', id, page: true }
  const result = await evaluate(parse(factsQuery(documentTypes, schemaTypes)), { dataset, params })
  return readFacts(await result.get())
}

test('drafts are read beside published pages, and other sites are not', async () => {
  const facts = await read(
    [
      { ...site, _type: 'site', tenant, theme: { colours: { brand: '#112233' } } },
      page('p', '/now'),
      page('drafts.p', '/next'),
      page('drafts.q', '/soon'),
      { ...page('other', '/now'), tenant: { _ref: 'site-other' } },
    ],
    'p',
  )
  expect([...facts.pages.values()].map(({ id, path, published }) => [id, path, published])).toEqual([
    ['p', '/now', true],
    ['q', '/soon', false],
  ])
  expect(facts.site.colours.brand).toBe('#112233')
})

test('typed links are read for a page that no document refers to, except those of drafts and of the page itself', async () => {
  const dataset = [
    page('p', '/now', to({ url: '/now' })),
    page('q', '/q', to({ url: '/now' })),
    page('drafts.r', '/r', to({ url: '/now' })),
  ]
  expect((await read(dataset, 'p')).links).toEqual([{ from: 'q', url: '/now' }])
  const referred = [...dataset, page('s', '/s', to({ page: { _type: 'reference', _ref: 'p' } }))]
  const facts = await read(referred, 'p')
  expect([facts.referring, facts.links]).toEqual([['s'], []])
})
