import { connect } from 'node:net'
import { describe, expect, inject, test } from 'vitest'
import { visit } from '../product/index.ts'
import { siteRoutes } from '../product/site-routes.ts'
import { malformedRequests, parametersIn, type Route, statusesOf } from '../product/walk.ts'

const product = inject('product')

test('no malformed request to any address of a site, or of the platform, makes it fail', async () => {
  const { endpoints, others } = await siteRoutes(product)
  const routes: Route[] = [...endpoints, ...others].map(({ method, path }) => ({ method, path }))
  expect(routes.length).toBeGreaterThan(80)
  const requests = malformedRequests(routes, parametersIn('app'))
  expect(requests.length).toBeGreaterThan(5000)
  const key = { 'x-algolia-application-id': 'local', 'x-algolia-api-key': product.searchAdminKey! }
  /** Where nothing is, few are enough. */
  const hosts = { 'motorworld.localhost': 1, localhost: 1, 'nobody.example': 20 }
  for (const [host, each] of Object.entries(hosts)) {
    const sent = requests.filter((_, index) => index % each === 0)
    const headers = { host: `${host}:${product.sitePort}`, ...key }
    const statuses = await statusesOf(product.sitePort, sent, headers)
    const failed = sent.flatMap(({ method, path, headers, body }, index) => {
      const status = statuses[index]!
      const request = `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.slice(0, 40)}`
      // 501 is what the search server says of a part of Algolia's API that it does not have.
      return (status > 0 && status < 500) || status === 501 ? [] : [`${status} at ${host}: ${request}`]
    })
    expect(failed).toEqual([])
  }
}, 300_000)

describe('two Host headers', () => {
  const say = (port: number) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'GET / HTTP/1.1\r\nhost: motorworld.localhost\r\nHost: outback-trucks.localhost\r\nconnection: close\r\n\r\n',
        ),
      )
      let said = ''
      socket.on('data', (chunk) => {
        said += chunk
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(said))
    })

  test('are a 400 at the sites and at the Content Lake', async () => {
    expect((await visit(product, 'motorworld', '/')).status).toBe(200)
    for (const port of [product.sitePort, Number(new URL(product.lakeUrl).port)])
      expect(await say(port)).toMatch(/^HTTP\/1\.1 400 /)
  })
})
