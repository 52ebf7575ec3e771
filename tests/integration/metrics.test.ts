import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startSite } from '../product/copied-site.ts'
import { eventually, visit } from '../product/index.ts'
import { workingCopy } from '../product/working-copy.ts'

const product = inject('product')
let copy: Awaited<ReturnType<typeof workingCopy>>
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  copy = await workingCopy('metrics')
  await cp('build', join(copy.folder, 'build'), { recursive: true })
  site = await startSite(copy.folder, product)
}, 60_000)
afterAll(async () => {
  await site.stop()
  await copy.remove()
})

async function figures(): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)
  expect(response.headers.get('content-type')).toContain('version=0.0.4')
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ [^ ]+$/, ''), Number(/[^ ]+$/.exec(line)?.[0])]))
}

test('those who run it see requests, kept pages, sources and the process, and shoppers see none of it', async () => {
  const before = await figures()
  const since = async (name: string) => ((await figures()).get(name) ?? 0) - (before.get(name) ?? 0)
  for (const path of ['/', '/', '/', '/nothing-here', '/api/session', '/search'])
    await visit(site, 'motorworld', path)
  await eventually(async () => {
    expect(await since('forecourt_requests_total{kind="page",status="200"}')).toBe(4)
    expect(await since('forecourt_requests_total{kind="page",status="404"}')).toBe(1)
    expect(await since('forecourt_requests_total{kind="api",status="200"}')).toBe(1)
    expect(await since('forecourt_pages_total{from="kept"}')).toBe(2)
    expect(await since('forecourt_pages_total{from="made"}')).toBe(3)
    expect(await since('forecourt_request_seconds_count{kind="page"}')).toBe(3)
  })
  for (const source of ['content', 'search'])
    expect(await since(`forecourt_source_seconds_count{source="${source}"}`), source).toBeGreaterThan(0)
  const now = await figures()
  expect(now.get('forecourt_live_updates_connected')).toBe(1)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(now.get(name), name).toBeGreaterThan(0)
  expect((await visit(site, 'motorworld', '/metrics')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${site.metricsPort}/`)).status).toBe(404)
})
