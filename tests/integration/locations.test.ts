import { expect, inject, test } from 'vitest'
import { editorClient, eventually, visit } from '../product/index.ts'
import { createTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)

const place = (name: string, dealership: string, more: object = {}) => ({
  name,
  slug: { current: name.toLowerCase() },
  dealership_slug: dealership,
  address: { city: 'Springwood', state: 'QLD', postcode: '4127', lat: -27.6, long: 153.1 },
  ...more,
})

test('API-01 the locations of all dealerships of the group are there as JSON, and nobody else’s', async () => {
  const tenant = await createTenant(client)
  const other = await createTenant(client)
  try {
    await tenant.publish('location', place('North', 'corner-north', { primary: true }))
    await tenant.publish('location', place('South', 'corner-south', { location_type: 'service' }))
    await tenant.publish('location', place('Hidden', 'corner-south', { visible: false }))
    await other.publish('location', place('Elsewhere', 'other'))
    const website = {
      id: tenant.slug,
      name: 'Corner Motors',
      url: `http://${tenant.slug}.localhost:${product.sitePort}`,
    }
    const location = (id: string, name: string, location_type: string) => ({
      id,
      name,
      location_type,
      address: { lat: -27.6, long: 153.1 },
      dealership: { id: `corner-${id}`, slug: `corner-${id}` },
      website,
    })
    await eventually(async () => {
      const { status, headers, body } = await visit(product, tenant.slug, '/api/manufacturer-locations')
      expect([status, headers['content-type']]).toEqual([200, 'application/json'])
      expect(JSON.parse(body)).toEqual({
        websites: [
          {
            ...website,
            locations: [location('north', 'North', 'sales'), location('south', 'South', 'service')],
          },
        ],
      })
    })
  } finally {
    await Promise.all([tenant.remove(), other.remove()])
  }
})
