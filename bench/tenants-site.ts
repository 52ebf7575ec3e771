import { createAnswers } from '#app/content/answers.server.ts'
import { Invalidations } from '#app/content/invalidations.ts'
import { connectLake, type Lake } from '#app/content/lake.server.ts'
import { tenantContent } from '#app/content/tenant-content.server.ts'
import { parts } from '#app/entry.server.tsx'
import { createEndpoints } from '#app/page/endpoints.ts'
import type { Platform } from '#app/page/platform.ts'
import { embeddedPlaces } from '#app/places/embedded.server.ts'
import { noStock, servicesFrom } from '#app/samples/load.ts'
import { createPages } from '#app/site/pages.server.ts'
import { createDirectory } from '#app/tenancy/directory.server.ts'
import { createHostClaims } from '#app/tenancy/host-claims.server.ts'
import { connectDatabase } from '#platform/database/connect.server.ts'
import { env } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { productionBuild } from '#server/processes/site-build.ts'

/** The first visit to a page after a start, when only the list of sites is known. Times in milliseconds. */
export interface FirstVisit {
  host: string
  path: string
  status: number
  /** From host to response: tenant, page, its content, its markup. */
  page: number
  /** Each query of the Content Lake that this needed. */
  queries: number[]
  /** Reading the list of sites in advance. */
  sites: number
}

/** Requests pages like their first visitor, each from a site that remembers nothing of the one before. */
const build = await productionBuild()
const invalidations = new Invalidations()
const database = connectDatabase(undefined, log)
const { lake } = connectLake(env, invalidations, log)

/** The 200 tenants have no vehicles: what is measured is their content. */
const fixed = { stock: noStock, places: embeddedPlaces()() }
const { blocks, pageKinds, schemaTypes, switches } = parts

async function firstVisit(host: string, path: string): Promise<FirstVisit> {
  const queries: number[] = []
  const timed: Lake = {
    async fetch(query, params) {
      const asked = performance.now()
      const answer = await lake.fetch(query, params)
      queries.push(performance.now() - asked)
      return answer
    },
  }
  const answers = createAnswers({ lake: timed, invalidations, log })
  const claims = createHostClaims({ answers, env, log, proofs: { isLive: async () => true } })
  const directory = createDirectory({ answers, log, switches, claims })
  const now = () => new Date()
  const platform: Platform = {
    ...{
      env,
      log,
      invalidations,
      answers,
      directory,
      blocks,
      pageKinds,
      schemaTypes,
      switches,
      mark: 'bench',
      now,
    },
    endpoints: createEndpoints([]),
    connectHosts: [],
    database,
    prepared: async () => {},
    secret: 'bench',
    rates: { count: async () => 0 },
    visitorOf: async () => null,
    services: (site, reads) => servicesFrom({ ...fixed, lake: tenantContent(answers, site.id, reads) }),
  }
  const render = createPages({ ...platform, siteScript: build.siteScript }, build)
  const started = performance.now()
  await directory.list()
  const listed = performance.now()
  queries.length = 0
  const { status } = await render.page({ host, url: path })
  return { host, path, status, queries, page: performance.now() - listed, sites: listed - started }
}

process.on('message', async (pages: { host: string; path: string }[]) => {
  const visits: FirstVisit[] = []
  for (const { host, path } of pages) visits.push(await firstVisit(host, path))
  process.send?.(visits)
})
process.once('disconnect', () => process.exit(0))
process.send?.({ port: 0 })
