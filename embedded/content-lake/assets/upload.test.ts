import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startAssetServer } from './testing.ts'

let server: Awaited<ReturnType<typeof startAssetServer>>
beforeAll(async () => {
  server = await startAssetServer({ limits: { images: 300_000, files: 400_000 } })
})
afterAll(() => server.stop())

interface Metadata {
  lqip: string
  blurHash: string
  palette: Record<string, { background: string }>
}

const plain = (width: number, height: number, background = '#2050d0') =>
  sharp({ create: { width, height, channels: 3, background } })
const sha1 = (bytes: Uint8Array | string) => createHash('sha1').update(bytes).digest('hex')
const refusal = async (bytes: Uint8Array | string) => {
  const answer = await server.upload('images', bytes)
  return {
    status: answer.status,
    body: (await answer.json()) as { statusCode: number; error: string; message: string },
  }
}

/** A PNG that claims a size and has no pixels. */
function hollowPng(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer) {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let i = 0; i < 8; i += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

describe('a picture', () => {
  test('becomes a document with its size, colours and placeholder, in a transaction', async () => {
    const bytes = await plain(400, 300).jpeg().toBuffer()
    const before = server.commits.length
    const document = await server.keep(
      'images',
      bytes,
      '?filename=C%3A%5Cphotos%5Cfront%20view.jpg&title=Front',
    )
    const name = `${sha1(bytes)}-400x300.jpg`
    expect(document).toMatchObject({
      _id: `image-${sha1(bytes)}-400x300-jpg`,
      _type: 'sanity.imageAsset',
      _rev: 'first',
      assetId: sha1(bytes),
      sha1hash: sha1(bytes),
      originalFilename: 'front view.jpg',
      title: 'Front',
      extension: 'jpg',
      mimeType: 'image/jpeg',
      size: bytes.length,
      path: `images/local/production/${name}`,
      url: `${server.origin}/images/local/production/${name}`,
    })
    const { metadata } = document as never as { metadata: Metadata }
    expect(metadata).toMatchObject({
      dimensions: { width: 400, height: 300, aspectRatio: 4 / 3 },
      hasAlpha: false,
      isOpaque: true,
    })
    expect(metadata.blurHash).toMatch(/^L[\w#$%*+,.:;=?@[\]^{|}~-]{27}$/)
    const dominant = metadata.palette.dominant?.background ?? ''
    const [r = 0, g = 0, b = 0] = (dominant.match(/\w\w/g) ?? []).map((pair) => Number.parseInt(pair, 16))
    expect([r, g, b].map((value, i) => Math.abs(value - [0x20, 0x50, 0xd0][i]!) < 6)).toEqual([
      true,
      true,
      true,
    ])
    expect(metadata.palette.dominant).toMatchObject({ foreground: '#fff', title: '#fff', population: 100 })
    expect(metadata.palette.vibrant?.background).toBe(dominant)
    const tiny = await sharp(Buffer.from(metadata.lqip.split(',')[1] ?? '', 'base64')).metadata()
    expect([tiny.format, tiny.width, tiny.height]).toEqual(['jpeg', 20, 15])
    expect(server.commits.length).toBe(before + 1)
  })

  test('uploaded again is the same document, also when both arrive at once', async () => {
    const bytes = await plain(31, 17, '#c01020').png().toBuffer()
    const before = server.commits.length
    const documents = await Promise.all([
      server.keep('images', bytes),
      server.keep('images', bytes, '?filename=b.png'),
    ])
    expect(documents[0]).toEqual(documents[1])
    expect(await server.keep('images', bytes)).toEqual(documents[0])
    expect(server.commits.length).toBe(before + 1)
  })

  test.each([
    ['png', 'image/png', () => plain(40, 20).png()],
    ['webp', 'image/webp', () => plain(40, 20).webp()],
    ['gif', 'image/gif', () => plain(40, 20).gif()],
    ['avif', 'image/avif', () => plain(40, 20).avif({ effort: 0 })],
    ['tif', 'image/tiff', () => plain(40, 20).tiff()],
  ] as const)('may be %s, whatever the request calls it', async (extension, mimeType, make) => {
    const document = await server.keep('images', await make().toBuffer(), '?filename=wrong.exe')
    expect(document).toMatchObject({ extension, mimeType })
    expect(document._id).toMatch(new RegExp(`-40x20-${extension}$`))
  })

  test('taken with a rotated camera has the size at which it is shown', async () => {
    const bytes = await plain(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await server.keep('images', bytes))._id).toMatch(/-40x60-jpg$/)
  })

  test('with transparency says so', async () => {
    const bytes = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    const { metadata } = (await server.keep('images', bytes)) as never as {
      metadata: Record<string, unknown>
    }
    expect(metadata).toMatchObject({
      hasAlpha: true,
      isOpaque: false,
      lqip: expect.stringMatching(/^data:image\/png/),
    })
  })
})

describe('what is not a picture', () => {
  test.each([
    ['plain text', 'this is not a picture', 'the upload is not a picture'],
    ['an empty body', '', 'the upload is empty'],
    ['a web page', '<!doctype html><html><svgx></html>', 'the upload is not a picture'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n', 'application/pdf is not accepted'],
    [
      'a broken SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><g>',
      'the SVG file cannot be used: it is not well-formed',
    ],
    ['an SVG inside HTML', '<html><svg></svg></html>', 'its outermost element is not svg'],
    ['SVG entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', 'it declares entities'],
  ])('%s is refused with a reason', async (_what, bytes, message) => {
    const { status, body } = await refusal(bytes)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      statusCode: 400,
      error: 'Bad Request',
      message: expect.stringContaining(message),
    })
  })

  test('a truncated picture is refused and leaves nothing', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    const before = server.commits.length
    const { status, body } = await refusal(noise.subarray(0, noise.length / 2))
    expect(status).toBe(400)
    expect(body.message).toMatch(/damaged, incomplete/)
    expect(server.commits.length).toBe(before)
    const left = await readdir(join(server.dataDir, 'assets', 'incoming'))
    expect(left).toEqual([])
  })

  test('a header that claims a giant picture is refused before it is decoded', async () => {
    const { status, body } = await refusal(hollowPng(60_000, 60_000))
    expect(status).toBe(400)
    expect(body.message).toBe('Invalid image: it has more than 100 million pixels')
  })

  test('more bytes than the limit: 413, announced or not', async () => {
    const answered = await server.upload('images', Buffer.alloc(599_000))
    expect([answered.status, ((await answered.json()) as { error: string }).error]).toEqual([
      413,
      'Payload Too Large',
    ])
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 5; i += 1) controller.enqueue(new Uint8Array(100_000))
        controller.close()
      },
    })
    const answer = await fetch(`${server.origin}/v1/assets/files/production`, {
      method: 'POST',
      body: stream,
      headers: { authorization: 'Bearer editor' },
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
  })
})

