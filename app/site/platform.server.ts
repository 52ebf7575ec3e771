import type { Answers } from '#app/content/answers.server.ts'
import type { Changes } from '#app/content/changes.ts'
import type { Reads } from '#app/content/client.server.ts'
import type { Places } from '#app/places/place.ts'
import type { Preview } from '#app/preview/preview.server.ts'
import type { StockOfTenants } from '#app/stock/stock.server.ts'
import type { StoredVehicle } from '#app/stock/store/stored.ts'
import type { Directory } from '#app/tenancy/directory.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { SearchServer } from '#embedded/search/server.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'

/** What one site process works with, made once at its start. */
export interface Platform {
  env: Env
  log: Log
  changes: Changes
  answers: Answers
  directory: Directory
  stock: StockOfTenants
  /** The embedded search server, for browsers; undefined where vehicles are searched at Algolia. */
  search?: SearchServer
  /** A vehicle as it is kept, for the sources of its pictures; undefined where no database is at hand. */
  storedVehicle?(tenant: string, id: number): Promise<StoredVehicle | null>
  places: Places
  /** Address of the small script every page loads, when it is built. */
  siteScript?: string
  /** Address of the script of preview pages, when it is built. */
  previewScript?: string
  /** Set for a visit that sees drafts. */
  preview?: Preview
  /** Marks the inline pieces that are ours; their hashes go into the Content Security Policy. */
  mark: string
  now(): Date
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
}
