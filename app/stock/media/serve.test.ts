import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPublicAddress } from '#platform/http/public-lookup.server.ts'
import { pictureUrl, type StoredVehicle } from '../store/stored.ts'
import { fetchPicture, type RemoteOptions } from './remote-picture.server.ts'
import { readStockMedia, stockMedia, stockPictures } from './serve.server.ts'

const undo: (() => Promise<unknown>)[] = []
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-media-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const picture = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } }).jpeg()

async function listening(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A site with one vehicle, whose only picture is at `source`. */
async function site(source: string, remote: RemoteOptions = { allowed: () => true }) {
  const app = express()
  const stored = { pictures: { images: [source], spin: [] } } as unknown as StoredVehicle
  const vehicle = async (tenant: string, id: number) => (tenant === 'alpha' && id === 7 ? stored : null)
  app.use(
    stockMedia({
      pictures: stockPictures({ dataDir, vehicle, remote }),
      log: { warn: () => {} } as never,
      isAt: async (_host, tenant) => tenant !== 'beta',
    }),
  )
  return listening(app)
}

describe('pictures of vehicles', () => {
  test('of another site are not there', async () => {
    await mkdir(join(dataDir, 'stock-media', 'beta'), { recursive: true })
    await picture().toFile(join(dataDir, 'stock-media', 'beta', '0123456789ab-a.jpg'))
    const answer = await fetch(`${await site('')}/media/stock/beta/0123456789ab-a.jpg?w=320`)
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such picture.\n'])
  })

  test('of a file are made in the size and the format asked for, to be kept for ever', async () => {
    await mkdir(join(dataDir, 'stock-media', 'alpha'), { recursive: true })
    await picture().toFile(join(dataDir, 'stock-media', 'alpha', '0123456789ab-a.jpg'))
    const at = await site('')
    const path = '/media/stock/alpha/0123456789ab-a.jpg'
    for (const format of ['avif', 'webp', 'jpg']) {
      const answer = await fetch(`${at}${path}?w=320&q=75&fm=${format}`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const { width, format: made } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, made]).toEqual([320, { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]])
    }
    const negotiated = await fetch(`${at}${path}?w=320`, { headers: { accept: 'image/webp,*/*' } })
    expect([negotiated.headers.get('content-type'), negotiated.headers.get('vary')]).toEqual([
      'image/webp',
      'Accept',
    ])
    expect((await fetch(`${at}/media/stock/alpha/0123456789ab-b.jpg`)).status).toBe(404)
    expect((await fetch(`${at}/media/stock/beta/0123456789ab-a.jpg`)).status).toBe(404)
  })

  test('of the web are fetched once and never passed on as they came', async () => {
    const bytes = await picture().toBuffer()
    let asked = 0
    const host = await listening((_req, res) => {
      asked++
      res.end(bytes)
    })
    const source = `${host}/photos/1.jpg`
    const at = await site(source)
    const path = pictureUrl('alpha', 7, '0', source)
    for (const width of [320, 640]) expect((await fetch(`${at}${path}?w=${width}`)).status).toBe(200)
    expect(asked).toBe(1)
  })

  test('are only those that a vehicle of this tenant names', async () => {
    const at = await site('https://x.au/1.jpg')
    const path = pictureUrl('alpha', 7, '0', 'https://x.au/1.jpg')
    expect((await fetch(at + path.replace('alpha', 'beta'))).status).toBe(404)
    expect((await fetch(at + path.replace('7-0', '8-0'))).status).toBe(404)
    expect((await fetch(at + path.replace('7-0', '7-1'))).status).toBe(404)
    expect((await fetch(at + pictureUrl('alpha', 7, '0', 'https://x.au/other.jpg'))).status).toBe(404)
  })

  test('that are no pictures are not served', async () => {
    const host = await listening((_req, res) => {
      res
        .setHeader('content-type', 'image/png')
        .end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    })
    const at = await site(`${host}/x.png`)
    expect((await fetch(at + pictureUrl('alpha', 7, '0', `${host}/x.png`))).status).toBe(404)
  })

  test('of a host that is away are 503, and the host is left in peace for a while', async () => {
    let asked = 0
    const host = await listening((_req, res) => {
      asked++
      res.writeHead(500).end()
    })
    const at = await site(`${host}/x.jpg`)
    const path = pictureUrl('alpha', 7, '0', `${host}/x.jpg`)
    for (const width of [320, 640]) expect((await fetch(`${at}${path}?w=${width}`)).status).toBe(503)
    expect(asked).toBe(1)
  })

  test('have sizes in steps, so that nobody can make the site draw without end', () => {
    const path = '/media/stock/alpha/0123456789ab-a.jpg'
    expect(readStockMedia(`${path}?w=333&q=76`)).toMatchObject({ width: 400, quality: 80 })
    expect(readStockMedia(`${path}?w=99999`)).toMatchObject({ width: 4096 })
    expect(readStockMedia(`${path}?w=-1`)).toBe('w and q are whole numbers.')
    expect(readStockMedia(`${path}?fm=svg`)).toBe('fm is avif, webp or jpg.')
    expect(readStockMedia('/media/stock/alpha/..%2F..%2Fetc%2Fpasswd')).toBeUndefined()
    expect(readStockMedia('/media/stock/alpha/0123456789ab-/../x')).toBeUndefined()
    expect(readStockMedia('/media/images/x.jpg')).toBeUndefined()
  })
})

describe('a feed cannot point the site at its own network', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '100.64.0.1',
    'fd00::1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test('public addresses are', () => {
    expect(['1.1.1.1', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
  })

  test('literal addresses, names and redirects are checked alike', async () => {
    let asked = 0
    const host = await listening((_req, res) => {
      asked++
      res.end('secret')
    })
    const to = join(dataDir, 'x')
    await expect(fetchPicture(`${host}/x`, to)).rejects.toThrow('not a public address')
    await expect(fetchPicture(host.replace('127.0.0.1', 'localhost'), to)).rejects.toThrow(
      'no public address',
    )
    await expect(fetchPicture('http://[::1]/x', to)).rejects.toThrow('not a public address')
    expect(asked).toBe(0)
    const redirecting = await listening((_req, res) => {
      res.writeHead(302, { location: `${host}/x` }).end()
    })
    const onlyTheFirst = (address: string) => asked === 0 && address === '127.0.0.1' && ++allowed === 1
    let allowed = 0
    await expect(fetchPicture(`${redirecting}/x`, to, { allowed: onlyTheFirst })).rejects.toThrow(
      'not a public address',
    )
    expect(asked).toBe(0)
  })

  test('nor fill its disk', async () => {
    const host = await listening((_req, res) => {
      res.write(Buffer.alloc(60_000))
      res.end(Buffer.alloc(60_000))
    })
    const to = join(dataDir, 'x')
    await expect(fetchPicture(`${host}/x`, to, { allowed: () => true, maxBytes: 100_000 })).rejects.toThrow(
      'larger than',
    )
  })
})
