/**
 * One condition of a filter. `<`, `>=`, `=` and `TO` are all closed ranges of numbers; a range whose `low` is above its
 * `high` matches nothing. `score` is what a match adds to the `filters` criterion.
 */
export type Condition = { negated: boolean; score: number } & (
  | { kind: 'facet'; attribute: string; value: string }
  | { kind: 'tag'; value: string }
  | { kind: 'number'; attribute: string; low: number; high: number }
)

/** Every clause must match; a clause matches if one of its conditions does. Algolia allows nothing else. */
export type Clause = readonly Condition[]

export const numberPattern = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?'
const onlyNumber = new RegExp(`^${numberPattern}$`)

export const isNumber = (text: string) => onlyNumber.test(text)

const float = new Float64Array(1)
const bits = new BigInt64Array(float.buffer)

/** The next double above or below. */
function neighbour(value: number, direction: 1 | -1) {
  if (value === 0) return direction * Number.MIN_VALUE
  float[0] = value
  bits[0] = bits[0]! + (value > 0 === direction > 0 ? 1n : -1n)
  return float[0]!
}

const operators: Record<string, (value: number) => { low: number; high: number }> = {
  '<': (value) => ({ low: -Infinity, high: neighbour(value, -1) }),
  '<=': (value) => ({ low: -Infinity, high: value }),
  '>': (value) => ({ low: neighbour(value, 1), high: Infinity }),
  '>=': (value) => ({ low: value, high: Infinity }),
  '=': (value) => ({ low: value, high: value }),
  '!=': (value) => ({ low: value, high: value }),
}

/** `price >= 20`; `n != 3` matches objects none of whose `n` is 3. */
export const comparison = (attribute: string, operator: string, value: number): Condition => ({
  kind: 'number',
  attribute,
  ...operators[operator]!(value),
  negated: operator === '!=',
  score: 0,
})

export const range = (attribute: string, low: number, high: number): Condition => ({
  kind: 'number',
  attribute,
  low,
  high,
  negated: false,
  score: 0,
})

/** Equal for equal conditions. */
export const conditionKey = (condition: Condition) =>
  condition.kind === 'number'
    ? `${condition.attribute} ${condition.negated} ${condition.low} ${condition.high} ${condition.score}`
    : JSON.stringify([
        condition.kind === 'tag' ? 0 : condition.attribute,
        condition.negated,
        condition.value,
        condition.score,
      ])
