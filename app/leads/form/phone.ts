import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import australia from './phone-metadata.ts'

/**
 * A telephone number as it is kept, E.164: `+61412345678`; undefined for what is none. Numbers of Australia with or without
 * country code, 13 and 1300 numbers among them; a number of another country needs its `+`, and so many digits as numbers have.
 */
export function phoneNumber(text: string): string | undefined {
  const typed = text.trim()
  if (!/^\+?[\d\s().-]{6,24}$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  if (typed.startsWith('+') && !digits.startsWith('61'))
    return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
  const parsed = parsePhoneNumberFromString(typed, 'AU', australia as unknown as MetadataJson)
  // "1300 11" is read as 13 0011: what begins as a 1300 or 1800 number has all its digits.
  if (/^(61)?1[38]00/.test(digits) && parsed?.nationalNumber.length !== 10) return undefined
  return parsed?.isValid() ? parsed.number : undefined
}

/** True for a number that can be sent a text. */
export const isMobile = (number: string) => /^\+614\d{8}$/.test(number)
