/** Joins class names, leaving out what is falsy. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
