import type { RawBlock } from '#values/raw-blocks.ts'

/**
 * Blocks of a vehicle's page as `vdpSections` says (VDP-17): a section that is not in it is left out, the others take
 * each other's places in its order. Blocks that are no section stay where they are, and so does all while the
 * setting holds the usual order, so that a page template may have an order of its own.
 */
export function arrangeSections<Section extends string>(
  blocks: readonly RawBlock[],
  sectionOf: (block: RawBlock) => Section | undefined,
  { chosen, usual }: { chosen: readonly Section[]; usual: readonly Section[] },
): readonly RawBlock[] {
  const kept = blocks.filter((block) => {
    const section = sectionOf(block)
    return section === undefined || chosen.includes(section)
  })
  if (chosen.join() === usual.filter((section) => chosen.includes(section)).join()) return kept
  const placeOf = (block: RawBlock) => chosen.indexOf(sectionOf(block)!)
  const inOrder = kept
    .filter((block) => sectionOf(block) !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b))
  let next = 0
  return kept.map((block) => (sectionOf(block) === undefined ? block : inOrder[next++]!))
}
