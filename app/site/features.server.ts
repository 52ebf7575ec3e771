import type { Reads } from '#app/content/client.server.ts'
import type { Feature, FeatureContext } from '#app/page/feature.ts'
import type { SiteServices } from '#app/page/services.ts'
import type { Site } from '#app/tenancy/site.ts'
import { migrate } from '#platform/database/migrate.server.ts'

/** Opens every feature. @throws Error where two have the same name */
export function openFeatures(features: readonly Feature[], context: Omit<FeatureContext, 'prepared'>) {
  const names = features.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated) throw new Error(`Two features are named "${repeated}".`)

  const prepared = untilDone(async () => {
    for (const { migrations } of features) if (migrations) await migrate(context.database, migrations)
  })
  const opened = features.flatMap(({ open }) => open?.({ ...context, prepared }) ?? [])

  return {
    forSite: (site: Site, reads: Reads): Omit<SiteServices, 'lake'> =>
      Object.assign({}, ...opened.map(({ forSite }) => forSite?.(site, reads))),
    connectHosts: opened.flatMap(({ connectHosts = [] }) => connectHosts),
    handlers: opened.flatMap(({ handlers = [] }) => handlers),
    endpoints: features.flatMap(({ endpoints = [] }) => endpoints),
    async close() {
      await Promise.all(opened.map(({ close }) => close?.()))
    },
  }
}

export type OpenFeatures = ReturnType<typeof openFeatures>

/** Does it once; again at the next call, where it failed. */
function untilDone(work: () => Promise<void>) {
  let done: Promise<void> | undefined
  return () => {
    done ??= work().catch((error) => {
      done = undefined
      throw error
    })
    return done
  }
}
