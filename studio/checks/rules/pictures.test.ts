import { expect, test } from 'vitest'
import { editedPage, findingsFor } from '../testing.ts'
import { pictures } from './pictures.ts'

const withAlt = (alt?: string) =>
  editedPage({
    blocks: [{ _type: 'hero', _key: 'h', picture: { _type: 'picture', asset: { _ref: 'i' }, alt } }],
  })
const field = ['blocks', { _key: 'h' }, 'picture', 'alt']

test('a picture without alternative text stops publish, at the empty field', () => {
  expect(findingsFor(pictures, withAlt())).toEqual([
    ['error', field, expect.stringContaining('Describe the picture')],
  ])
  expect(findingsFor(pictures, withAlt('  '))[0]?.[0]).toBe('error')
})

test.each(['IMG_2041.JPG', 'dsc 0012', 'hero-final.webp'])('%s is the name of a file', (alt) => {
  expect(findingsFor(pictures, withAlt(alt))).toEqual([
    ['warning', field, expect.stringContaining('name of a file')],
  ])
})

test('an alternative text that begins with "picture of" is a warning', () => {
  expect(findingsFor(pictures, withAlt('Photo of a red ute'))[0]?.[2]).toContain('Leave out “Photo of”')
})

test('a described picture passes, and so does one that is hidden or has no file yet', () => {
  expect(findingsFor(pictures, withAlt('A red ute at dusk'))).toEqual([])
  expect(
    findingsFor(pictures, editedPage({ blocks: [{ _type: 'hero', picture: { _type: 'picture' } }] })),
  ).toEqual([])
  const hidden = { _type: 'hero', hidden: true, picture: { asset: { _ref: 'i' } } }
  expect(findingsFor(pictures, editedPage({ blocks: [hidden] }))).toEqual([])
})
