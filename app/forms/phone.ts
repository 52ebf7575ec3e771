import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import australia from './phone-metadata.ts'

/**
 * An Australian mobile as E.164, however people write it: `0400 000 001`, `(04) 0000-0001`, `+61 (0)400 000 001`,
 * `61400000001`. Undefined for everything else. Every 04 number is one: which of them are in use changes with the years.
 */
export function australianMobile(written: string): string | undefined {
  const digits = written
    .trim()
    .replace(/^\+/, '00')
    .replace(/[\s().-]/g, '')
  const [, rest] = /^(?:0061|61)?0?(4\d{8})$/.exec(digits) ?? []
  return rest && `+61${rest}`
}

/**
 * A telephone number as it is kept, E.164: `+61412345678`; undefined for what is none. Numbers of Australia with or without
 * country code, 13 and 1300 numbers among them; a number of another country needs its `+`, and so many digits as numbers have.
 */
export function phoneNumber(text: string): string | undefined {
  const typed = text.trim()
  if (!/^\+?[\d\s().-]{6,24}$/.test(typed)) return undefined
  const mobile = australianMobile(typed)
  if (mobile) return mobile
  const digits = typed.replace(/\D/g, '')
  if (typed.startsWith('+') && !digits.startsWith('61'))
    return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
  const parsed = parsePhoneNumberFromString(typed, 'AU', australia as unknown as MetadataJson)
  // "1300 11" is read as 13 0011: what begins as a 1300 or 1800 number has all its digits.
  if (/^(61)?1[38]00/.test(digits) && parsed?.nationalNumber.length !== 10) return undefined
  return parsed?.isValid() ? parsed.number : undefined
}

/** A mobile as it is written in Australia: `0400 000 001`. */
export function phoneText(phone: string): string {
  const [, ...groups] = /^\+61(4\d{2})(\d{3})(\d{3})$/.exec(phone) ?? []
  return groups.length > 0 ? `0${groups.join(' ')}` : phone
}
