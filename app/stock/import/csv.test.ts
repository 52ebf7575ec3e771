import { expect, test } from 'vitest'
import { delimitedText } from './csv.ts'

const csv = { delimiter: ',', newline: '\r\n' } as const

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a, "b"', '"a, ""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['-cmd', `"'-cmd"`],
  ['\t=1', `"'\t=1"`],
  ['-12.5', '-12.5'],
  ['+61 400 000 000', `"'+61 400 000 000"`],
])('the cell %j is written as %j', (cell, written) => {
  expect(delimitedText([['x', cell, 'y']], csv)).toBe(`x,${written},y\r\n`)
})

test('rows end with their line end, and no rows are no text', () => {
  expect(
    delimitedText(
      [
        ['a', 'b c'],
        ['1 "in"', 'd'],
      ],
      { delimiter: '\t', newline: '\n' },
    ),
  ).toBe('a\tb c\n"1 ""in"""\td\n')
  expect(delimitedText([], csv)).toBe('')
})
