import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { answerFiles } from '#app/content/answer-files.server.ts'
import { createAnswers } from '#app/content/answers.server.ts'
import { Invalidations } from '#app/content/invalidations.ts'
import { connectLake } from '#app/content/lake.server.ts'
import type { Reads } from '#app/content/reads.server.ts'
import { tenantContent } from '#app/content/tenant-content.server.ts'
import { createRates } from '#app/forms/rates.server.ts'
import { createEndpoints } from '#app/page/endpoints.ts'
import type { EmbeddedServers, Feature } from '#app/page/feature.ts'
import type { Platform } from '#app/page/platform.ts'
import { createDirectory } from '#app/tenancy/directory.server.ts'
import { createHostClaims } from '#app/tenancy/host-claims.server.ts'
import { createHostProofs } from '#app/tenancy/host-proofs.server.ts'
import { connectDatabase } from '#platform/database/connect.server.ts'
import type { Env } from '#platform/env.ts'
import { countJobs } from '#platform/jobs/jobs-of.ts'
import type { Log } from '#platform/log.ts'
import { gauge } from '#platform/metrics.server.ts'
import { openFeatures } from './features.server.ts'

/** What the product is made of beside the code of the site itself, as the registries list it. */
export type SiteParts = Pick<Platform, 'blocks' | 'pageKinds' | 'schemaTypes' | 'switches'> & {
  features: readonly Feature[]
}

interface Options extends Pick<Platform, 'siteScript' | 'previewScript' | 'islandScripts' | 'scripts'> {
  env: Env
  log: Log
  embedded?: EmbeddedServers
}

/** Everything one site process works with; `close` lets go of Content Lake, database and features. */
export function createPlatform(
  { features: declared, ...parts }: SiteParts,
  { env, log, embedded = {}, ...scripts }: Options,
) {
  const invalidations = new Invalidations()
  const files = answerFiles(
    join(env.DATA_DIR, 'site-cache', 'content', env.SANITY_PROJECT_ID, env.SANITY_DATASET),
  )
  files.prune().catch((err) => log.warn({ err }, 'kept answers could not be tidied'))
  const { lake, close: closeLake } = connectLake(env, invalidations, log)
  const answers = createAnswers({ lake, invalidations, files, log })
  const database = connectDatabase(env.DATABASE_URL, log)
  const proofs = createHostProofs({ env, log, onLive: () => invalidations.recordAll() })
  const claims = createHostClaims({ answers, env, log, proofs })
  const directory = createDirectory({ answers, log, switches: parts.switches, claims })
  const secret = env.SITE_SECRET ?? madeUp(log)
  const contentOf = (tenant: string, reads: Reads) => tenantContent(answers, tenant, reads)
  const features = openFeatures(declared, {
    ...{ env, log, invalidations, database, directory, contentOf, secret, embedded },
  })
  const platform: Platform = {
    ...parts,
    env,
    log,
    invalidations,
    answers,
    directory,
    database,
    prepared: features.prepared,
    secret,
    visitorOf: features.visitorOf,
    rates: createRates(database, secret, features.prepared),
    services: (site, reads) => ({
      ...features.forSite(site, reads),
      lake: contentOf(site.id, reads),
    }),
    endpoints: createEndpoints(features.endpoints),
    connectHosts: features.connectHosts,
    ...scripts,
    mark: randomBytes(12).toString('base64url'),
    now: () => new Date(),
  }
  gauge(
    {
      name: 'forecourt_live_updates_connected',
      help: '1 while changes of content are heard of; at 0 pages are asked for again every second.',
      labels: [],
    },
    async () => [{ labels: {}, value: Number(invalidations.connected) }],
  )
  gauge(
    {
      name: 'forecourt_jobs',
      help: 'Jobs of all sites by name and state; failed ones are dead letters.',
      labels: ['name', 'state'],
    },
    async () =>
      (await countJobs(database)).map(({ name, state, count }) => ({
        labels: { name, state },
        value: count,
      })),
  )
  return {
    platform,
    features,
    async close() {
      closeLake()
      await features.close()
      await database.end()
    },
  }
}

function madeUp(log: Log) {
  log.warn('SITE_SECRET is not set: one is made up, and a form that another node has served is refused here')
  return randomBytes(32).toString('hex')
}
