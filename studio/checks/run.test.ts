import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { combineFindings, runChecks } from './run.ts'
import { checkOf, editedPage } from './testing.ts'

const finding = (severity: Finding['severity'], path: Finding['path'], message: string, rule = 'field') => ({
  rule,
  severity,
  path,
  message,
})

test('errors come first', () => {
  const document = editedPage({
    seo: {},
    blocks: [{ _type: 'hero', _key: 'h', heading: 'Hi', picture: { asset: { _ref: 'i' } } }],
  })
  expect(runChecks(checkOf(document)).map(({ severity }) => severity)).toEqual([
    'error',
    'warning',
    'warning',
  ])
})

test('a finding of a field and a rule is listed once', () => {
  const alt = finding('error', ['image', 'alt'], 'Describe the picture.')
  const title = finding('warning', ['seo', 'title'], 'Too long.')
  expect(combineFindings([{ ...alt, rule: 'pictures' }], [alt, title])).toEqual([
    { ...alt, rule: 'pictures' },
    title,
  ])
})

test('a finding about one colour replaces that about the theme as a whole', () => {
  const whole = finding('error', ['theme', 'colours'], 'Hard to read.')
  const colour = finding('error', ['theme', 'colours', 'onBrand'], 'Text on brand …', 'contrast')
  expect(combineFindings([colour], [whole])).toEqual([colour])
  expect(combineFindings([], [whole])).toEqual([whole])
})
