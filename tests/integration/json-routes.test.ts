import { expect, inject, test } from 'vitest'
import type { Feature } from '#app/page/feature.ts'
import { visit } from '../product/index.ts'

const product = inject('product')
const files = import.meta.glob<Feature>('../../app/*/feature.server.ts', { eager: true, import: 'default' })
const endpoints = Object.values(files).flatMap(({ endpoints = [] }) => endpoints)
const paths = [...new Set(endpoints.map(({ path }) => path))]

test('API-05 every JSON route refuses a wrong method with 405, Allow and {error}', async () => {
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) {
    const known = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
    const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => !known.includes(method as 'GET'),
    )
    for (const method of wrong) {
      const { status, headers, body } = await visit(product, 'motorworld', path.replace(/:\w+/g, 'some'), {
        method,
      })
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, allow])
      expect(JSON.parse(body), `${method} ${path}`).toEqual({ error: expect.any(String) })
    }
  }
})
