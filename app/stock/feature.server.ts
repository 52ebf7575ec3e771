import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { Reads } from '#app/content/reads.server.ts'
import { defineFeature } from '#app/page/feature.ts'
import { isPlatformHost, readHost } from '#app/tenancy/host.ts'
import { briefVehicles } from './card/brief-endpoint.server.ts'
import { openStock } from './connect.server.ts'
import { stockCounts } from './filter/counts-endpoint.server.ts'
import { importsEndpoint } from './import/imports-endpoint.server.ts'
import type { SearchHosting } from './index/client.server.ts'
import { stockMedia, stockPictures } from './media/serve.server.ts'
import { type StockFiles, stockFiles } from './media/stock-files.server.ts'
import { stockMigrations } from './store/migrations.server.ts'
import type { TenantStock } from './tenant-stock.ts'
import { vehicleEndpoint } from './vehicle-endpoint.server.ts'

declare module '#app/page/services.ts' {
  interface SiteServices {
    /** The vehicles of the site. */
    stock: TenantStock
    /** Their pictures as files. */
    stockFiles: StockFiles
  }
}

declare module '#app/page/feature.ts' {
  interface EmbeddedServers {
    search?: SearchHosting
  }
}

/** Where the embedded search server is on every site. */
export const searchPath = '/search-api'

/** The search server under `searchPath`; it sees the path from `/1/` on. */
function searchHandler(answer: SearchAnswer): RequestHandler {
  return (req, res, next) => {
    if (!req.url.startsWith(`${searchPath}/`)) return next()
    const { url } = req
    req.url = url.slice(searchPath.length)
    answer(req, res, req.ip ?? '').catch(next)
  }
}

type SearchAnswer = (
  req: IncomingMessage,
  res: Parameters<RequestHandler>[1],
  address: string,
) => Promise<void>

export default defineFeature({
  name: 'stock',
  migrations: stockMigrations,
  endpoints: [vehicleEndpoint, stockCounts, briefVehicles],
  open(context) {
    const { env, log } = context
    const { stock, overHttp, stored, close } = openStock(context, searchPath)
    const pictures = stockPictures({ dataDir: env.DATA_DIR, vehicle: stored })
    /** At the site's own hosts; the gallery of blocks shows them at the platform's. */
    async function isAt(header: string | undefined, tenant: string) {
      const host = readHost(header)
      if (!host) return false
      if (env.embedded && isPlatformHost(env, host)) return true
      return (await context.directory.find(host, new Reads(0)))?.slug === tenant
    }
    return {
      forSite: (site, reads) => ({
        stock: stock.of(site, reads),
        stockFiles: stockFiles(pictures, site.slug),
      }),
      endpoints: [importsEndpoint(context.database, context.prepared)],
      connectHosts: stock.hosts,
      handlers: [...(overHttp ? [searchHandler(overHttp)] : []), stockMedia({ pictures, log, isAt })],
      close,
    }
  },
})
