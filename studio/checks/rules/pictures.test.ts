import { expect, test } from 'vitest'
import { editedPage, said } from '../testing.ts'
import { pictures } from './pictures.ts'

const withAlt = (alt?: string) =>
  editedPage({
    blocks: [{ _type: 'hero', _key: 'h', picture: { _type: 'picture', asset: { _ref: 'i' }, alt } }],
  })
const field = ['blocks', { _key: 'h' }, 'picture', 'alt']

test('a picture without words stops the page, at the field that is empty', () => {
  expect(said(pictures, withAlt())).toEqual([
    ['error', field, expect.stringContaining('Describe the picture')],
  ])
  expect(said(pictures, withAlt('  '))[0]?.[0]).toBe('error')
})

test.each(['IMG_2041.JPG', 'dsc 0012', 'hero-final.webp'])('%s is the name of a file', (alt) => {
  expect(said(pictures, withAlt(alt))).toEqual([
    ['warning', field, expect.stringContaining('name of a file')],
  ])
})

test('words that say it is a picture say nothing', () => {
  expect(said(pictures, withAlt('Photo of a red ute'))[0]?.[2]).toContain('Leave out “Photo of”')
})

test('a described picture passes, and so does one that is hidden or has no file yet', () => {
  expect(said(pictures, withAlt('A red ute at dusk'))).toEqual([])
  expect(said(pictures, editedPage({ blocks: [{ _type: 'hero', picture: { _type: 'picture' } }] }))).toEqual(
    [],
  )
  const hidden = { _type: 'hero', hidden: true, picture: { asset: { _ref: 'i' } } }
  expect(said(pictures, editedPage({ blocks: [hidden] }))).toEqual([])
})
