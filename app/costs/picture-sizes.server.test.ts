import { expect, test, vi } from 'vitest'
import { createPictureSizes } from './picture-sizes.server.ts'

const answers = (length: string | null, status = 200) =>
  new Response(null, { status, headers: length === null ? {} : { 'content-length': length } })

test('a picture is asked for once, behind the answer, as a browser asks', async () => {
  const ask = vi.fn(async (_address: unknown, _init?: RequestInit) => answers('1234'))
  const sizes = createPictureSizes('http://site', ask as typeof fetch)
  expect(sizes.bytesOf('/media/a.jpg')).toBeUndefined()
  expect(sizes.bytesOf('/media/a.jpg')).toBeUndefined()
  await vi.waitFor(() => expect(sizes.bytesOf('/media/a.jpg')).toBe(1234))
  expect(ask).toHaveBeenCalledTimes(1)
  const [address, init] = ask.mock.calls[0]!
  expect(address).toBe('http://site/media/a.jpg')
  expect(init).toMatchObject({ method: 'HEAD', headers: { accept: expect.stringContaining('image/webp') } })
})

test('one at a time, in the order they were asked for', async () => {
  const asked: string[] = []
  const ends: (() => void)[] = []
  const ask = (address: unknown) => {
    asked.push(String(address))
    return new Promise<Response>((resolve) => ends.push(() => resolve(answers('1'))))
  }
  const sizes = createPictureSizes('', ask as typeof fetch)
  sizes.bytesOf('/a')
  sizes.bytesOf('/b')
  expect(asked).toEqual(['/a'])
  ends[0]?.()
  await vi.waitFor(() => expect(asked).toEqual(['/a', '/b']))
})

test('a picture that cannot be had is said to be missing, and asked for again after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ask = vi.fn(async () => answers(null, 404))
  const sizes = createPictureSizes('', ask as unknown as typeof fetch)
  sizes.bytesOf('/gone')
  await vi.waitFor(() => expect(sizes.bytesOf('/gone')).toBeNull())
  expect(ask).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 61_000)
  expect(sizes.bytesOf('/gone')).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('more than fit into the queue are left for the next look', () => {
  const ask = () => new Promise<Response>(() => {})
  const sizes = createPictureSizes('', ask as typeof fetch)
  for (let index = 0; index < 2000; index++) expect(sizes.bytesOf(`/${index}`)).toBeUndefined()
})
