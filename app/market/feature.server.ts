import { defineFeature } from '#app/page/feature.ts'
import { readOffers } from '#app/stock/store/offers.server.ts'
import { readVehicle } from '#app/stock/store/store.server.ts'
import { anyStockTag, stockTag } from '#app/stock/tenant-stock.ts'
import { subjectOf } from './alike.ts'
import { type Gauge, gaugeOf } from './gauge.ts'

declare module '#app/page/services.ts' {
  interface SiteServices {
    market: Market
  }
}

/** What the vehicles of a site are worth beside those of all sites. */
interface Market {
  /** Undefined where the site has no such vehicle; null where its price cannot be compared. */
  priceGauge(slug: string): Promise<Gauge | null | undefined>
}

export default defineFeature({
  name: 'market',
  open: ({ database, directory, invalidations, prepared }) => ({
    forSite: (site, reads) => ({
      market: {
        async priceGauge(slug) {
          const tags = new Set([stockTag(site.slug), anyStockTag])
          reads.note({ result: null, tags, since: invalidations.position })
          await prepared()
          const vehicle = await readVehicle(database, site.slug, slug)
          if (!vehicle || 'withdrawn' in vehicle || vehicle.show_on_dealer_website === false) return undefined
          const subject = subjectOf(site.slug, vehicle)
          if (!subject) return null
          const [offers, sites] = await Promise.all([readOffers(database, vehicle), directory.list()])
          // Stock of a site that was taken away stays in the database.
          const open = new Set(sites.map((entry) => entry.slug))
          return gaugeOf(
            subject,
            offers.filter(({ tenant }) => open.has(tenant)),
          )
        },
      },
    }),
  }),
})
