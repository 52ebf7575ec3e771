import { hash } from 'node:crypto'
import { slugOf } from '#platform/slug.ts'
import { recordOfContent } from '../index/to-record.ts'
import { imagesIn, isListed, rankBonus } from '../store/stored.ts'
import type { CheckedRow } from './feed/check.ts'
import { stockKey } from './known-stock.ts'

/** A checked row with everything that can be worked out without the store, so that as little as possible is left to do there. */
export interface PreparedRow {
  /** `stockKey` of the stock number. */
  key: string
  /** JSON of what the feed says of the vehicle; the store puts its own fields in front. */
  feedJson: string
  /** JSON of what only the dealer may see. */
  privateJson: string | undefined
  /** Equal when the feed says the same as before. */
  contentHash: string
  /** The slug made of the vehicle's name, and the one that the feed asks for. */
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
  const feedJson = `${JSON.stringify(content).slice(0, -1)},"pictures":${JSON.stringify(pictures)}}`
  const privateJson = Object.keys(row.private).length > 0 ? JSON.stringify(row.private) : undefined
  const listed = isListed(content)
  const record =
    withRecord && listed
      ? JSON.stringify(recordOfContent(tenant, content, pictures.images.length))
      : undefined
  return {
    key: stockKey(stocknum),
    feedJson,
    privateJson,
    contentHash: hash('sha1', `${feedJson}${JSON.stringify(wishes)}${privateJson}`, 'base64'),
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

/** Rows as one list for each property: between threads they cost a fifth of what as many objects do. */
export type PackedRows = { [Name in Exclude<keyof PreparedRow, 'images'>]: PreparedRow[Name][] } & {
  /** Of each row as one text, for no address has a line end. */
  images: string[]
}

export const packed = (rows: readonly PreparedRow[]): PackedRows => ({
  key: rows.map(({ key }) => key),
  feedJson: rows.map(({ feedJson }) => feedJson),
  privateJson: rows.map(({ privateJson }) => privateJson),
  contentHash: rows.map(({ contentHash }) => contentHash),
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
    feedJson: rows.feedJson[at]!,
    privateJson: rows.privateJson[at],
    contentHash: rows.contentHash[at]!,
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
