/**
 * How much of a picture the scrim covers where words stand: enough for AA on a white picture (scrim.test.ts).
 * The classes below carry the same number, because Tailwind reads class names from the source.
 */
export const scrimStrength = 0.8

/**
 * For an element that holds words over a picture: draws the scrim behind itself. On phones it fades out above the
 * words, on wide screens to their right; under the words it always has full strength. Its parent clips it.
 */
export const scrimBehind =
  'relative isolate before:pointer-events-none before:absolute before:-z-10 before:-inset-x-[100vw] before:-top-24 before:-bottom-[100vh] before:bg-linear-to-b before:from-transparent before:to-scrim/80 before:to-[6rem] before:content-[""] lg:before:-top-[100vh] lg:before:-right-64 lg:before:bg-linear-to-l lg:before:to-[16rem]'
