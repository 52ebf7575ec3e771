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
  private readonly staying = new Set<string>()

  learn(key: string, known: Known) {
    this.vehicles.set(key, known)
    this.slugs.add(known.slug)
    this.ids.add(known.id)
    this.lastId = Math.max(this.lastId, known.id)
  }

  /** The vehicle of a row that is taken. */
  taken(key: string): Known | undefined {
    const known = this.vehicles.get(key)
    if (!known) return undefined
    known.kept = true
    if (this.staying.size > 0) this.staying.delete(key)
    return known
  }

  /** Keeps the vehicle of a row that cannot be taken as it is. False where no vehicle in stock has this stock number. */
  stays(key: string): boolean {
    const known = this.vehicles.get(key)
    if (!known || known.removed) return false
    if (!known.kept) this.staying.add(key)
    known.kept = true
    return true
  }

  /** Vehicles in stock that stay as they were because their rows cannot be taken. */
  get stayed(): number {
    return this.staying.size
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

  /** Vehicles in stock that the feed does not name, by `stockKey`. */
  absent(): [string, Known][] {
    return [...this.vehicles].filter(([, { removed, kept }]) => !removed && !kept)
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
