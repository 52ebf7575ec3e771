import { type PortableTextBlock, toPlainText } from '@portabletext/react'
import type { BlockJsonLd, ContentOf } from '#app/page/block.ts'
import type { RichTextValue } from '#values/rich-text.ts'
import type definition from './query.ts'

const plain = (answer: RichTextValue) =>
  toPlainText(answer.filter(({ _type }) => _type === 'block') as unknown as PortableTextBlock[]).trim()

/** schema.org FAQPage; a question without a written answer is left out. */
const jsonLd: BlockJsonLd<ContentOf<typeof definition>> = ({ content }) => {
  const answered = content.questions
    .map(({ question, answer }) => ({ question, text: plain(answer) }))
    .filter(({ text }) => text)
  if (answered.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

export default jsonLd
