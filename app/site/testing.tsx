import { evaluate, parse } from 'groq-js'
import pg from 'pg'
import { z } from 'zod'
import { createAnswers } from '#app/content/answers.server.ts'
import { Invalidations } from '#app/content/invalidations.ts'
import type { Lake } from '#app/content/lake.server.ts'
import { Reads } from '#app/content/reads.server.ts'
import { tenantContent } from '#app/content/tenant-content.server.ts'
import type { BlockDefinition } from '#app/page/block.ts'
import type { BlockModule } from '#app/page/block-module.ts'
import { createEndpoints } from '#app/page/endpoints.ts'
import type { Platform } from '#app/page/platform.ts'
import { embeddedPlaces } from '#app/places/embedded.server.ts'
import placesFeature from '#app/places/feature.server.ts'
import { servicesFrom } from '#app/samples/load.ts'
import stockFeature from '#app/stock/feature.server.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { memoryStock } from '#app/stock/testing.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { createDirectory } from '#app/tenancy/directory.server.ts'
import { createHostClaims } from '#app/tenancy/host-claims.server.ts'
import { pageKinds } from '#blocks/registry.pages.ts'
import { schemaTypes } from '#blocks/registry.schema.ts'
import { blocks } from '#blocks/registry.server.ts'
import { switches } from '#blocks/registry.settings.ts'
import { readEnv } from '#platform/env.ts'
import { withSite } from './with-site.server.ts'

const places = embeddedPlaces()()
const noDatabase = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' })
const features = [stockFeature, placesFeature]

export interface Line {
  level: string
  details: Record<string, unknown>
  message: string
}

/** A log that keeps its lines for the test to read. */
export function keptLog() {
  const lines: Line[] = []
  const write = (level: string) => (details: Record<string, unknown>, message: string) =>
    void lines.push({ level, details, message })
  return {
    lines,
    log: {
      debug: write('debug'),
      info: write('info'),
      warn: write('warn'),
      error: write('error'),
    } as Platform['log'],
  }
}

/** A Content Lake over documents in memory, which may be taken down. */
export function memoryLake(documents: Record<string, unknown>[]) {
  const lake = {
    documents,
    down: false,
    queries: 0,
    async fetch(query: string, params: Record<string, unknown>) {
      if (lake.down) throw new Error('connect ECONNREFUSED')
      lake.queries++
      const value = await evaluate(parse(query, { params }), { dataset: lake.documents, params })
      return { result: await value.get(), tags: ['all'] }
    },
  }
  return lake satisfies Lake
}

const allLive = { isLive: async () => true }

/** A platform over documents and vehicles in memory. */
export function memoryPlatform(
  documents: Record<string, unknown>[],
  { records = [], vehicles }: { records?: StockRecord[]; vehicles?: Vehicle[] } = {},
) {
  const lake = memoryLake(documents)
  const { lines, log } = keptLog()
  const invalidations = new Invalidations()
  invalidations.connected = true
  const env = readEnv({})
  const answers = createAnswers({ lake, invalidations, log, pauseMs: 0 })
  const stock = memoryStock(records, { vehicles, invalidations })
  const platform: Platform = {
    env,
    log,
    invalidations,
    answers,
    directory: createDirectory({
      ...{ answers, log, switches },
      claims: createHostClaims({ answers, env, log, proofs: allLive }),
    }),
    blocks,
    pageKinds,
    schemaTypes,
    switches,
    endpoints: createEndpoints(features.flatMap(({ endpoints = [] }) => endpoints)),
    services: (site, reads) =>
      servicesFrom({
        lake: tenantContent(answers, site.id, reads),
        stock: stock.of(site, reads),
        places,
      }),
    visitorOf: async () => null,
    connectHosts: stock.hosts,
    database: noDatabase,
    prepared: async () => {},
    secret: 'a secret for tests that is long enough',
    rates: { count: async () => 0 },
    mark: 'mark',
    now: () => new Date(),
  }
  return { platform, lake, lines, invalidations, stock }
}

/** What an endpoint answers on a site, through the door of all endpoints. */
export async function askEndpoint(platform: Platform, host: string, address: string, init?: RequestInit) {
  const url = new URL(address, `http://${host}`)
  const reads = new Reads(platform.invalidations.position)
  const site = await platform.directory.find(host, reads)
  if (!site) throw new Error(`There is no site at ${host}.`)
  return withSite(
    new Request(url, init),
    {
      platform,
      site,
      path: url.pathname,
      search: url.searchParams,
      reads,
      instant: platform.now(),
    },
    { address: '127.0.0.1', cookies: null },
  )
}

export const tenant = (slug: string) => ({ _type: 'reference', _ref: `site-${slug}` })

export const siteDocument = (slug: string, more: Record<string, unknown> = {}) => ({
  _id: `site-${slug}`,
  _type: 'site',
  _updatedAt: '2026-01-01T00:00:00Z',
  tenant: tenant(slug),
  siteSlug: slug,
  name: slug,
  ...more,
})

export const pageDocument = (slug: string, path: string, more: Record<string, unknown> = {}) => ({
  _id: `page-${slug}-${path}`,
  _type: 'page',
  _updatedAt: '2026-01-01T00:00:00Z',
  tenant: tenant(slug),
  title: `Page ${path}`,
  path: { current: path },
  ...more,
})

/** A block module whose view writes `say`. */
export function testBlock(
  more: Omit<Partial<BlockModule>, 'definition'> & { definition?: Partial<BlockDefinition> } = {},
): BlockModule {
  const { definition, ...rest } = more
  return {
    definition: {
      type: 'test',
      tier: 'static',
      projection: 'say',
      content: z.object({ say: z.string().nullish() }),
      ...definition,
    },
    view: ({ content }) => <p>{(content as { say?: string }).say}</p>,
    sample: { content: {} },
    enhanced: false,
    ...rest,
  }
}
