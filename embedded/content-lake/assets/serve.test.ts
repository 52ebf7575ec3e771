import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAssetServer } from './testing.ts'

let server: Awaited<ReturnType<typeof startAssetServer>>
/** 400 by 300: four quarters, red, green, blue and white. */
let quarters: string
let tall: string
let sideways: string
let glass: string
let moving: string
let drawing: string
let brochure: string

const block = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const keep = async (bytes: Uint8Array | string, kind: 'images' | 'files' = 'images', query = '') =>
  `/${(await server.keep(kind, bytes, query)).path}`

async function quartersOf(width: number, height: number) {
  const [w, h] = [width / 2, height / 2]
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: await block(w, h, '#f00'), left: 0, top: 0 },
    { input: await block(w, h, '#0f0'), left: w, top: 0 },
    { input: await block(w, h, '#00f'), left: 0, top: h },
  ])
}

beforeAll(async () => {
  server = await startAssetServer()
  quarters = await keep(await (await quartersOf(400, 300)).png().toBuffer())
  tall = await keep(await (await quartersOf(100, 200)).png().toBuffer())
  sideways = await keep(
    await (await quartersOf(80, 40)).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer(),
  )
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  glass = await keep(
    await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
      .png()
      .toBuffer(),
  )
  const frames = await Promise.all(['red', 'lime', 'blue'].map((colour) => block(60, 40, colour)))
  moving = await keep(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
  drawing = await keep(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)"><script>alert(2)</script>
     <rect width="40" height="20" fill="#f00"/><image href="https://evil.example/x.png"/></svg>`,
  )
  brochure = await keep(`%PDF-1.7\n${'0123456789'.repeat(100)}`, 'files', '?filename=b.pdf')
})
afterAll(() => server.stop())

async function picture(address: string, headers?: Record<string, string>) {
  const answer = await server.get(address, headers)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${answer.status} ${bytes}`)
  const { width, height, format, pages, pageHeight } = await sharp(bytes, { animated: true }).metadata()
  const raw = await sharp(bytes).ensureAlpha().raw().toBuffer()
  const at = (x: number, y: number) => [...raw.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  return { answer, bytes, width, height: pageHeight ?? height, format, pages, at }
}

const red = [255, 0, 0, 255]
const green = [0, 255, 0, 255]
const blue = [0, 0, 255, 255]
const white = [255, 255, 255, 255]

describe('sizes', () => {
  test.each([
    ['w=200', 200, 150],
    ['h=60', 80, 60],
    ['w=100.6', 101, 76],
    ['w=200&h=200', 200, 150],
    ['w=800', 800, 600],
    ['w=800&fit=max', 400, 300],
    ['w=800&h=100&fit=max', 133, 100],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=600&h=600&fit=crop', 600, 600],
    ['w=600&h=600&fit=min', 300, 300],
    ['w=100&h=100&fit=scale', 100, 100],
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=800&h=700&fit=fillmax', 800, 700],
    ['w=100&dpr=2', 200, 150],
    ['rect=100,100,200,100', 200, 100],
    ['rect=100,100,200,100&w=100', 100, 50],
    ['rect=300,200,500,500', 100, 100],
    ['w=300&max-w=100', 100, 75],
    ['w=20&min-w=40', 40, 30],
    ['max-h=150', 200, 150],
    ['or=90', 300, 400],
    ['or=90&w=150', 150, 200],
    ['pad=10', 420, 320],
    ['w=100&h=100&fit=crop&crop=entropy', 100, 100],
  ])('%s gives %i by %i', async (query, width, height) => {
    expect(await picture(`${quarters}?${query}`)).toMatchObject({ width, height, format: 'png' })
  })
})

describe('what is seen', () => {
  test('rect takes its part', async () => {
    expect((await picture(`${quarters}?rect=200,0,100,100&w=10`)).at(5, 5)).toEqual(green)
    expect((await picture(`${quarters}?rect=0,150,200,150`)).at(5, 5)).toEqual(blue)
  })

  test.each([
    ['crop=top', red],
    ['crop=bottom', blue],
    ['crop=focalpoint&fp-x=0.2&fp-y=0.9', blue],
    ['fp-y=0.1', red],
  ])('a crop of a tall picture with %s', async (query, colour) => {
    expect((await picture(`${tall}?w=100&h=60&fit=crop&${query}`)).at(10, 30)).toEqual(colour)
  })

  test('a crop to a side of a wide picture', async () => {
    expect((await picture(`${quarters}?w=50&h=300&fit=crop&crop=left`)).at(10, 10)).toEqual(red)
    expect((await picture(`${quarters}?w=50&h=300&fit=crop&crop=right`)).at(10, 10)).toEqual(green)
    const middle = await picture(`${quarters}?w=50&h=300&fit=crop`)
    expect([middle.at(5, 10), middle.at(45, 10)]).toEqual([red, green])
  })

  test('turning and flipping', async () => {
    const corners = async (query: string) => {
      const { at, width, height } = await picture(`${quarters}?${query}`)
      return [at(5, 5), at(width - 5, 5), at(5, height - 5), at(width - 5, height - 5)]
    }
    expect(await corners('or=90')).toEqual([blue, red, white, green])
    expect(await corners('or=180')).toEqual([white, blue, green, red])
    expect(await corners('or=270')).toEqual([green, white, red, blue])
    expect(await corners('flip=h')).toEqual([green, red, white, blue])
    expect(await corners('flip=v')).toEqual([blue, white, red, green])
    expect(await corners('flip=hv')).toEqual([white, blue, green, red])
    const part = await picture(`${quarters}?rect=0,0,200,150&or=90&w=30&h=30&fit=crop`)
    expect(part.at(15, 15)).toEqual(red)
  })

  test('a picture taken on its side stands upright, its rect counts upright as well', async () => {
    const upright = await picture(`${sideways}?w=40&fm=png`)
    expect([upright.width, upright.height]).toEqual([40, 80])
    const near = (colour: number[], wanted: number[]) =>
      colour.every((value, i) => Math.abs(value - wanted[i]!) < 12)
    expect(
      near(upright.at(5, 5), blue) && near(upright.at(35, 5), red) && near(upright.at(35, 75), green),
    ).toBe(true)
    expect(near((await picture(`${sideways}?rect=20,40,20,40&fm=png`)).at(10, 30), green)).toBe(true)
  })

  test('filling, padding and transparent parts take the background', async () => {
    const filled = await picture(`${quarters}?w=100&h=100&fit=fill&bg=ff00ff`)
    expect([filled.at(50, 5), filled.at(10, 20)]).toEqual([[255, 0, 255, 255], red])
    expect((await picture(`${glass}?bg=0f0`)).at(5, 5)).toEqual(green)
    expect((await picture(`${glass}?bg=80ff0000`)).at(5, 5)[3]).toBeGreaterThan(0)
    expect((await picture(`${glass}?w=10`)).at(5, 5)[3]).toBe(0)
    expect((await picture(`${glass}?fm=jpg`)).at(5, 5)).toEqual(white)
    expect((await picture(`${quarters}?w=100&pad=10&bg=00f`)).at(2, 2)).toEqual(blue)
  })

  test('saturation, inversion and blur', async () => {
    const [r, g, b] = (await picture(`${quarters}?sat=-100`)).at(5, 5)
    expect(r === g && g === b).toBe(true)
    expect((await picture(`${quarters}?invert=true`)).at(5, 5)).toEqual([0, 255, 255, 255])
    expect((await picture(`${quarters}?blur=200`)).at(200, 20)).not.toEqual(green)
    expect((await picture(`${quarters}?sharp=50`)).width).toBe(400)
  })
})

describe('kinds', () => {
  const modern = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }

  test.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['pjpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
  ])('fm=%s', async (name, format, type) => {
    const { answer, ...made } = await picture(`${quarters}?w=40&fm=${name}`)
    expect(made.format).toBe(format)
    expect(answer.headers.get('content-type')).toBe(type)
  })

  test('auto=format follows Accept and says so', async () => {
    const webp = await picture(`${quarters}?w=40&auto=format`, modern)
    expect([webp.format, webp.answer.headers.get('vary')]).toEqual(['webp', expect.stringMatching(/accept/i)])
    const plain = await picture(`${quarters}?w=40&auto=format`, { accept: '*/*' })
    expect([plain.format, plain.answer.headers.get('vary')]).toEqual([
      'png',
      expect.stringMatching(/accept/i),
    ])
    expect((await picture(`${quarters}?auto=format`, modern)).format).toBe('webp')
  })

  test('a lower quality is smaller', async () => {
    const size = async (q: number) => (await picture(`${sideways}?w=400&q=${q}`)).bytes.length
    expect(await size(10)).toBeLessThan(await size(95))
  })

  test('moving pictures keep moving, cropped and smaller; frame=1 stands still', async () => {
    expect(await picture(`${moving}?w=30`)).toMatchObject({ format: 'gif', pages: 3, width: 30, height: 20 })
    const webp = await picture(`${moving}?w=20&h=20&fit=crop&auto=format`, modern)
    expect(webp).toMatchObject({ format: 'webp', pages: 3, width: 20, height: 20 })
    expect((await picture(`${moving}?w=30&frame=1`)).pages ?? 1).toBe(1)
    expect(await picture(`${moving}?or=90`)).toMatchObject({ width: 40, height: 60 })
  })

  test('without parameters the bytes are those that were uploaded', async () => {
    const bytes = await (await quartersOf(60, 40)).png().toBuffer()
    expect((await picture(await keep(bytes))).bytes.equals(bytes)).toBe(true)
  })
})