describe('who may upload', () => {
  test.each([
    ['nobody', '', 401],
    ['a viewer', 'viewer', 403],
    ['an expired session', 'expired', 401],
    ['an editor', 'editor', 200],
    ['an administrator', 'administrator', 200],
  ])('%s: %s %i', async (_who, token, status) => {
    const bytes = await plain(12, 12).png().toBuffer()
    expect((await server.upload('images', bytes, '', token)).status).toBe(status)
    expect((await server.upload('files', 'a,b\n1,2\n', '?filename=x.csv', token)).status).toBe(status)
  })

  test('another dataset is not found', async () => {
    const answer = await fetch(`${server.origin}/v1/assets/images/other`, {
      method: 'POST',
      body: 'x',
      headers: { authorization: 'Bearer editor' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('a file', () => {
  test('has the type of its bytes; text has the type of its name', async () => {
    const pdf = await server.keep('files', '%PDF-1.7\n1 0 obj\n', '?filename=brochure.html')
    expect(pdf).toMatchObject({ _type: 'sanity.fileAsset', extension: 'pdf', mimeType: 'application/pdf' })
    expect(pdf._id).toMatch(/^file-[a-f0-9]{40}-pdf$/)
    const csv = await server.keep('files', 'a,b\n', '?filename=Stock list.csv')
    expect(csv).toMatchObject({
      extension: 'csv',
      mimeType: 'text/csv',
      originalFilename: 'Stock list.csv',
      size: 4,
    })
    const svg = await server.keep('files', '<svg onload="alert(1)"/>', '?filename=notes.txt')
    expect(svg).toMatchObject({ extension: 'svg' })
  })
})

describe('the bytes of a deleted asset', () => {
  test('are deleted with the document and come back with a new upload', async () => {
    const bytes = await plain(21, 22, '#336633').png().toBuffer()
    const document = await server.keep('images', bytes)
    const file = join(server.dataDir, 'assets', 'images', sha1(bytes).slice(0, 2), `${sha1(bytes)}-21x22.png`)
    await stat(file)
    const address = `/${document.path}?w=10`
    expect((await server.get(address)).status).toBe(200)
    server.remove(document._id)
    await vi.waitFor(async () => expect((await server.get(address)).status).toBe(404))
    await expect(stat(file)).rejects.toThrow('ENOENT')
    await server.keep('images', bytes)
    expect((await server.get(address)).status).toBe(200)
  })
})
