import { SearchError } from '../contract.ts'
import { type Clause, type Condition, comparison, isNumber, numberPattern, range } from './condition.ts'

/** Brackets nested deeper than this are refused. */
const maxDepth = 50

const spaces = /\s*/y
const keyword = /(AND|OR|NOT)(?=[\s(]|$)/y
const bare = /[^\s:<>=!()"']+/y
const operator = /\s*(<=|>=|!=|=|:|<(?!score=)|>)\s*/y
const score = /\s*<score=(\d+)>/y
const rangeOf = new RegExp(`(${numberPattern})\\s+(?:TO|to)\\s+(${numberPattern})(?=[\\s)<]|$)`, 'y')
const brokenRange = /[^\s()"']+\s+TO\s+[^\s()]+/y
const number = new RegExp(`${numberPattern}(?=[\\s)<]|$)`, 'y')
/** Words of a value without quotes: they end before AND, OR, a bracket, a score or the next condition. */
const value = /(?:\\.|[^\s()<])+(?:\s+(?!(?:AND|OR|NOT)(?:[\s(]|$))(?:\\.|[^\s():<>=])+(?=[\s)<]|$))*/y
const afterQuote = /\s*(?:$|\)|:|[<>=]|!=|(?:AND|OR)(?:[\s(]|$))/y

/**
 * Reads Algolia's `filters`: `(make:Kia OR make:"MG") AND price < 20000 AND NOT status:sold AND year:2020 TO 2024`.
 * OR binds tighter than AND, as in Algolia.
 * @throws SearchError 400 in Algolia's words, with the column.
 */
export function parseFilters(text: string): Clause[] {
  return new Parser(text).all()
}

class Parser {
  private at = 0
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }

  all(): Clause[] {
    this.skip()
    if (this.at === this.text.length) return []
    const clauses = this.conjunction(0)
    this.skip()
    if (this.at < this.text.length) this.fail('end of filter')
    return clauses
  }

  private conjunction(depth: number): Clause[] {
    const clauses: Clause[] = []
    do clauses.push(...this.disjunction(depth))
    while (this.word('AND'))
    return clauses
  }

  private disjunction(depth: number): Clause[] {
    const parts: Clause[][] = []
    do parts.push(this.part(depth))
    while (this.word('OR'))
    if (parts.length === 1) return parts[0]!
    if (parts.some((part) => part.length > 1)) {
      throw new SearchError('filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
    }
    const clause = parts.flatMap((part) => part[0] ?? [])
    const other = clause.find(({ kind }) => kind !== clause[0]!.kind)
    if (other) {
      throw new SearchError(
        `filters: Different types are not allowed in the same OR. Expected two ${clause[0]!.kind} filters, got ${other.kind}`,
      )
    }
    return [clause]
  }

  private part(depth: number): Clause[] {
    this.skip()
    if (this.text[this.at] === '(') {
      if (depth === maxDepth) throw new SearchError(`filters: Too many brackets at col ${this.at}`)
      this.at++
      const clauses = this.conjunction(depth + 1)
      this.skip()
      if (this.text[this.at] !== ')') this.fail(')')
      this.at++
      return clauses
    }
    const negated = this.word('NOT')
    this.skip()
    const condition = this.condition()
    const points = this.take(score)
    return [
      [
        {
          ...condition,
          negated: condition.negated !== negated,
          score: points ? Number(points[1]) : 0,
        },
      ],
    ]
  }

  private condition(): Condition {
    if (this.peek(keyword)) this.fail('filter')
    const name = this.quoted() ?? this.take(bare)?.[0] ?? this.fail('filter')
    const sign = this.take(operator)?.[1]
    if (!sign) return { kind: 'tag', value: name, negated: false, score: 0 }
    if (sign !== ':') {
      const operand = this.take(number)?.[0] ?? this.fail('numeric value')
      return comparison(name, sign, Number(operand))
    }
    const bounds = this.take(rangeOf)
    if (bounds) return range(name, Number(bounds[1]), Number(bounds[2]))
    if (this.peek(brokenRange)) this.fail('numeric value')
    const text = this.quoted() ?? this.take(value)?.[0].replace(/\\(.)/g, '$1') ?? this.fail('value')
    return name === '_tags'
      ? { kind: 'tag', value: text, negated: false, score: 0 }
      : { kind: 'facet', attribute: name, value: text, negated: false, score: 0 }
  }

  /** A quote ends a quoted value only where a filter may end; elsewhere it belongs to the value. */
  private quoted() {
    const quote = this.text[this.at]
    if (quote !== '"' && quote !== "'") return undefined
    let read = ''
    for (let at = this.at + 1; at < this.text.length; at++) {
      const character = this.text[at]!
      if (character === '\\' && at + 1 < this.text.length) read += this.text[++at]
      else if (character === quote && this.matches(afterQuote, at + 1)) {
        this.at = at + 1
        return read
      } else read += character
    }
    return this.fail(quote)
  }

  private word(wanted: string) {
    this.skip()
    if (this.peek(keyword)?.[1] !== wanted) return false
    this.at += wanted.length
    return true
  }

  private skip() {
    this.take(spaces)
  }

  private matches(pattern: RegExp, at: number) {
    pattern.lastIndex = at
    return pattern.exec(this.text)
  }

  private peek(pattern: RegExp) {
    return this.matches(pattern, this.at)
  }

  private take(pattern: RegExp) {
    const found = this.peek(pattern)
    if (found) this.at += found[0].length
    return found
  }

  private fail(expected: string): never {
    const rest = /[^\s()]+|[()]/.exec(this.text.slice(this.at, this.at + 80))?.[0]
    const token = rest === undefined ? 'end of filter' : isNumber(rest) ? 'numeric' : 'string'
    const shown = rest === undefined ? token : `${token}(${rest})`
    throw new SearchError(`filters: Unexpected token ${shown} expected ${expected} at col ${this.at}`)
  }
}
