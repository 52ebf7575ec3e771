import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { StockUnavailable } from './tenant-stock.ts'

const slug = /^[a-z0-9-]{1,160}$/
const missing = () => new EndpointError(404, 'There is no such vehicle.')

/** `GET /api/cars/{slug}`: a vehicle of the site's tenant under the documented names (ENT-01 to ENT-12). */
export const vehicleEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/cars/:slug',
  query: z.object({}),
  cacheControl: 'no-cache',
  async run(_query, { params, stock }) {
    if (!slug.test(params.slug ?? '')) throw missing()
    const vehicle = await stock.vehicle(params.slug ?? '').catch(unavailable)
    if (!vehicle) throw missing()
    if ('withdrawn' in vehicle) throw new EndpointError(410, 'The vehicle is no longer for sale.')
    return vehicle
  },
})

function unavailable(cause: unknown): never {
  if (!(cause instanceof StockUnavailable)) throw cause
  throw new EndpointError(503, 'The vehicle cannot be read at the moment.', { cause })
}
