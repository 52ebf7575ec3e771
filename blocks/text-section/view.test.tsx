import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleImage } from '#app/samples/media.ts'
import { sampleProps } from '#app/samples/site.ts'
import { sampleText } from '#app/samples/text.ts'
import definition from './query.ts'
import View from './view.tsx'

const html = (content: Record<string, unknown>) =>
  renderToStaticMarkup(
    <View {...sampleProps(definition.type, definition.content.parse(content), undefined)} />,
  )

const body = sampleText(['h2', 'Who we are'], 'A dealer.', ['h2', 'Who we are'], 'The same again.')

test('the table of contents leads to each heading, also when two are alike', () => {
  const page = html({ body, showContents: true })
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toEqual(['who-we-are', 'who-we-are-2'])
  for (const id of targets) expect(page).toContain(`<h2 id="${id}">`)
})

test('one heading needs no table of contents', () => {
  expect(html({ body: body.slice(0, 2), showContents: true })).not.toContain('<nav')
})

test('a picture stands beside the words', () => {
  expect(html({ body, picture: sampleImage('suv-blue-hero', 'Blue SUV') })).toContain('alt="Blue SUV"')
})

test('an empty section is nothing', () => {
  expect(html({})).toBe('')
})
