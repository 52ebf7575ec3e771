import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import { sampleText } from '#app/samples/text.ts'
import jsonLd from './json-ld.ts'
import definition from './query.ts'

const of = (questions: unknown[]) =>
  jsonLd(sampleProps(definition.type, definition.content.parse({ questions }), undefined))

test('tells search engines each question with its answer', () => {
  expect(
    of([{ question: 'Open Sundays?', answer: sampleText('Yes.', ['bullet', '10 am to 4 pm']) }]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Open Sundays?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes.\n\n10 am to 4 pm' },
      },
    ],
  })
})

test('says nothing without a written answer', () => {
  expect(of([])).toBeNull()
  expect(of([{ question: 'Open Sundays?', answer: [] }])).toBeNull()
})
