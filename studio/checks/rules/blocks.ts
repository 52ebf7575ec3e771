import type { Path } from '@sanity/types'
import { scheduleBounds } from '../../../values/schedule.ts'
import { refOf } from '../../documents/field-values.ts'
import { type Check, type CheckedDocument, publishedId } from '../finding.ts'
import { type Content, contents, segmentOf } from '../values.ts'

export interface PlacedBlock {
  block: Content
  path: Path
  /** Id of the shared block that contains it; its fields are then in another document. */
  sharedIn?: string
}

export function hasEnded(schedule: Content, timeZone: string, now: Date) {
  const { start, expiry } = schedule as { start?: string; expiry?: string }
  const bounds = scheduleBounds({ start, expiry }, timeZone)
  return Boolean(bounds?.until && bounds.until <= now)
}

/** The blocks that shoppers see now or later, with shared blocks expanded; without hidden and ended ones. */
export function shownBlocks({ document, facts, now }: Check): PlacedBlock[] {
  const open = (blocks: unknown, place: (path: Path) => Path, sharedIn?: string): PlacedBlock[] =>
    contents(blocks).flatMap((block, index): PlacedBlock[] => {
      if (block.hidden === true || hasEnded(block, facts.site.timeZone, now)) return []
      const path = place(['blocks', segmentOf(block, index)])
      const shared = refOf(block.shared)
      if (block._type !== 'sharedBlock') return [{ block, path, sharedIn }]
      const inside = !sharedIn && shared ? facts.shared.get(publishedId(shared)) : undefined
      return inside ? open(inside.blocks, () => [...path, 'shared'], inside.id) : []
    })
  return open(document.blocks, (path) => path)
}

/** The document without hidden and ended blocks. */
export function shownDocument({ document, facts, now }: Check): CheckedDocument {
  if (!Array.isArray(document.blocks)) return document
  const shown = contents(document.blocks).filter(
    (block) => block.hidden !== true && !hasEnded(block, facts.site.timeZone, now),
  )
  return { ...document, blocks: shown }
}
