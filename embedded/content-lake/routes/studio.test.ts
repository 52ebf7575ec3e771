import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LakeConfig } from '../context.ts'
import { studioRoutes } from './studio.ts'

const script = `console.log(${JSON.stringify('motor '.repeat(500))})`
let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-routes-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Studio</title>')
  await writeFile(join(folder, 'assets', 'index-abcdefgh.js'), script)
  await writeFile(join(folder, 'assets', 'index-abcdefgh.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets', 'plain-abcdefgh.js'), script)
  await writeFile(join(folder, 'assets', 'icon-abcdefgh.svg'), '<svg/>')
  const config = { frameOrigins: ['http://*.localhost:3000'] } as LakeConfig
  server = createServer(express().use('/studio', studioRoutes(config, folder)))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, encoding = 'br') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': encoding },
  })

test('a script is sent as the build compressed it, and may be cached forever', async () => {
  const answer = await get('/studio/assets/index-abcdefgh.js', 'gzip, br')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 5)
  expect(await answer.text()).toBe(script)
})

test('a client without brotli gets it uncompressed, and caches are told with Vary', async () => {
  const answer = await get('/studio/assets/index-abcdefgh.js', 'gzip')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(await answer.text()).toBe(script)
})

test('a file without a compressed copy is sent as it is', async () => {
  for (const file of ['plain-abcdefgh.js', 'icon-abcdefgh.svg']) {
    const answer = await get(`/studio/assets/${file}`)
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
})

test('a missing script is left to the next handler', async () => {
  const answer = await get('/studio/assets/gone-abcdefgh.js')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})
