import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { runChecks, together } from './run.ts'
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

test('what a field complains of itself is said once', () => {
  const alt = finding('error', ['image', 'alt'], 'Describe the picture.')
  const title = finding('warning', ['seo', 'title'], 'Too long.')
  expect(together([{ ...alt, rule: 'pictures' }], [alt, title])).toEqual([
    { ...alt, rule: 'pictures' },
    title,
  ])
})

test('the theme as a whole is silent where a colour of it is named', () => {
  const whole = finding('error', ['theme', 'colours'], 'Hard to read.')
  const colour = finding('error', ['theme', 'colours', 'onBrand'], 'Text on brand …', 'contrast')
  expect(together([colour], [whole])).toEqual([colour])
  expect(together([], [whole])).toEqual([whole])
})
