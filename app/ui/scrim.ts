import type { Theme } from '#tenants/theme/index.ts'
import { contrastRatio } from '#values/contrast.ts'
import type { ActionLook } from './action-link.tsx'

/**
 * How much of a picture the scrim covers where words stand: enough for AA on a white picture (scrim.test.ts).
 * The classes below carry the same number, because Tailwind reads class names from the source.
 */
export const scrimStrength = 0.75

/**
 * For an element that holds words over a picture on wide screens: draws the scrim behind itself, which fades out to the
 * right of the words and has full strength under them. Its parent clips it. On others the words stand below the picture.
 */
export const scrimBehind =
  'relative isolate lg:before:pointer-events-none lg:before:absolute lg:before:-z-10 lg:before:-inset-x-[100vw] lg:before:-bottom-[100vh] lg:before:bg-scrim/75 lg:before:content-[""] lg:before:-top-[100vh] lg:before:-right-120 lg:before:[mask-image:linear-gradient(to_left,transparent,rgb(0_0_0/0.08)_6rem,rgb(0_0_0/0.35)_13rem,rgb(0_0_0/0.75)_21rem,rgb(0_0_0/0.95)_27rem,black_30rem)]'

/** The main button over a picture: the brand's, unless it would sink into the scrim. */
export const actionOnPicture = ({ colours }: Pick<Theme, 'colours'>): ActionLook =>
  contrastRatio(colours.brand, colours.scrim) >= 2.5 ? 'primary' : 'inverse'
