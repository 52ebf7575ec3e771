import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskCache } from '#platform/http/disk-cache.server.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'disk-cache-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const key = (digit: string) => digit.repeat(40)
const write = (bytes: number) => async (path: string) => {
  await writeFile(path, Buffer.alloc(bytes))
  return { extension: 'bin' }
}

test('what is made is kept, and known to the next process', async () => {
  const made = await createDiskCache({ directory, maxBytes: 100 }).getOrMake(key('a'), write(10))
  expect(made).toMatchObject({ extension: 'bin', size: 10 })
  const next = createDiskCache({ directory, maxBytes: 100 })
  const never = () => Promise.reject(new Error('made twice'))
  expect((await next.getOrMake(key('a'), never))?.path).toBe(made?.path)
})

test('those not asked for the longest go first', async () => {
  const cache = createDiskCache({ directory, maxBytes: 35 })
  for (const digit of ['a', 'b', 'c']) await cache.getOrMake(key(digit), write(10))
  await cache.get(key('a'))
  await cache.getOrMake(key('d'), write(10))
  const there = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (digit) => Boolean(await cache.get(key(digit)))),
  )
  expect(there).toEqual([true, false, true, true])
})

test('the order of use outlives the process', async () => {
  const first = createDiskCache({ directory, maxBytes: 100 })
  const old = await first.getOrMake(key('a'), write(10))
  await first.getOrMake(key('b'), write(10))
  const day = 86_400
  const now = Date.now() / 1000
  await utimes(join(directory, 'bb', `${key('b')}.bin`), now - 2 * day, now)
  await utimes(old!.path, now - day, now)
  const next = createDiskCache({ directory, maxBytes: 25 })
  await next.getOrMake(key('c'), write(10))
  expect([Boolean(await next.get(key('a'))), Boolean(await next.get(key('b')))]).toEqual([true, false])
})

test('a file that somebody deleted is made again', async () => {
  const cache = createDiskCache({ directory, maxBytes: 100 })
  const made = await cache.getOrMake(key('a'), write(10))
  await rm(made!.path)
  const again = await cache.getOrMake(key('a'), write(12))
  expect((await readFile(again!.path)).length).toBe(12)
})

test('a failure leaves nothing and is tried again', async () => {
  const cache = createDiskCache({ directory, maxBytes: 100 })
  const fail = async (path: string) => {
    await writeFile(path, 'half')
    throw new Error('no')
  }
  await expect(cache.getOrMake(key('a'), fail)).rejects.toThrow('no')
  expect(await readdir(join(directory, 'incoming'))).toEqual([])
  expect(await cache.getOrMake(key('a'), write(10))).toMatchObject({ size: 10 })
})
