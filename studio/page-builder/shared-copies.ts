import { isRecord } from '../../platform/is-record.ts'

export interface BlockValue {
  _type: string
  _key: string
  [field: string]: unknown
}

/** What decides whether and where a block is shown stays with its place on the page; the rest is its content. */
const ofThePlace = ['hidden', 'start', 'expiry', 'anchor'] as const

const placeOf = (block: BlockValue) =>
  Object.fromEntries(
    ofThePlace.flatMap((field) => (block[field] === undefined ? [] : [[field, block[field]]])),
  )

/** A block split in two: what goes into the shared block, and what stands on the page in its stead, under the same key. */
export function sharedFrom(
  block: BlockValue,
  sharedId: string,
): { content: BlockValue; standIn: BlockValue } {
  const content = Object.fromEntries(
    Object.entries(block).filter(([field]) => !(ofThePlace as readonly string[]).includes(field)),
  ) as BlockValue
  const shared = { _type: 'reference', _ref: sharedId }
  return { content, standIn: { _type: 'sharedBlock', _key: block._key, ...placeOf(block), shared } }
}

/** The same value with new keys for every item of its lists: the page must not hold a key twice. */
function withNewKeys<Value>(value: Value, newKey: () => string): Value {
  const renewed = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(renewed)
    if (!isRecord(inner)) return inner
    const entries = Object.entries(inner).map(([name, held]) => [
      name,
      name === '_key' ? newKey() : renewed(held),
    ])
    return Object.fromEntries(entries)
  }
  return renewed(value) as Value
}

/**
 * Copies of a shared block's blocks for the page that showed it. A copy is hidden, dated and linked to as the shared block
 * was on that page; of several, only the first takes its name for links.
 */
export function ownCopies(
  standIn: BlockValue,
  blocks: readonly BlockValue[],
  newKey: () => string,
): BlockValue[] {
  const { anchor, ...place } = placeOf(standIn)
  return blocks.map((block, index) => ({
    ...withNewKeys(block, newKey),
    ...place,
    ...(index === 0 && anchor !== undefined && { anchor }),
  }))
}
