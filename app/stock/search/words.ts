import type { Range } from './state.ts'

/** Numbers that shoppers write with their words. */
type WordKey = 'price' | 'km' | 'year'

/** A bound among the words: "under 20000", "20k to 30k", "under 80,000 km", "from 2018". */
export interface WordRange {
  key: WordKey
  range: Range
  /** As it was typed. */
  words: string
}

/** What the words of a search say (document A, section 2: the search box). */
export interface ReadWords {
  /** What is left to be searched for as text. */
  text: string
  ranges: WordRange[]
  /** A postcode, or what follows "near": where the shopper looks, if there is such a place. */
  place?: string
}

const amount = String.raw`\$?\s?(\d{1,3}(?:[,\s]\d{3}){1,2}|\d{1,9}(?:\.\d{1,2})?)\s?(k\b|grand\b|thousand\b)?`
const unit = String.raw`(?:\s?(kms?\b|kilomet(?:re|er)s?\b|dollars?\b|years?\b|seats?\b|doors?\b))?`
const most = 'under|below|less than|up to|max(?:imum)?|cheaper than|no more than|before|until|older than|<=?'
const least = 'over|above|more than|from|min(?:imum)?|at least|after|since|newer than|>=?'
const both = new RegExp(
  String.raw`(?:\b(?:between|from)\s+)?(?<![\w$.,-])${amount}\s*(?:-|–|to|and)\s*${amount}${unit}(?![\w-])`,
  'i',
)
const oneSided = new RegExp(
  String.raw`(?:^|(?<=\s))(?:(${most})|(${least}))\s*${amount}${unit}(?![\w-])`,
  'i',
)
/** Begun, but not yet with a number: nothing to search for. */
const begun =
  /(?:^|\s)(?:under|below|less than|up to|over|above|more than|at least|between|from|near|<=?|>=?)\s*\$?\s*$/i
/** The vehicles themselves: every listing is of them. */
const filler = /\b(?:cars?|vehicles?|for sale|priced?|drive away)\b/gi
const near = /(?:^|\s)(?:near|around|close to)\s+(?:me\b)?([^|]*)/i
const postcode = /(?:^|\s)(?:postcode\s+)?(0[289]\d{2}|[1-9]\d{3})(?=\s|$)/i

/** Models that are called like a postcode: of Peugeot and RAM. */
const models = /^(?:[345]008|[123]500)$/

const firstYear = 1950
const lastYear = 2049
const isYear = (value: number) => Number.isInteger(value) && value >= firstYear && value <= lastYear

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim()

/** Takes bounds and a place out of the words of a search; everything else stays as it was typed. Throws nothing. */
export function readWords(query: string): ReadWords {
  const { ranges, rest } = takeRanges(query)
  const place = placeIn(rest)
  return { text: plain(rest), ranges, ...(place !== undefined && { place }) }
}

const plain = (rest: string) => tidy(rest.replace(filler, ' ').replaceAll('|', ' '))

function takeRanges(query: string) {
  const ranges: WordRange[] = []
  let rest = query
  // Each kind of number once, with two sides of two bounds at most.
  for (let turn = 0; turn < 4; turn++) {
    const found = firstRange(rest)
    if (!found) break
    ranges.push(found.range)
    // A mark in its place, so that what stood on both sides of it is not read together.
    rest = `${rest.slice(0, found.from)} | ${rest.slice(found.to)}`
  }
  return { ranges, rest: rest.replace(begun, ' ') }
}

function firstRange(words: string): { range: WordRange; from: number; to: number } | undefined {
  for (const [pattern, read] of [
    [both, readBoth],
    [oneSided, readOne],
  ] as const) {
    const match = pattern.exec(words)
    const range = match && read(match)
    if (range) return { range, from: match.index, to: match.index + match[0].length }
  }
  return undefined
}

type Groups = readonly (string | undefined)[]

