/** In the order they are listed wherever types are shown (SRCH-33). */
export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]
