import type { BlockModule } from '#app/page/block-module.ts'

/** CSS of the blocks that stand on a page, each sheet once. What they share comes first, so that their own can refine it. */
export function blockStyles(blocks: readonly Pick<BlockModule, 'style' | 'sharedStyles'>[]): string {
  const shared = blocks.flatMap(({ sharedStyles = [] }) => sharedStyles)
  const own = blocks.flatMap(({ style }) => style ?? [])
  return [...new Set([...shared, ...own])].join('')
}