function readBoth([words, low, lowK, high, highK, named]: Groups): WordRange | undefined {
  const isMoney = words!.includes('$') || lowK !== undefined || highK !== undefined
  const min = numberOf(low!, lowK ?? (highK && Number(low) < 1000 ? highK : undefined))
  const max = numberOf(high!, highK)
  const key = keyOf(named, isMoney, min >= 1000 && max >= 1000, isYear(min) && isYear(max))
  return key && { key, range: { min: Math.min(min, max), max: Math.max(min, max) }, words: tidy(words!) }
}

function readOne([words, most, , digits, k, named]: Groups): WordRange | undefined {
  const isMoney = words!.includes('$') || k !== undefined
  const plain = numberOf(digits!, k)
  // "Under 20" is said of thousands of dollars.
  const value = !isMoney && named === undefined && plain >= 5 && plain <= 250 ? plain * 1000 : plain
  // A "Max" may be a model, with a year behind it.
  if (/^m(?:ax|in)\s/i.test(words!) && !isMoney && isYear(plain)) return undefined
  const ofTime = /^\s*(?:before|until|older|from|after|since|newer)/i.test(words!)
  const key = keyOf(named, isMoney, value >= 500, ofTime && isYear(plain))
  const range = most === undefined ? { min: value } : { max: value }
  return key && { key, range, words: tidy(words!) }
}

function keyOf(
  named: string | undefined,
  isMoney: boolean,
  isLarge: boolean,
  areYears: boolean,
): WordKey | undefined {
  if (named && /^k/i.test(named)) return 'km'
  if (named && !/^(?:dollar|year)/i.test(named)) return undefined
  if (isMoney || (named && /^dollar/i.test(named))) return 'price'
  if (areYears) return 'year'
  return named === undefined && isLarge ? 'price' : undefined
}

const numberOf = (digits: string, k: string | undefined) =>
  Number(digits.replace(/[,\s]/g, '')) * (k === undefined ? 1 : 1000)

function placeIn(words: string): string | undefined {
  const named = near.exec(words)?.[1]?.trim()
  if (named) return named
  const digits = postcode.exec(words)?.[1]
  return digits && !isYear(Number(digits)) && !models.test(digits) ? digits : undefined
}

/** The words without those that name a place. */
export function withoutPlace(query: string): string {
  const { ranges, rest } = takeRanges(query)
  if (placeIn(rest) === undefined) return query
  const pattern = near.exec(rest)?.[1]?.trim() ? near : postcode
  return tidy([plain(rest.replace(pattern, ' ')), ...ranges.map(({ words }) => words)].join(' '))
}

/** The words without a bound, as it was typed. */
export const withoutRange = (query: string, { words }: WordRange) => tidy(tidy(query).replace(words, ' '))

/** The words without all bounds on `key`. */
export const withoutRangesOf = (query: string, key: string) =>
  readWords(query)
    .ranges.filter((range) => range.key === key)
    .reduce(withoutRange, query)

/** The bounds alone: what is left when the shopper takes the text back. */
export const withoutText = (query: string) =>
  readWords(query)
    .ranges.map(({ words }) => words)
    .join(' ')

const mostForms = 6

/**
 * Other ways to write a text that found nothing, best first: neighbouring words as one, in which a typo is forgiven
 * ("land cruser"), and codes of letters and digits without the digits ("rx350" is an RX).
 */
export function looserForms(text: string): string[] {
  const words = tidy(text).split(' ')
  const joined = words.flatMap((word, index) => {
    const next = words[index + 1]
    const isJoinable = next !== undefined && /^\p{L}{2,}$/u.test(word) && /^\p{L}{2,}$/u.test(next)
    return isJoinable ? [[...words.slice(0, index), word + next, ...words.slice(index + 2)].join(' ')] : []
  })
  const bare = words.map((word) => word.replace(/^(\p{L}{1,4})[- ]?\d{2,4}\p{L}?$/u, '$1')).join(' ')
  return [...joined, ...(bare === words.join(' ') ? [] : [bare])].slice(-mostForms)
}
