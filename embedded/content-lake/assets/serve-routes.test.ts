import { describe, expect, test } from 'vitest'
import { brochure, drawing, keep, picture, quarters, red, server, withPictures } from './pictures-testing.ts'

withPictures()

describe('SVG', () => {
  test('is served as it is stored, sanitised and in a sandbox', async () => {
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

  test('is drawn at the requested size when a pixel format is requested', async () => {
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
  ])('%s is a bad request with a reason', async (query) => {
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
  ])('%s is not found', async (address) => {
    const answer = await server.get(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toBe('There is no such asset.\n')
  })
})

describe('what browsers and caches rely on', () => {
  test('a response may be cached forever; a request with its ETag gets 304', async () => {
    for (const address of [quarters, `${quarters}?w=50`, brochure]) {
      const answer = await server.get(address)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const again = await server.get(address, {
        'if-none-match': answer.headers.get('etag') ?? '',
        // By default Node's fetch adds no-cache, which asks for the whole response.
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

  test('the same picture requested many times at once is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => picture(`${quarters}?w=77`)))
    expect(new Set(answers.map(({ answer }) => answer.headers.get('etag'))).size).toBe(1)
  })

  test('parameters in another order make the same picture, unknown ones are ignored', async () => {
    const one = await server.get(`${quarters}?w=50&q=60`)
    const two = await server.get(`${quarters}?utm=x&q=60&w=50`)
    expect(two.headers.get('etag')).toBe(one.headers.get('etag'))
  })

  test('files are served in ranges', async () => {
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

  test('files that could run scripts on our origin are downloads only', async () => {
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
