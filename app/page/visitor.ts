import type { Transaction } from './write.ts'

/** A signed-in shopper of one site. */
export interface Visitor {
  id: string
  /** E.164: `+61400000001`; who has none keeps no watchlist (AUTH-16). */
  phone: string | null
}

/** Something a shopper did that the garage lists: an enquiry, a test drive. */
export interface GarageEntry {
  /** Unique in its section. */
  id: string
  title: string
  /** What became of it. */
  text?: string
  at: Date
  /** Path on the site. */
  href?: string
}

export interface GarageSection {
  title: string
  /** The latest first; a section without any is left out. */
  entries: readonly GarageEntry[]
}

/** What a feature keeps of signed-in shoppers: it declares this in `open`, and garage, export and deletion follow. */
export interface ShopperRecords {
  /** Name in the file that a shopper can take along: `watchlist`. */
  name: string
  /** All of it that is the shopper's own, as JSON. */
  export(tenant: string, visitor: Visitor): Promise<unknown>
  /** Deletes it, when a shopper deletes the account; rows that refer to `users` with `on delete cascade` go by themselves. */
  erase?(transaction: Transaction, visitor: Visitor): Promise<unknown>
  /** Its part of the garage. */
  garage?(tenant: string, visitor: Visitor): Promise<GarageSection>
}
