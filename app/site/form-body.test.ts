import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ReceivedFile } from '#app/forms/received-file.server.ts'
import { readFormBody } from './form-body.server.ts'
import { Refused } from './guard.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-forms-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const jpeg = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
])
const post = (init: RequestInit & { headers?: Record<string, string>; duplex?: 'half' }) =>
  new Request('http://sample.localhost:3000/contact', { method: 'POST', ...init })
const limits = { each: 1000, together: 3000 }
const read = (request: Request, files: () => typeof limits | undefined = () => limits) =>
  readFormBody(request, { folder, files })
const withFiles = (...files: File[]) => {
  const form = new FormData()
  form.append('name', 'Zoë')
  for (const file of files) form.append('photo', file)
  return form
}

async function refusal(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (error instanceof Refused) return error.status
    throw error
  }
  return undefined
}

test('a form is read as browsers send it, and its files lie on the disk under the kind of their bytes', async () => {
  const plain = await read(post({ body: new URLSearchParams({ name: 'Zoë', _form: 'x' }) }))
  expect(plain.form.get('name')).toBe('Zoë')
  const sent = withFiles(new File([jpeg], 'car.pdf', { type: 'application/pdf' }))
  const { form, discard } = await read(post({ body: sent }))
  expect(form.get('name')).toBe('Zoë')
  expect(form.getAll('photo')).toHaveLength(1)
  const file = form.get('photo') as ReceivedFile
  expect(file).toBeInstanceOf(ReceivedFile)
  expect(file).toMatchObject({ name: 'car.pdf', type: 'image/jpeg', size: jpeg.length })
  expect(Buffer.from(await file.arrayBuffer()).equals(jpeg)).toBe(true)
  expect((await readFile(file.path)).equals(jpeg)).toBe(true)
  await discard()
  expect(await readdir(folder)).toEqual([])
})

test('of a file that is too large the bytes are let go of, and its size is known', async () => {
  const { form, discard } = await read(post({ body: withFiles(new File([new Uint8Array(2500)], 'big.jpg')) }))
  const file = form.get('photo') as ReceivedFile
  expect(file.size).toBe(2500)
  expect(await readFile(file.path)).toHaveLength(0)
  await discard()
})

test('files are refused where the form takes none, or together are too large, and nothing is left', async () => {
  const file = () => new File([new Uint8Array(900)], 'a.jpg')
  expect(await refusal(read(post({ body: withFiles(file()) }), () => undefined))).toBe(415)
  const many = withFiles(...Array.from({ length: 100 }, file))
  expect(await refusal(read(post({ body: many })))).toBe(413)
  const streamed = new Response(many)
  const endless = post({
    body: streamed.body,
    duplex: 'half',
    headers: { 'content-type': streamed.headers.get('content-type')! },
  })
  expect(endless.headers.get('content-length')).toBeNull()
  expect(await refusal(read(endless))).toBe(413)
  expect(await readdir(folder)).toEqual([])
})

test('a form is refused where its text is too long, of another kind, or broken', async () => {
  const long = 'x'.repeat(70_000)
  expect(await refusal(read(post({ body: new URLSearchParams({ a: long }) })))).toBe(413)
  const form = new FormData()
  form.append('a', long)
  expect(await refusal(read(post({ body: form })))).toBe(413)
  let sent = 0
  const pull = (controller: ReadableStreamDefaultController) =>
    sent++ < 50 ? controller.enqueue(new Uint8Array(50_000)) : controller.close()
  const streamed = post({
    body: new ReadableStream({ pull }),
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(await refusal(read(streamed))).toBe(413)
  expect(await refusal(read(post({ body: 'text' })))).toBe(415)
  for (const type of ['multipart/form-data; boundary=y', 'multipart/form-data'])
    expect(await refusal(read(post({ body: 'x', headers: { 'content-type': type } })))).toBe(400)
})
