import { type Request, type Response, Router } from 'express'
import { Reads } from '#app/content/client.server.ts'
import type { Platform } from '#app/site/platform.server.ts'
import { StockUnavailable } from '#app/stock/tenant-stock.ts'
import { readHost } from '#app/tenancy/host.ts'
import { countStock } from './counts.server.ts'
import { stockFilterValue } from './stock-filter.ts'

const longest = 4000

function filterOf(text: unknown) {
  if (text === undefined) return stockFilterValue.parse(null)
  if (typeof text !== 'string' || text.length > longest) return null
  try {
    return stockFilterValue.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * `GET /api/stock/counts?filter={json}`: how many vehicles of the site match a stock filter, and what else could be
 * chosen. It says what the stock search says to anyone, so any origin may read it; the Studio does.
 */
export function stockCountRoutes(platform: Platform): Router {
  const { changes, directory, stock, log, now } = platform
  const answer = async (req: Request, res: Response) => {
    const host = readHost(req.headers.host)
    const reads = new Reads(changes.now)
    const site = host && (await directory.find(host, reads))
    if (!site) return res.status(404).json({ error: 'There is no such site.' })
    const filter = filterOf(req.query.filter)
    if (!filter) return res.status(422).json({ error: 'filter must be a stock filter as JSON' })
    return res.json(await countStock(stock.of(site, reads), site, now(), filter))
  }
  return Router().get('/api/stock/counts', (req, res) => {
    res.set({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
    answer(req, res).catch((err: unknown) => {
      if (!(err instanceof StockUnavailable)) log.error({ err }, 'the stock could not be counted')
      res.status(503).json({ error: 'The stock cannot be counted at the moment.' })
    })
  })
}