describe('SVG', () => {
  test('is served as it is kept, neutralised and in a sandbox', async () => {
    const answer = await server.get(`${drawing}?w=400&auto=format`, { accept: 'image/webp' })
    const text = await answer.text()
    expect(text).toContain('<rect')
    expect(text).not.toMatch(/script|onload|evil/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('is drawn at the size asked for where pixels are asked for', async () => {
    const drawn = await picture(`${drawing}?w=400&fm=png`)
    expect([drawn.width, drawn.height, drawn.at(200, 100)]).toEqual([400, 200, red])
  })
})

describe('refusals', () => {
  test.each([
    'w=0',
    'w=-5',
    'w=ten',
    'w=99999',
    'w=1&w=2',
    'fit=stretch',
    'crop=middle',
    'rect=1,2,3',
    'rect=0,0,0,10',
    'dpr=9',
    'q=101',
    'fm=exe',
    'auto=compress',
    'or=45',
    'flip=x',
    'bg=red',
    'blur=9999',
    'fp-x=2',
    'w=8000&dpr=4',
    'h=8000',
    'pad=a',
  ])('%s is a bad request with words', async (query) => {
    const answer = await server.get(`${quarters}?${query}`)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await answer.text()).toMatch(/^(Invalid value of "[\w-]+": |The picture would be larger)/)
  })

  test.each([
    `/images/local/production/${'a'.repeat(40)}-1x1.png`,
    '/images/local/production/..%2F..%2Faccounts.json',
    '/images/local/production/nothing',
    '/files/local/production/..%2Faccounts.json',
    `/files/local/production/${'a'.repeat(40)}.pdf`,
    `/images/other/production/${'a'.repeat(40)}-1x1.png`,
  ])('%s is not there', async (address) => {
    const answer = await server.get(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toBe('There is no such asset.\n')
  })
})

describe('what browsers and caches rely on', () => {
  test('an answer is kept for good; asked again with its tag it is 304', async () => {
    for (const address of [quarters, `${quarters}?w=50`, brochure]) {
      const answer = await server.get(address)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const again = await server.get(address, {
        'if-none-match': answer.headers.get('etag') ?? '',
        // Node's fetch adds no-cache where nothing is said, which asks for the whole answer.
        'cache-control': 'max-age=0',
      })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })

  test('HEAD has the headers and no body', async () => {
    const [head, get] = [
      await server.get(`${quarters}?w=50`, {}, 'HEAD'),
      await server.get(`${quarters}?w=50`),
    ]
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  test('the same picture asked for many times at once is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => picture(`${quarters}?w=77`)))
    expect(new Set(answers.map(({ answer }) => answer.headers.get('etag'))).size).toBe(1)
  })

  test('parameters in another order are the same picture, unknown ones do not count', async () => {
    const one = await server.get(`${quarters}?w=50&q=60`)
    const two = await server.get(`${quarters}?utm=x&q=60&w=50`)
    expect(two.headers.get('etag')).toBe(one.headers.get('etag'))
  })

  test('files come in ranges', async () => {
    const part = await server.get(brochure, { range: 'bytes=9-18' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 9-18/1009',
      '0123456789',
    ])
    const end = await server.get(brochure, { range: 'bytes=-5' })
    expect([end.status, await end.text()]).toEqual([206, '56789'])
    const beyond = await server.get(brochure, { range: 'bytes=5000-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1009'])
    expect(await beyond.text()).toBe('The file has no such range.\n')
  })

  test('dl makes a download with a safe name', async () => {
    const shown = await server.get(brochure)
    expect([shown.headers.get('content-type'), shown.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      null,
    ])
    const named = await server.get(`${brochure}?dl=${encodeURIComponent('Preis"liste\r\n ü.pdf')}`)
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename="Preis_liste__ _.pdf"; filename*=UTF-8''Preis%22liste%20%C3%BC.pdf`,
    )
    const plain = await server.get(`${quarters}?dl=`)
    expect(plain.headers.get('content-disposition')).toContain(quarters.split('/').at(-1))
  })

  test('what could run on our origin is only handed over as a download', async () => {
    const page = await keep('<html><script>alert(1)</script></html>', 'files', '?filename=offer.html')
    const answer = await server.get(page)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-security-policy')).toMatch(/sandbox/)
  })

  test('any site may show our pictures', async () => {
    expect((await server.get(quarters)).headers.get('access-control-allow-origin')).toBe('*')
  })
})
