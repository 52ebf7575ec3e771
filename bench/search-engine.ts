import type { StockRecord } from '#app/stock/index/record.ts'
import type { Request } from './search-vehicles.ts'

/** A search engine for a whole listing: hits of a page, their number, counts of all facets. */
export interface Engine {
  build(vehicles: Iterable<StockRecord>): void | Promise<void>
  /** Runs the search and returns how many vehicles were found. */
  search(request: Request): number | Promise<number>
}

export interface Measured {
  /** Seconds. */
  build: number
  /** Memory of the process, and of its JavaScript with buffers, in MB. */
  rss: number
  js: number
  /** `found`: vehicles found by the first three requests, which every engine gets. */
  shapes: Record<string, { requests: number; cpu: number; p50: number; p99: number; found: number }>
}

export const engines = {
  ours: async () => (await import('./search-ours.ts')).ours(),
  orama: async () => (await import('./search-orama.ts')).orama(),
  itemsjs: async () => (await import('./search-itemsjs.ts')).items(),
  minisearch: async () => (await import('./search-minisearch.ts')).miniSearch(),
  sqlite: async () => (await import('./search-sqlite.ts')).sqlite(),
} satisfies Record<string, () => Promise<Engine>>
export type EngineName = keyof typeof engines
