import { expect, test } from 'vitest'
import { malformedRequests, parametersIn, routesOf, statusesOf } from '#tests/product/walk.ts'
import { routers } from './server.ts'
import { lake, withOwnLake } from './testing/own-lake.ts'

withOwnLake()

test('no malformed request to any endpoint makes the Content Lake fail, with a token or without', async () => {
  const { context, lake: store } = lake.server
  const routes = routers(context, store).flatMap(routesOf)
  expect(routes.length).toBeGreaterThan(35)
  const requests = malformedRequests(routes, parametersIn('embedded/content-lake'))
  expect(requests.length).toBeGreaterThan(3000)
  const port = Number(new URL(lake.url).port)
  const token: Record<string, string> = { authorization: `Bearer ${lake.accounts.editorToken}` }
  for (const headers of [token, {}]) {
    const statuses = await statusesOf(port, requests, headers)
    // 501 is what the server says of a part of Sanity's API that it does not have.
    const failed = requests.flatMap((request, index) => {
      const status = statuses[index]!
      return (status > 0 && status < 500) || status === 501
        ? []
        : [
            `${status} ${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers)} ${request.body?.slice(0, 40)}`,
          ]
    })
    expect(failed).toEqual([])
  }
}, 240_000)
