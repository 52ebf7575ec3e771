import { hash } from 'node:crypto'
import { slugOf } from '#platform/slug.ts'
import { recordOfContent } from '../index/to-record.ts'
import { imagesIn, isListed, rankBonus } from '../store/stored.ts'
import type { CheckedRow } from './feed/check.ts'
import { stockKey } from './known-stock.ts'

/** A checked row with all that is made of it alone, whatever the store knows: as little as possible is left to do there. */
export interface PreparedRow {
  /** `stockKey` of the stock number. */
  key: string
  /** JSON of the vehicle as far as the feed tells it: the rest is put before it. */
  said: string
  /** JSON of what stays with the dealer. */
  hidden: string | undefined
  /** Tells whether the feed says the same as before. */
  print: string
  /** The address that fits, and the one that the feed asks for. */
  slug: string
  wishedSlug: string | undefined
  sold: boolean
  listed: boolean
  bonus: number
  /** What the feed asks for; times in seconds since 1970. */
  wishedId: number | undefined
  created: number | undefined
  soldAt: number | undefined
  rank: number | undefined
  /** JSON of the row's share of its record, for one that is listed; and the pictures that go with it. */
  record: string | undefined
  images: string[]
}

/** @param withRecord whether the row's share of its record is wanted */
export function prepared(tenant: string, row: CheckedRow, withRecord: boolean): PreparedRow {
  const { content, pictures, wishes } = row
  const { year, make, model, badge, stocknum } = content
  const said = `${JSON.stringify(content).slice(0, -1)},"pictures":${JSON.stringify(pictures)}}`
  const hidden = Object.keys(row.private).length > 0 ? JSON.stringify(row.private) : undefined
  const listed = isListed(content)
  const record =
    withRecord && listed
      ? JSON.stringify(recordOfContent(tenant, content, pictures.images.length))
      : undefined
  return {
    key: stockKey(stocknum),
    said,
    hidden,
    print: hash('sha1', `${said}${JSON.stringify(wishes)}${hidden}`, 'base64'),
    slug: slugOf(year, make, model, badge, stocknum),
    wishedSlug: wishes.slug && slugOf(wishes.slug),
    sold: content.sold,
    listed,
    bonus: rankBonus(content, pictures.images.length),
    wishedId: wishes.id,
    created: wishes.created,
    soldAt: wishes.sold,
    rank: wishes.rank,
    record,
    images: record ? imagesIn(pictures) : [],
  }
}

/** Rows as one list a property: on their way between threads they cost a fifth of what as many objects do. */
export type PackedRows = { [Name in Exclude<keyof PreparedRow, 'images'>]: PreparedRow[Name][] } & {
  /** Of each row as one text, for no address has a line end. */
  images: string[]
}

export const packed = (rows: readonly PreparedRow[]): PackedRows => ({
  key: rows.map(({ key }) => key),
  said: rows.map(({ said }) => said),
  hidden: rows.map(({ hidden }) => hidden),
  print: rows.map(({ print }) => print),
  slug: rows.map(({ slug }) => slug),
  wishedSlug: rows.map(({ wishedSlug }) => wishedSlug),
  sold: rows.map(({ sold }) => sold),
  listed: rows.map(({ listed }) => listed),
  bonus: rows.map(({ bonus }) => bonus),
  wishedId: rows.map(({ wishedId }) => wishedId),
  created: rows.map(({ created }) => created),
  soldAt: rows.map(({ soldAt }) => soldAt),
  rank: rows.map(({ rank }) => rank),
  record: rows.map(({ record }) => record),
  images: rows.map(({ images }) => images.join('\n')),
})

export const unpacked = (rows: PackedRows): PreparedRow[] =>
  rows.key.map((key, at) => ({
    key,
    said: rows.said[at]!,
    hidden: rows.hidden[at],
    print: rows.print[at]!,
    slug: rows.slug[at]!,
    wishedSlug: rows.wishedSlug[at],
    sold: rows.sold[at]!,
    listed: rows.listed[at]!,
    bonus: rows.bonus[at]!,
    wishedId: rows.wishedId[at],
    created: rows.created[at],
    soldAt: rows.soldAt[at],
    rank: rows.rank[at],
    record: rows.record[at],
    images: rows.images[at] ? rows.images[at].split('\n') : [],
  }))
