/** Top and bottom of a block, in pixels down the window. */
export interface Extent {
  top: number
  bottom: number
}

export interface Place {
  /** The block that the moved one goes beside. */
  beside: number
  side: 'before' | 'after'
}

/**
 * Where the block `moved` goes when it is dropped at `y`: at the edge that is nearest. Undefined where nothing would
 * change.
 */
export function dropPlace(y: number, blocks: readonly Extent[], moved: number): Place | undefined {
  const edges = blocks.flatMap(({ top, bottom }, beside) => [
    { beside, side: 'before' as const, far: Math.abs(y - top), index: beside },
    { beside, side: 'after' as const, far: Math.abs(y - bottom), index: beside + 1 },
  ])
  const [nearest] = edges.toSorted((a, b) => a.far - b.far)
  if (!nearest || nearest.index === moved || nearest.index === moved + 1) return undefined
  return { beside: nearest.beside, side: nearest.side }
}
