import { SearchError } from '../contract.ts'
import { type Clause, type Condition, comparison, numberPattern, range } from './condition.ts'

type Read = (text: string) => Condition

/** Lists nested deeper than this are refused. */
const maxDepth = 10

/**
 * Reads `facetFilters`, `numericFilters`, `tagFilters` and `optionalFilters` in all their forms: a list whose members
 * are ANDed, lists in it ORed (deeper ones belong to that OR); JSON of such a list; `a:b,(c:d,e:f)`.
 */
export function parseList(name: string, given: unknown, read: Read): Clause[] {
  if (given === undefined || given === null || given === '') return []
  if (typeof given === 'string') {
    return given.trimStart().startsWith('[')
      ? parseList(name, fromJson(name, given), read)
      : legacy(given, read)
  }
  if (!Array.isArray(given)) throw new SearchError(`${name}: expected a string or an array`)
  return given
    .map((member: unknown) =>
      Array.isArray(member) ? flat(name, member, 1).map(read) : [read(one(name, member))],
    )
    .filter((clause) => clause.length > 0)
}

function fromJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchError(`${name}: invalid JSON`)
  }
}

function one(name: string, member: unknown): string {
  if (typeof member === 'string') return member
  if (typeof member === 'number') return String(member)
  throw new SearchError(`${name}: expected strings`)
}

function flat(name: string, members: unknown[], depth: number): string[] {
  if (depth > maxDepth) throw new SearchError(`${name}: too many nested arrays`)
  return members.flatMap((member) =>
    Array.isArray(member) ? flat(name, member, depth + 1) : one(name, member),
  )
}

function legacy(text: string, read: Read): Clause[] {
  return (text.match(/\([^()]*\)|[^,()]+/g) ?? [])
    .map((part) => (part.startsWith('(') ? part.slice(1, -1).split(',') : [part]))
    .map((clause) => clause.filter((condition) => condition.trim() !== ''))
    .filter((clause) => clause.length > 0)
    .map((clause) => clause.map(read))
}

const scored = /^(.*?)<score=(\d+)>$/s

/** `make:Kia`, `make:-Kia` (not), `make:\-odd` (a value that starts with a hyphen), `make:'Land Rover'`. */
export function facetCondition(text: string): Condition {
  const [, body = text, points] = scored.exec(text.trim()) ?? []
  const colon = body.indexOf(':')
  if (colon < 1) throw new SearchError(`Invalid syntax for facet condition:${text}`)
  const attribute = body.slice(0, colon).trim()
  const rest = body.slice(colon + 1).trim()
  const negated = rest.startsWith('-')
  const value = unquoted(rest.slice(negated ? 1 : 0).replace(/^\\-/, '-'))
  const score = points ? Number(points) : 0
  return attribute === '_tags'
    ? { kind: 'tag', value, negated, score }
    : { kind: 'facet', attribute, value, negated, score }
}

/** Optional filters take numbers too, and count one point each unless they say otherwise. */
export function optionalCondition(text: string): Condition {
  const numeric = /^[^:<>=!]+(?:<(?!score=)|>|=|!=)/.test(text) && !scored.test(text)
  const condition = numeric ? numericCondition(text) : facetCondition(text)
  return scored.test(text.trim()) ? condition : { ...condition, score: 1 }
}

const unquoted = (text: string) => /^(["'])(.*)\1$/s.exec(text)?.[2]?.replace(/\\(["'])/g, '$1') ?? text

const compared = new RegExp(`^\\s*([^<>=!:]+?)\\s*(<=|>=|!=|=|<|>)\\s*(${numberPattern})\\s*$`)
const between = new RegExp(
  `^\\s*([^<>=!:]+?)\\s*:\\s*(${numberPattern})(?:\\s+to\\s+(${numberPattern}))?\\s*$`,
  'i',
)

/** `price>=20`, `price:5.99 TO 100`, `n:11 to 46`, `n:6`. */
export function numericCondition(text: string): Condition {
  const one = compared.exec(text)
  if (one) return comparison(one[1]!, one[2]!, Number(one[3]))
  const two = between.exec(text)
  if (two) return range(two[1]!, Number(two[2]), Number(two[3] ?? two[2]))
  throw new SearchError(`Invalid syntax for numeric condition:${text}`)
}

/** `sold`, `-sold`. */
export function tagCondition(text: string): Condition {
  const body = text.trim().replace(/^_tags:/, '')
  const negated = body.startsWith('-')
  return { kind: 'tag', value: unquoted(body.slice(negated ? 1 : 0).replace(/^\\-/, '-')), negated, score: 0 }
}
