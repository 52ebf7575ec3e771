/** A frame of a spin, which begins again after its last one. */
export const wrapped = (at: number, count: number) => ((at % count) + count) % count

/** How many frames a drag has turned, `moved` pixels to the right of where it began. */
export const dragged = (moved: number, sensitivity: number) =>
  Math.trunc(moved / Math.max(1, sensitivity)) || 0
