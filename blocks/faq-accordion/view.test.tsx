import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import { sampleText } from '#app/samples/text.ts'
import definition from './query.ts'
import View from './view.tsx'

const questions = ['One?', 'Two?'].map((question) => ({ question, answer: sampleText('Yes.') }))

const html = (content: Record<string, unknown>) =>
  renderToStaticMarkup(
    <View {...sampleProps(definition.type, definition.content.parse(content), undefined)} />,
  )

test('questions open without a script', () => {
  const page = html({ questions })
  expect(page.match(/<details /g)).toHaveLength(2)
  expect(page).toMatch(/<summary [^>]*><h2 [^>]*>One\?<\/h2>/)
})

test('one at a time is a shared name', () => {
  expect(html({ questions, oneAtATime: true }).match(/name="sample"/g)).toHaveLength(2)
  expect(html({ questions })).not.toContain('name=')
})

test('without questions it is nothing', () => {
  expect(html({ heading: 'Common questions' })).toBe('')
})
