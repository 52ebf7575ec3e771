import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleImage } from '#app/samples/media.ts'
import { sampleProps } from '#app/samples/site.ts'
import definition from './query.ts'
import View from './view.tsx'

const html = (pictures: unknown[]) =>
  renderToStaticMarkup(
    <View {...sampleProps(definition.type, definition.content.parse({ pictures }), undefined)} />,
  )

const picture = { ...sampleImage('suv-blue-hero', 'Blue SUV', 1280, 800), caption: 'Pacific Blue' }

test('without a script each picture links to its large version', () => {
  expect(html([picture])).toMatch(/<a href="\/media\/images\/[^"]*-1280x800\.webp\?[^"]*w=1280/)
})

test('one picture needs no buttons for the next', () => {
  expect(html([picture])).not.toContain('Next picture')
  expect(html([picture, picture])).toContain('Next picture')
})

test('a picture that is gone is left out, and the block with the last of them', () => {
  expect(html([{ assetId: null, caption: 'Gone' }])).toBe('')
  expect(html([{ assetId: null }, picture]).match(/data-large/g)).toHaveLength(1)
})
