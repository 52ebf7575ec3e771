const written = /^[A-HJ-NPR-Z0-9]{17}$/
const chassis = /^[A-Z0-9-]{5,16}$/

/** Capitals without blanks: how a number is kept. */
export const tidyNumber = (text: string) => text.toUpperCase().replace(/[\s.]/g, '')

/**
 * A VIN of 17 characters without I, O and Q (ISO 3779), or the shorter chassis number of a car from before 1989 or a grey
 * import. The check digit is a rule of North America, which Australian VINs do not keep.
 */
export function isVin(text: string): boolean {
  const number = tidyNumber(text)
  return written.test(number) || chassis.test(number)
}
