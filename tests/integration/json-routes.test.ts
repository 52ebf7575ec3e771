import { expect, inject, test } from 'vitest'
import type { Feature } from '#app/page/feature.ts'
import { paths } from '#values/paths.ts'
import { visit } from '../product/index.ts'

const product = inject('product')
const files = import.meta.glob<Feature>('../../app/*/feature.server.ts', { eager: true, import: 'default' })
const endpoints = Object.values(files).flatMap(({ endpoints = [] }) => endpoints)
/** Those of staff too, which a feature makes when it is opened. */
const ofStaff = [
  paths.staffToken,
  paths.staffImports,
  paths.staffDeliveries,
  paths.staffDeliveriesChange('replay'),
]
const routes = [...new Set([...endpoints.map(({ path }) => path), ...ofStaff])]

test('API-05 every JSON route refuses a wrong method with 405, Allow and {error}', async () => {
  expect(endpoints.length).toBeGreaterThan(4)
  for (const route of routes) {
    const ask = (method: string) => visit(product, 'motorworld', route.replace(/:\w+/g, 'some'), { method })
    const { allow = '' } = (await ask('PATCH')).headers
    expect(allow, route).toMatch(/^(GET, HEAD|POST|GET, HEAD, POST|POST, GET, HEAD)$/)
    for (const { path, method } of endpoints) if (path === route) expect(allow, route).toContain(method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (allow.includes(method)) continue
      const { status, headers, body } = await ask(method)
      expect([status, headers.allow], `${method} ${route}`).toEqual([405, allow])
      expect(JSON.parse(body), `${method} ${route}`).toEqual({ error: expect.any(String) })
    }
  }
})
