import type { SchemaTypeDefinition } from '@sanity/types'
import type { Pool } from 'pg'
import type { Answers } from '#app/content/answers.server.ts'
import type { Invalidations } from '#app/content/invalidations.ts'
import type { Reads } from '#app/content/reads.server.ts'
import type { Directory } from '#app/tenancy/directory.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { Switches } from '#tenants/settings/define.ts'
import type { ActionResult } from './action.ts'
import type { BlockRegistry } from './block-module.ts'
import type { Endpoints } from './endpoints.ts'
import type { PageKinds } from './page-kind.ts'
import type { Rates } from './rates.ts'
import type { SiteServices } from './services.ts'
import type { Visitor } from './visitor.ts'

/** What one site process works with, made once at its start. */
export interface Platform {
  env: Env
  log: Log
  invalidations: Invalidations
  answers: Answers
  directory: Directory
  blocks: BlockRegistry
  pageKinds: PageKinds
  /** Every document and object of the Studio: which fields hold words, what types are called. */
  schemaTypes: readonly SchemaTypeDefinition[]
  /** Every per-tenant switch, those of features included. */
  switches: Switches
  /** What may be read of one site; all that is read is noted in `reads`. */
  services(site: Site, reads: Reads): SiteServices
  /** PostgreSQL; `prepared` resolves once the tables of all features are there. */
  database: Pool
  prepared(): Promise<void>
  /** Signs what the site itself hands out: forms, sessions of staff tools. */
  secret: string
  /** The shopper who is signed in on the site with these cookies. @throws where PostgreSQL does not say */
  visitorOf(site: Site, cookies: string | null): Promise<Visitor | null>
  /** How often an address may do something. */
  rates: Rates
  /** What features answer under `/api`. */
  endpoints: Endpoints
  /** Origins beside the site's own that browsers may connect to. */
  connectHosts: readonly string[]
  /** Where the browser's scripts lie and which of them starts React; undefined while Vite serves the sources. */
  scripts?: { folder: string; react: readonly string[] }
  /** Address of the small script every page loads, when it is built. */
  siteScript?: string
  /** Scripts that blocks of these types need once a shopper uses one of them; the first starts the others. */
  islandScripts?(types: readonly string[]): string[]
  /** Address of the script of preview pages, when it is built. */
  previewScript?: string
  /** Set for a visit that sees drafts. */
  preview?: Preview
  /** Marks the inline pieces that are ours; their hashes go into the Content Security Policy. */
  mark: string
  now(): Date
}

/** What a visit that sees drafts knows beside the rest. */
export interface Preview {
  studio: string
  /** Path and query that are looked at. */
  address: string
  /** `data-sanity` of a block. */
  sourceOf(document: string, type: string, key: string): string
  /** Everything the page has read so far. */
  seen: unknown[]
  /** The moment chosen by the editor; undefined for now. */
  asAt?: Date
}

/** One request on its way to a page. */
export interface Visit {
  platform: Platform
  site: Site
  /** Decoded and tidy (`readAddress`). */
  path: string
  reads: Reads
  /** Query of the address. */
  search: URLSearchParams
  /** The instant the page is rendered for. */
  instant: Date
  /** What came of a submission, for the block that it was sent to. */
  outcome?: Outcome
  /** Who looks at a page that is made for one visitor (`PageKinds.accessAt`); null for who has not signed in. */
  visitor?: Visitor | null
}

/** The result of a block's action, on its way to the block's view. */
export interface Outcome {
  /** Key of the block on the page. */
  block: string
  result: ActionResult
}

/** Who sends a request. */
export interface Caller {
  /** Network address, for rates alone. */
  address: string
  /** For sessions alone. */
  cookies: string | null
}
