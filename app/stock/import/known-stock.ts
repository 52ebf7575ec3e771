import type { PreparedRow } from './prepared.ts'

/** What the store knows of a vehicle before an import. Times in seconds since 1970. */
export interface Known {
  id: number
  slug: string
  contentHash: string
  removed: boolean
  created: number
  sold: number | undefined
  /** In this feed, or to be kept although it is not. */
  kept: boolean
}

/** Stock numbers are one whatever their letters' case. */
export const stockKey = (stocknum: string) => stocknum.toUpperCase().replace(/\s+/g, ' ')

/** The vehicles a tenant has had, and the ids and slugs that are taken. */
export class KnownStock {
  private readonly vehicles = new Map<string, Known>()
  private readonly slugs = new Set<string>()
  private readonly ids = new Set<number>()
  private lastId = 0

  learn(key: string, known: Known) {
    this.vehicles.set(key, known)
    this.slugs.add(known.slug)
    this.ids.add(known.id)
    this.lastId = Math.max(this.lastId, known.id)
  }

  get(key: string) {
    return this.vehicles.get(key)
  }

  /** True for a tenant that never had a vehicle. */
  get isEmpty(): boolean {
    return this.vehicles.size === 0
  }

  /** Vehicles in stock. */
  get stock(): number {
    let count = 0
    for (const { removed } of this.vehicles.values()) if (!removed) count++
    return count
  }

  /** Vehicles in stock that the feed does not name. */
  absent(): Known[] {
    return [...this.vehicles.values()].filter(({ removed, kept }) => !removed && !kept)
  }

  /** The id that is wished for, where it is free. */
  newId(wished: number | undefined): number {
    const free = wished !== undefined && Number.isInteger(wished) && !this.ids.has(wished)
    const id = free ? wished : this.lastId + 1
    this.ids.add(id)
    this.lastId = Math.max(this.lastId, id)
    return id
  }

  /** `2021-toyota-corolla-ascent-sport-s123`; stays what it was as long as the feed names no other. */
  slugFor(row: Pick<PreparedRow, 'slug' | 'wishedSlug'>, id: number, had: string | undefined): string {
    const wanted = row.wishedSlug || had || row.slug || String(id)
    const slug = wanted === had || !this.slugs.has(wanted) ? wanted : (had ?? `${wanted}-${id}`)
    this.slugs.add(slug)
    return slug
  }
}
