import { expect, test } from 'vitest'
import {
  choicesProblem,
  conditionProblem,
  type DraftField,
  limitsProblem,
  nameProblem,
  stepsProblem,
} from './form-rules.ts'

const field = (name: string, more: DraftField = {}): DraftField => ({
  _key: name,
  name,
  type: 'text',
  ...more,
})
const size = field('Size', { type: 'radio', choices: ['few', 'many'] })
const tick = field('Urgent', { type: 'checkbox' })
const steps = (...fields: DraftField[]) => [{ fields: fields.slice(0, 1) }, { fields: fields.slice(1) }]

test.each([
  ['Fleet size', true],
  ['location_id', true],
  ['Part#', true],
  ['', /Write a name/],
  ['_form', /begin with _/],
  ['category', /"category" already/],
  ['lead_id', /"lead_id" already/],
  ['opt_in', /already/],
  ['a.b', /Begin with a letter/],
  ['a[0]', /Begin with a letter/],
  ['1st', /Begin with a letter/],
  ['x'.repeat(61), /at most 60/],
] as const)('the name %s', (name, expected) => {
  const said = nameProblem(name, steps(field(name)))
  if (expected === true) expect(said).toBe(true)
  else expect(said).toMatch(expected)
})

test('a name is used once in the whole form', () => {
  expect(nameProblem('Size', steps(size, field('Size')))).toMatch(/same name/)
})

test('choices are at least two, and differ', () => {
  expect(choicesProblem(undefined, 'text')).toBe(true)
  expect(choicesProblem(['a', 'b'], 'select')).toBe(true)
  expect(choicesProblem(undefined, 'radio')).toMatch(/at least two/)
  expect(choicesProblem(['a', 'a'], 'checkboxes')).toMatch(/the same/)
  expect(choicesProblem(['a', ' '], 'select')).toMatch(/every choice/)
})

test('limits of a number fit each other', () => {
  expect(limitsProblem({ type: 'number', min: 10, max: 20, step: 5 })).toBe(true)
  expect(limitsProblem({ type: 'price', min: 20, max: 10 })).toMatch(/more than/)
  expect(limitsProblem({ type: 'number', step: 0 })).toMatch(/above 0/)
  expect(limitsProblem({ type: 'text', min: 20, max: 10 })).toBe(true)
})

test.each<[string, DraftField['when'], true | RegExp]>([
  ['none', undefined, true],
  ['an earlier choice', { field: 'Size', is: ['many'] }, true],
  ['an earlier tick', { field: 'Urgent' }, true],
  ['itself', { field: 'Own', is: ['x'] }, /No field before/],
  ['a later field', { field: 'Later', is: ['x'] }, /No field before/],
  ['a line of text', { field: 'Plain', is: ['x'] }, /not a tick box/],
  ['no answer', { field: 'Size' }, /which answers/],
  ['an answer that is not offered', { field: 'Size', is: ['some'] }, /"some" is not among/],
  ['an answer of a tick box', { field: 'Urgent', is: ['true'] }, /Leave the answers empty/],
  ['answers of nothing', { is: ['x'] }, /name of the field/],
])('a condition on %s', (_, when, expected) => {
  const later = field('Later', { type: 'checkbox' })
  const said = conditionProblem('Own', steps(size, tick, field('Plain'), field('Own', { when }), later))
  if (expected === true) expect(said).toBe(true)
  else expect(said).toMatch(expected)
})

test('somebody can be answered, and steps that follow each other have titles', () => {
  const email = field('email', { type: 'email' })
  expect(stepsProblem([{ fields: [email] }])).toBe(true)
  expect(stepsProblem([])).toMatch(/Add a field/)
  expect(stepsProblem([{ fields: [field('name')] }])).toMatch(/email or a phone/)
  expect(stepsProblem([{ fields: [tick, { ...email, when: { field: 'Urgent' } }] }])).toMatch(
    /without a condition/,
  )
  expect(stepsProblem(steps(email, tick))).toMatch(/title/)
})
