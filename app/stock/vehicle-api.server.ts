import { type Request, type Response, Router } from 'express'
import { Reads } from '#app/content/client.server.ts'
import type { Platform } from '#app/site/platform.server.ts'
import { StockUnavailable } from './tenant-stock.ts'
import { readHost } from '#app/tenancy/host.ts'

const slug = /^[a-z0-9-]{1,160}$/

/** `GET /api/cars/{slug}`: a vehicle of the site's tenant under the documented names (ENT-01 to ENT-12). */
export function apiRoutes({ changes, directory, stock, log }: Platform): Router {
  const car = async (req: Request<{ slug: string }>, res: Response) => {
    const host = readHost(req.headers.host)
    const reads = new Reads(changes.now)
    const site = host && (await directory.find(host, reads))
    const vehicle =
      site && slug.test(req.params.slug) && (await stock.of(site, reads).vehicle(req.params.slug))
    res.set('cache-control', 'no-cache')
    if (vehicle === 'withdrawn') res.status(410).json({ error: 'The vehicle is no longer for sale.' })
    else if (vehicle) res.json(vehicle)
    else res.status(404).json({ error: 'There is no such vehicle.' })
  }
  return Router().get('/api/cars/:slug', (req, res) => {
    car(req, res).catch((err: unknown) => {
      if (!(err instanceof StockUnavailable)) log.error({ err }, 'a vehicle could not be read')
      res.status(503).json({ error: 'The vehicle cannot be read at the moment.' })
    })
  })
}
