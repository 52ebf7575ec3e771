/** Kilometres around a place that shoppers choose from (SRCH-41). */
export const radii = [25, 50, 75, 100, 150, 250, 500, 750, 1000] as const
/** Kilometres while none were chosen (SRCH-42). */
export const defaultRadius = 50
