import { expect, test } from 'vitest'
import { movedCaret } from './moved-caret.ts'

/** The text with its caret as a bar. */
function moved(marked: string, after: string) {
  const at = marked.indexOf('|')
  const position = movedCaret(marked.replace('|', ''), after, at)
  return `${after.slice(0, position)}|${after.slice(position)}`
}

test.each([
  ['written before the caret', 'Cars for| Newstead', 'All cars for Newstead', 'All cars for| Newstead'],
  ['written after the caret', 'Cars| for Newstead', 'Cars for all of Newstead', 'Cars| for all of Newstead'],
  ['taken out before the caret', 'All the cars| here', 'All cars here', 'All cars| here'],
  ['taken out around the caret', 'All the| cars', 'All', 'All|'],
  ['replaced around the caret', 'Our red| ute', 'Our blue truck', 'Our blu|e truck'],
  ['nothing changed', 'Cars|', 'Cars', 'Cars|'],
  ['at the caret', 'Cars|', 'Cars here', 'Cars| here'],
])('%s', (_, marked, after, expected) => {
  expect(moved(marked, after)).toBe(expected)
})
