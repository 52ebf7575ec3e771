import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { mainDocument } from './main-document.ts'

const tenant = { _ref: 'site-north' }
const page = (_id: string, current: string, _ref = 'site-north') => ({
  _id,
  _type: 'page',
  tenant: { _ref },
  path: { current },
})
const template = (_id: string, kind: string) => ({ _id, _type: 'pageTemplate', kind, tenant })

const dataset = [
  { _id: 'site-north', _type: 'site', tenant, searchPath: '/our-cars' },
  page('home', '/'),
  page('south-home', '/', 'site-south'),
  page('own-catalogue', '/catalogue'),
  template('search', 'stockSearch'),
  template('vehicle', 'vehicle'),
  template('catalogue', 'catalogue'),
  { _id: 'kia', _type: 'brand', tenant, slug: { current: 'kia' } },
  { _id: 'deal', _type: 'offer', tenant, slug: { current: 'deal' } },
]

async function documentAt(path: string, documents = dataset) {
  const { filter, params } = mainDocument('north', path)
  const result = await evaluate(parse(`*[${filter}][0]._id`), { dataset: documents, params })
  return (await result.get()) as string | null
}

test('an address leads to the page of its site', async () => {
  expect(await documentAt('/')).toBe('home')
  expect(await documentAt('/Nowhere/')).toBeNull()
})

test('pages that the site generates lead to their template', async () => {
  expect(await documentAt('/cars/2021-toyota-corolla')).toBe('vehicle')
  expect(await documentAt('/search/used-cars')).toBe('search')
  expect(await documentAt('/our-cars/')).toBe('search')
})

test('a page wins over a template at the same address', async () => {
  expect(await documentAt('/catalogue')).toBe('own-catalogue')
})

test('without a template, the page of a brand or offer leads to that document', async () => {
  expect(await documentAt('/kia/overview')).toBe('kia')
  expect(await documentAt('/offers/deal')).toBe('deal')
  expect(await documentAt('/offers/deal', [...dataset, template('offers', 'offer')])).toBe('offers')
})
