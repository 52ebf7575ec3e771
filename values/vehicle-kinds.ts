/** In the order they are listed wherever types are shown (SRCH-33). */
export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]

/** Kinds of stock a site may list (TEN-17, FACET-26). */
export const itemTypes = ['car', 'truck', 'motorcycle', 'caravan', 'part'] as const
export type ItemType = (typeof itemTypes)[number]
