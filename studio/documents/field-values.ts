/** The id that a reference field holds. */
export const refOf = (field: unknown) => (field as { _ref?: string } | undefined)?._ref

/** The text that a slug field holds. */
export const slugOf = (field: unknown) => (field as { current?: string } | undefined)?.current
