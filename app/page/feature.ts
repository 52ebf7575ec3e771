import type { RequestHandler } from 'express'
import type { Pool } from 'pg'
import type { Invalidations } from '#app/content/invalidations.ts'
import type { Reads } from '#app/content/reads.server.ts'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Directory } from '#app/tenancy/directory.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Migration } from '#platform/database/migrate.server.ts'
import type { Env } from '#platform/env.ts'
import type { AnyJob } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log.ts'
import type { Endpoint } from './endpoint.ts'
import type { SiteServices } from './services.ts'
import type { ShopperRecords, Visitor } from './visitor.ts'

/** Servers that run in the site's own process in place of hosted ones; a feature adds the one it uses. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration merging.
export interface EmbeddedServers {}

/** What a feature is opened with, once in the life of a process. */
export interface FeatureContext {
  env: Env
  log: Log
  invalidations: Invalidations
  database: Pool
  directory: Directory
  /** Published documents of the tenant with this id; what is read is noted in `reads`. */
  contentOf(tenant: string, reads: Reads): TenantContent
  /** Signs what the site itself hands out. */
  secret: string
  /** Resolves once the tables of all features are there; after a failure the next call tries again. */
  prepared(): Promise<void>
  /** What all features keep of signed-in shoppers; complete once all are opened. */
  shopperRecords(): readonly ShopperRecords[]
  embedded: EmbeddedServers
}

/** What jobs work with; a feature adds what its own need by declaration merging, beside the `forJobs` that gives it. */
export interface JobServices {
  env: Env
  database: Pool
  directory: Directory
}

/** What an opened feature gives the site. */
export interface OpenFeature {
  /** Its part of what blocks, endpoints and pages may read of one site; what is read is noted in `reads`. */
  forSite?(site: Site, reads: Reads): Partial<SiteServices>
  /** Endpoints that need what the feature was opened with: those of staff, whose data no block may read. */
  endpoints?: readonly Endpoint[]
  /** Its part of what jobs work with. */
  forJobs?(): Partial<JobServices>
  /** The shopper who is signed in with these cookies; of one feature alone. */
  visitorOf?(site: Site, cookies: string | null): Promise<Visitor | null>
  /** What it keeps of signed-in shoppers. */
  shopperRecords?: ShopperRecords
  /** Origins beside the site's own that browsers may connect to. */
  connectHosts?: readonly string[]
  /** Whatever is neither a page nor an endpoint: pictures, protocols of hosted services. */
  handlers?: readonly RequestHandler[]
  close?(): Promise<void>
}

/** `feature.server.ts` of a room, default export: all that the rest of the product knows of the room. */
export interface Feature {
  name: string
  /** Steps of its tables, each applied once; `table` remembers which were. */
  migrations?: { table: `${string}_migrations`; lock: number; migrations: readonly Migration[] }
  open?(context: FeatureContext): OpenFeature
  endpoints?: readonly Endpoint[]
  /** What it does in the background; enqueued by its writes, run by any node. */
  jobs?: readonly AnyJob<JobServices>[]
}

export const defineFeature = (feature: Feature) => feature
