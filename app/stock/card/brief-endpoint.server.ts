import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { paths } from '#values/paths.ts'
import { readIds } from '../local/ids.ts'
import { mostViewed } from '../local/store.ts'
import { priceWords } from '../rules/vehicle-text.ts'
import { recordsById } from '../search/by-id.server.ts'
import { listedFilters } from '../search/listed.ts'
import { StockUnavailable } from '../tenant-stock.ts'
import type { BriefVehicle } from './brief.ts'
import { picturesOf, stockPicture } from './pictures.ts'

const longest = 400

/** `GET /api/stock/brief?ids=1001,1002`: the vehicles of these ids that the site lists, in their order, in a few words. */
export const briefVehicles = defineEndpoint({
  method: 'GET',
  path: '/api/stock/brief',
  query: z.object({ ids: z.string().max(longest) }),
  queryProblem: 'ids must be ids of vehicles with commas between them',
  async run({ ids }, { stock, site, instant }) {
    const { settings } = site
    try {
      const known = readIds(ids, mostViewed)
      const records = await recordsById(stock, known, listedFilters(settings, instant))
      const cars = records.map((record): BriefVehicle => {
        const [picture] = picturesOf(record)
        return {
          id: record.id,
          name: record.name,
          path: paths.vehicle(record),
          picture: picture && stockPicture(picture, false).src,
          price: Object.values(priceWords(record, settings)).join(' '),
        }
      })
      return { cars }
    } catch (cause) {
      if (!(cause instanceof StockUnavailable)) throw cause
      throw new EndpointError(503, 'The vehicles cannot be read at the moment.', { cause })
    }
  },
})
