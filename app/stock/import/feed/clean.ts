/** What dealers write where they have nothing to say. */
const nothing =
  /^(?:(?:[-–—_.?]+|n\/?a|#n\/a|null|none|nil|undefined|unknown|tba|tbc|not (?:available|specified))(?:\s*\/\s*(?!$)|$))+$/i
/** Longer texts say something. */
const longestNothing = 40
const plainLetters = /^[ -~]*$/
const control = /\p{Cc}/u
const controls = /\p{Cc}+/gu
const half = /\p{Surrogate}/u
const halves = /\p{Surrogate}/gu

/** A cell as one tidy line; undefined where it says nothing. Text that looks like a formula stays text. */
export function text(value: unknown, longest = 200): string | undefined {
  if (typeof value !== 'string') {
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    return undefined
  }
  // Most cells are plain letters; only the others are looked at closely.
  const plain = plainLetters.test(value)
  const line = (plain || !control.test(value) ? value : value.replace(controls, ' ')).trim()
  if (line === '' || (line.length <= longestNothing && nothing.test(line))) return undefined
  const cut = line.length > longest ? line.slice(0, longest).trimEnd() : line
  return plain ? cut : wellFormed(cut)
}

/** Half a character, as a cut in the middle leaves it, is no text. */
const wellFormed = (line: string) => (half.test(line) ? line.replace(halves, '\ufffd') : line)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Prose in paragraphs: markup is taken out, line breaks stay. */
export function prose(value: unknown, longest = 20_000): string | undefined {
  if (typeof value !== 'string') return text(value)
  const plain = value
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (plain === '' || nothing.test(plain)) return undefined
  return wellFormed(plain.slice(0, longest))
}

const plainNumber = /^-?\d+(?:\.\d+)?$/
const thousands = /(\d)[,\s](?=\d{3}(?:\D|$))/g

/**
 * A number out of a cell: `25,000 km`, `$45,990`. Undefined where the cell says nothing, NaN where it cannot be read.
 * `words` are what may stand around the digits.
 */
export function number(value: unknown, words = /^$/): number | undefined {
  if (typeof value === 'number') return value
  const line = text(value)
  if (line === undefined) return undefined
  if (plainNumber.test(line)) return Number(line)
  const digits = line.replace(words, '').replace(thousands, '$1').trim()
  // `- km`, or the words alone.
  if (digits === '' || nothing.test(digits)) return undefined
  return plainNumber.test(digits) ? Number(digits) : Number.NaN
}

export const distanceWords = /\b(?:km?s?|kilomet(?:re|er)s?|miles?|mi)\b\.?/gi
const moneyWords =
  /(?:A?U?\$|\bAUD?\b|\bdrive[\s-]?away\b|\b(?:from|now|only|d\/a|dap|rrp|no more to pay|neg(?:otiable)?|ono|egc|inc(?:l\.?|luding)? gst)\b|\bexcl?\.? ?(?:govt?\.?|government) (?:charges|costs)\b|\bplus on[\s-]?road(?: cost)?s?\b|\*)/gi
/** Said instead of a price: the dealer asks to be rung. */
const onRequest =
  /^(?:p\.?o\.?a\.?|call.*|enquire.*|contact.*|ask.*|(?:price )?on (?:application|request)|sold|free)$/i

/** A price in AUD; undefined for `POA` and the like, NaN where it cannot be read. */
export function money(value: unknown): number | undefined {
  if (typeof value === 'string' && onRequest.test(value.trim())) return undefined
  return number(value, moneyWords)
}

const yes = /^(?:true|yes|y|1|on|t|certified)$/i
const no = /^(?:false|no|n|0|off|f)$/i

/** Yes or no; undefined if it cannot be read. */
export function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const line = text(value)
  if (line === undefined) return undefined
  return yes.test(line) ? true : no.test(line) ? false : undefined
}

/** Items of a list: an array, or text separated by `|`, `;`, line breaks or, without these, commas. */
export function list(value: unknown, most = 200): string[] {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? split(value) : []
  const items: string[] = []
  for (const part of parts) {
    const item = text(part, 2000)
    if (item !== undefined && !items.includes(item)) items.push(item)
    if (items.length === most) break
  }
  return items
}

function split(value: string): string[] {
  if (value.includes('|')) return value.split('|')
  if (/[\n;]/.test(value)) return value.split(/[\n;]+/)
  // A comma may be a part of an address: there it separates only before the next one.
  if (/^\s*https?:/i.test(value)) return value.split(/\s*,\s*(?=https?:)/i)
  return value.split(',')
}

const dayMonthYear = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T](\d{1,2}):(\d{2}))?/
const yearMonthDay =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * An instant in seconds since 1970: ISO 8601, `31/12/2025`, seconds or milliseconds. What names no zone is Brisbane's
 * time (NOTE-48). Undefined if it is missing, NaN if it cannot be read.
 */
export function instant(value: unknown): number | undefined {
  const line = text(value)
  if (line === undefined) return undefined
  if (/^\d{9,10}$/.test(line)) return Number(line)
  if (/^\d{12,13}$/.test(line)) return Math.floor(Number(line) / 1000)
  const iso = yearMonthDay.exec(line)
  if (iso) {
    const [, year, month, day, hours = '00', minutes = '00', seconds = '00', zone = '+10:00'] = iso
    return seconds1970(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${zone}`)
  }
  const local = dayMonthYear.exec(line)
  if (!local) return Number.NaN
  const [, day, month, year, hours = '0', minutes = '00'] = local
  return seconds1970(`${year}-${two(month!)}-${two(day!)}T${two(hours)}:${minutes}:00+10:00`)
}

const two = (digits: string) => digits.padStart(2, '0')
const seconds1970 = (iso: string) => Math.floor(Date.parse(iso) / 1000)

/** An address of the web, or a file name beside the feed; undefined where it is neither (`javascript:…`). */
export function address(value: unknown): string | undefined {
  const line = text(value, 2000)
  return line === undefined ? undefined : addressOf(line)
}

/** The same of a tidy line. */
export function addressOf(line: string): string | undefined {
  if (/^https?:\/\//i.test(line)) return URL.canParse(line) ? line : undefined
  if (line.startsWith('//')) return URL.canParse(`https:${line}`) ? `https:${line}` : undefined
  return /^[a-z][a-z0-9+.-]*:/i.test(line) ? undefined : line
}
