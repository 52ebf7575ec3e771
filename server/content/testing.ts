import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SanityClient } from '@sanity/client'
import sharp from 'sharp'

export const reference = (id: string) => ({ _type: 'reference', _ref: id })

/** Two sites, each with a picture of its own, one shared picture, a brand, pages that refer to each other. */
export async function fillSites(client: SanityClient) {
  const picture = async (colour: string) =>
    (
      await client.assets.upload(
        'image',
        await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
          .png()
          .toBuffer(),
        { filename: `${colour}.png` },
      )
    )._id
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="alert(1)"><rect width="8" height="8"/></svg>',
  )
  const logo = (await client.assets.upload('image', drawing, { filename: 'logo.svg' }))._id
  const brochure = (
    await client.assets.upload('file', Buffer.from('price;day\n1;2\n'), { filename: 'p.csv' })
  )._id
  const [red, green, blue] = [await picture('red'), await picture('green'), await picture('blue')]
  const transaction = client.transaction()
  for (const [slug, own] of [
    ['one', red],
    ['two', green],
  ] as const) {
    const tenant = reference(`site-${slug}`)
    const image = (asset: string | undefined) => ({
      _type: 'picture',
      alt: 'Ute',
      asset: reference(asset ?? ''),
    })
    transaction
      .create({ _id: `site-${slug}`, _type: 'site', tenant, siteSlug: slug, name: slug, logo: image(logo) })
      .create({ _id: `brand-${slug}`, _type: 'brand', tenant, name: 'Isuzu', photo: image(blue) })
      .create({
        _id: `page-${slug}-a`,
        _type: 'page',
        tenant,
        title: 'A\u2028B ☂',
        next: reference(`page-${slug}-b`),
        blocks: [{ _type: 'hero', _key: 'h', image: image(own), brand: reference(`brand-${slug}`) }],
      })
      .create({ _id: `page-${slug}-b`, _type: 'page', tenant, title: 'B', back: reference(`page-${slug}-a`) })
      .create({
        _id: `drafts.page-${slug}-b`,
        _type: 'page',
        tenant,
        title: 'B, to come',
        brochure: { _type: 'file', asset: reference(brochure) },
      })
  }
  await transaction.create({ _id: 'seed.demo', _type: 'demoSeed' }).commit()
}

/** A proxy to a Content Lake that breaks every connection after the first `writes` writes, until it is closed. */
export async function breakingLine(url: string, writes: number) {
  let left = writes
  const { hostname, port } = new URL(url)
  const line = createServer((req, res) => {
    if (req.url?.includes('/data/mutate/') && left-- <= 0) return req.socket.destroy()
    const { method, headers } = req
    const onward = request({ hostname, port, path: req.url, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(res)
    })
    req.pipe(onward)
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    async close() {
      line.closeAllConnections()
      await new Promise((done) => line.close(done))
    },
  }
}
