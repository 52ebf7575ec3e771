import { expect, inject, test } from 'vitest'
import { editorClient, eventually, visit } from '../product/index.ts'
import { fixtures, importStock } from '../product/stock.ts'
import { createTenant } from '../product/tenant.ts'
import { open } from './document.ts'

const product = inject('product')
const client = editorClient(product)

test('WARR-02 WARR-03 each kind of warranty shows its text on the page of a new car, and on no other', async () => {
  const site = await createTenant(client)
  try {
    await importStock(product, site.slug, fixtures('car-new', 'car-used'))
    const texts = {
      ...{ standard3: '3 year', brand5: '5 year', brand7: '7 year' },
      cappedPrice7: '7 year capped price servicing',
    }
    for (const [warrantyKind, words] of Object.entries(texts)) {
      await site.set({ warrantyKind })
      await eventually(async () => {
        const { document } = await open(product, site.slug, '/cars/car-new')
        expect(document.querySelector('main [data-testid=vehicle-warranty]')?.textContent).toContain(words)
      })
    }
    const { document } = await open(product, site.slug, '/cars/car-used')
    expect(document.querySelector('[data-testid=vehicle-warranty]')).toBeNull()
  } finally {
    await site.remove()
  }
})

test('ERR-04 a brand without a logo has the image-not-found picture, and the file is there', async () => {
  const site = await createTenant(client)
  try {
    await site.publish('brand', { name: 'Nologo', slug: { current: 'nologo' }, kind: 'cars' })
    await site.page('/', [{ _type: 'manufacturerLogos', heading: 'Brands' }])
    const picture = await eventually(async () => {
      const { document } = await open(product, site.slug, '/')
      const found = document.querySelector('main [data-block=manufacturerLogos] img')
      expect(found).not.toBeNull()
      return found!.getAttribute('src')!
    })
    expect(picture).toBe('/images/image-not-found.svg')
    const { status, headers } = await visit(product, site.slug, picture)
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  } finally {
    await site.remove()
  }
})

test('CONST-03 pictures have width, quality and format, and come from the picture host of the site', async () => {
  const site = await createTenant(client)
  try {
    const [asset] = await client.fetch<{ _id: string }[]>(
      '*[_type == "sanity.imageAsset" && mimeType == "image/webp"][0...1]{ _id }',
    )
    const image = { _type: 'picture', alt: 'A car', asset: { _type: 'reference', _ref: asset!._id } }
    await site.publish('brand', { name: 'Kia', slug: { current: 'kia' }, kind: 'cars', logo: image })
    await site.page('/brands', [{ _type: 'manufacturerLogos', heading: 'Brands' }])
    const shown = async () => {
      const { document, headers } = await open(product, site.slug, '/brands')
      const src = document.querySelector('main img')?.getAttribute('src') ?? ''
      return { src: new URL(src, 'http://site.example'), policy: String(headers['content-security-policy']) }
    }
    const own = await eventually(async () => {
      const found = await shown()
      expect(found.src.pathname).toMatch(/^\/media\/images\//)
      return found
    })
    for (const name of ['w', 'q', 'auto']) expect(own.src.searchParams.get(name), name).toBeTruthy()
    await site.set({ mediaBaseUrl: 'https://pictures.example/near' })
    await eventually(async () => {
      const { src, policy } = await shown()
      expect(src.href).toBe(
        `https://pictures.example/near${own.src.pathname.slice('/media'.length)}${own.src.search}`,
      )
      expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;")
    })
  } finally {
    await site.remove()
  }
})
