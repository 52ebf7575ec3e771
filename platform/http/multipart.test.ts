import { expect, test } from 'vitest'
import { boundaryOf, MalformedMultipart, partsOf } from './multipart.server.ts'

/** The body in pieces of this many bytes. */
async function* pieces(body: Buffer, size: number) {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size)
}

async function read(body: Buffer | string, boundary: string, size = 7, most = Number.POSITIVE_INFINITY) {
  const parts: { name: string; filename?: string; text: string }[] = []
  for await (const { chunks, ...head } of partsOf(pieces(Buffer.from(body), size), boundary)) {
    const read: Buffer[] = []
    for await (const chunk of chunks) {
      read.push(chunk)
      if (Buffer.concat(read).length >= most) break
    }
    parts.push({ ...head, text: Buffer.concat(read).toString('latin1') })
  }
  return parts
}

const encoded = async (form: FormData) => {
  const response = new Response(form)
  return {
    boundary: boundaryOf(response.headers.get('content-type')!),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

test('parts are read as a browser writes them, however they are cut into chunks', async () => {
  const form = new FormData()
  form.append('name', 'Ada\r\n--not a boundary')
  form.append('it"s', '')
  const bytes = Buffer.from(Array.from({ length: 600 }, (_, index) => (index * 7) % 256))
  form.append('photo', new File([bytes], 'my "car".jpg'))
  const { body, boundary } = await encoded(form)
  for (const size of [1, 2, 3, 50, 10_000])
    expect(await read(body, boundary, size)).toEqual([
      { name: 'name', text: 'Ada\r\n--not a boundary' },
      { name: 'it"s', text: '' },
      { name: 'photo', filename: 'my "car".jpg', text: bytes.toString('latin1') },
    ])
})

test('a file that was not chosen has an empty name', async () => {
  const head =
    'content-disposition: form-data; name="photo"; filename=""\r\ncontent-type: application/octet-stream'
  expect(await read(`--b\r\n${head}\r\n\r\n\r\n--b--\r\n`, 'b')).toEqual([
    { name: 'photo', filename: '', text: '' },
  ])
})

test('a reader that wants no more lets go of the body', async () => {
  let isFree = false
  async function* endless() {
    try {
      yield Buffer.from('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n')
      for (;;) yield Buffer.alloc(1000)
    } finally {
      isFree = true
    }
  }
  for await (const { chunks } of partsOf(endless(), 'b')) {
    for await (const _ of chunks) break
    break
  }
  expect(isFree).toBe(true)
})

test('what a reader leaves of a part is skipped', async () => {
  const form = new FormData()
  form.append('a', 'x'.repeat(500))
  form.append('b', 'last')
  const { body, boundary } = await encoded(form)
  expect((await read(body, boundary, 20, 4)).map(({ name }) => name)).toEqual(['a', 'b'])
})

const part = (head: string) => `--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`
test.each([
  ['nothing', ''],
  ['no delimiter', 'hello'],
  ['no end', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx'],
  ['no name', part('content-disposition: form-data')],
  ['no form-data', part('content-disposition: attachment; name="a"')],
  ['no head', part('x-y: z')],
  ['a head without end', `--b\r\n${'x'.repeat(6000)}`],
  ['something behind a delimiter', '--bc\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n--b--'],
  ['too many parts', `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(600)}--b--`],
])('a body with %s is malformed', async (_, body) => {
  await expect(read(body, 'b', 999)).rejects.toThrow(MalformedMultipart)
})

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary="${'x'.repeat(80)}"`,
])('%s names no boundary', (type) => {
  expect(() => boundaryOf(type)).toThrow(MalformedMultipart)
})
