import { expect, test } from 'vitest'
import { EndpointError, type ReadEndpoint } from '#app/page/endpoint.ts'
import feature from './feature.server.ts'

const [endpoint] = feature.endpoints as [ReadEndpoint]
const logo = { assetId: 'image-abc-300x100-svg', width: 300, height: 100, alt: 'Toyota' }

/** Asks a site that has one brand, Toyota. */
const ask = (slug: string) =>
  endpoint.run({}, {
    params: { slug },
    lake: {
      query: async ({ params }: { params: { slug: string } }) => (params.slug === 'toyota' ? { logo } : null),
    },
  } as never) as Promise<Response>

test('a maker’s logo is the one the site has, else its name drawn', async () => {
  const known = await ask('toyota')
  expect(known.status).toBe(302)
  expect(known.headers.get('Location')).toBe('/media/images/abc-300x100.svg')
  const drawn = await ask('land-rover')
  expect(drawn.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await drawn.text()).toMatch(/^<svg .*aria-label="LAND-ROVER".*>LAND-ROVER<\/text><\/svg>$/)
})

test('what is no slug has no logo', async () => {
  for (const slug of ['', 'a b', '<svg>', '../x', 'x'.repeat(100)])
    await expect(ask(slug)).rejects.toThrow(EndpointError)
})
