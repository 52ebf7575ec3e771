/**
 * An Australian mobile as E.164, however people write it: `0400 000 001`, `(04) 0000-0001`, `+61 (0)400 000 001`,
 * `61400000001`. Undefined for everything else: codes go to mobiles in Australia alone.
 */
export function australianMobile(written: string): string | undefined {
  const digits = written
    .trim()
    .replace(/^\+/, '00')
    .replace(/[\s().-]/g, '')
  const [, rest] = /^(?:0061|61)?0?(4\d{8})$/.exec(digits) ?? []
  return rest && `+61${rest}`
}

/** As it is written in Australia: `0400 000 001`. */
export function phoneText(phone: string): string {
  const [, ...groups] = /^\+61(4\d{2})(\d{3})(\d{3})$/.exec(phone) ?? []
  return groups.length > 0 ? `0${groups.join(' ')}` : phone
}
