import type { RawBlock } from '#values/raw-blocks.ts'
import { isWithin, nextBoundary } from '#values/schedule.ts'

/** The blocks shown at `instant`, and the next instant at which that changes. */
export function blocksAt(blocks: readonly RawBlock[], instant: Date, timeZone: string) {
  const wanted = blocks.filter((block) => !block.hidden)
  return {
    shown: wanted.filter((block) => isWithin(block, instant, timeZone)),
    changesAt: nextBoundary(wanted, instant, timeZone),
  }
}
