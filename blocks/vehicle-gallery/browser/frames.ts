/** A frame of a spin, which begins again after its last one. */
export const wrapped = (at: number, count: number) => ((at % count) + count) % count

/** How many frames a drag has turned, `moved` pixels to the right of where it began. */
export const dragged = (moved: number, sensitivity: number) =>
  Math.trunc(moved / Math.max(1, sensitivity)) || 0

/** The frame nearest to one of `count`, to either side, that is wanted; where none is, the frame itself. */
export function nearest(at: number, count: number, isWanted: (index: number) => boolean): number {
  for (let away = 0; away <= count / 2; away++)
    for (const index of [wrapped(at + away, count), wrapped(at - away, count)])
      if (isWanted(index)) return index
  return at
}
