import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressedAssets } from './assets.server.ts'

const script = `console.log(${JSON.stringify('motor '.repeat(500))})`
let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-assets-'))
  await writeFile(join(folder, 'site-abc.js'), script)
  await writeFile(join(folder, 'font-abc.woff2'), 'a font')
  const app = express().use('/assets', compressedAssets(folder), express.static(folder))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

const get = (name: string, encoding: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}`, {
    method,
    headers: { 'accept-encoding': encoding },
  })

describe('scripts and styles', () => {
  test.each(['br', 'gzip'])('are sent with %s to a browser that reads it', async (encoding) => {
    const answer = await get('site-abc.js', encoding)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 5)
    expect(await answer.text()).toBe(script)
  })

  test('are sent as they are to anything else, and caches are told of the difference', async () => {
    const answer = await get('site-abc.js', 'identity')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe(script)
  })

  test('have their headers in an answer to HEAD', async () => {
    const answer = await get('site-abc.js', 'br', 'HEAD')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe('')
  })

  test('that are not there are left to what comes after', async () => {
    expect((await get('gone-abc.js', 'br')).status).toBe(404)
  })

  test('leave fonts as they are', async () => {
    const answer = await get('font-abc.woff2', 'br')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe('a font')
  })
})
