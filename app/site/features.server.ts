import type { Reads } from '#app/content/reads.server.ts'
import type { Feature, FeatureContext, JobServices, OpenFeature } from '#app/page/feature.ts'
import type { SiteServices } from '#app/page/services.ts'
import type { Visitor } from '#app/page/visitor.ts'
import type { Site } from '#app/tenancy/site.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { installJobs } from '#platform/jobs/boss.ts'
import { startWorker, type Worker } from '#platform/jobs/worker.ts'

/** Opens every feature. @throws Error where two have the same name */
export function openFeatures(
  features: readonly Feature[],
  context: Omit<FeatureContext, 'prepared' | 'shopperRecords'>,
) {
  const names = features.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated) throw new Error(`Two features are named "${repeated}".`)

  const { env, log, database, directory } = context
  const jobs = features.flatMap(({ jobs = [] }) => jobs)
  const prepared = untilDone(async () => {
    for (const { migrations } of features) if (migrations) await migrate(database, migrations)
    if (jobs.length > 0 && env.DATABASE_URL) await installJobs(env.DATABASE_URL, jobs)
  })
  const shopperRecords = () => opened.flatMap(({ shopperRecords }) => shopperRecords ?? [])
  const opened: OpenFeature[] = features.flatMap(
    ({ open }) => open?.({ ...context, prepared, shopperRecords }) ?? [],
  )
  const knowing = opened.find(({ visitorOf }) => visitorOf)

  /** Takes jobs from now on; the worker of a node is in the process of its sites. */
  function startJobs(): Worker | undefined {
    if (jobs.length === 0 || !env.DATABASE_URL) return undefined
    const services: JobServices = Object.assign(
      { env, database, directory },
      ...opened.map(({ forJobs }) => forJobs?.()),
    )
    return startWorker({ connectionString: env.DATABASE_URL, jobs, services, log })
  }

  return {
    prepared,
    startJobs,
    forSite: (site: Site, reads: Reads): Omit<SiteServices, 'lake'> =>
      Object.assign({}, ...opened.map(({ forSite }) => forSite?.(site, reads))),
    visitorOf: async (site: Site, cookies: string | null): Promise<Visitor | null> =>
      (await knowing?.visitorOf?.(site, cookies)) ?? null,
    connectHosts: opened.flatMap(({ connectHosts = [] }) => connectHosts),
    handlers: opened.flatMap(({ handlers = [] }) => handlers),
    endpoints: [...features, ...opened].flatMap(({ endpoints = [] }) => endpoints),
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
