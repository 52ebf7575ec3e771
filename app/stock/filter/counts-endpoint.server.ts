import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { type StockFilter, stockFilterValue } from '#values/stock-filter.ts'
import { StockUnavailable } from '../tenant-stock.ts'
import { countStock } from './counts.server.ts'

const longest = 4000

/** A stock filter as JSON; without one, all stock. */
const filter = z
  .string()
  .max(longest)
  .optional()
  .transform((text, context): StockFilter => {
    if (text === undefined) return stockFilterValue.parse(null)
    try {
      return stockFilterValue.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' })
      return z.NEVER
    }
  })

/**
 * `GET /api/stock/counts?filter={json}`: how many vehicles of the site match a stock filter, and what else could be
 * chosen. It says what the stock search says to anyone, so any origin may read it; the Studio does.
 */
export const stockCounts = defineEndpoint({
  method: 'GET',
  path: '/api/stock/counts',
  query: z.object({ filter }),
  queryProblem: 'filter must be a stock filter as JSON',
  anyOrigin: true,
  cacheControl: 'no-cache',
  async run(query, { stock, site, instant }) {
    try {
      return await countStock(stock, site, instant, query.filter)
    } catch (cause) {
      if (!(cause instanceof StockUnavailable)) throw cause
      throw new EndpointError(503, 'The stock cannot be counted at the moment.', { cause })
    }
  },
})
