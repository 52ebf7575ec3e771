import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import { withSources } from '#app/preview/answers.server.ts'
import { cleanHtml } from '#app/preview/clean-html.ts'
import { cleanValue, hasMarks, piecesOf, readMark, withoutMarks } from '#values/marks.ts'

const map = {
  documents: [{ _id: 'page-a', _type: 'page' }],
  paths: [
    "$['blocks'][?(@._key=='k')]['heading']",
    "$['blocks'][?(@._key=='k')]['picture']['asset']['_ref']",
  ],
  mappings: {
    "$['heading']": {
      type: 'value' as const,
      source: { type: 'documentValue' as const, document: 0, path: 0 },
    },
    "$['picture']['assetId']": {
      type: 'value' as const,
      source: { type: 'documentValue' as const, document: 0, path: 1 },
    },
  },
}
const studio = 'http://localhost:3333/studio'
const answer = { heading: 'Winter sale', picture: { assetId: 'image-a-1x1-webp' } }
const marked = withSources(answer, map, studio, () => true) as typeof answer & { picture: { source: string } }

test('a heading carries where it comes from, and reads as before without it', () => {
  expect(marked.heading).not.toBe('Winter sale')
  expect(withoutMarks(marked.heading)).toBe('Winter sale')
  const [piece] = piecesOf(marked.heading)
  expect(piece?.words).toBe('Winter sale')
  expect(readMark(piece?.mark ?? '')).toEqual({ id: 'page-a', path: 'blocks[_key=="k"].heading' })
  expect(cleanValue({ list: [marked.heading] })).toEqual({ list: ['Winter sale'] })
})

test('a picture says which field it stands in, and its address stays as it was', () => {
  expect(marked.picture.assetId).toBe('image-a-1x1-webp')
  expect(marked.picture.source).toContain('path=blocks:k.picture')
  expect(marked.picture.source).toContain('id=page-a;type=page')
})

test('without a map the answer is left as it is', () => {
  expect(withSources(answer, undefined, studio, () => true)).toBe(answer)
})

test('marks are those of the official encoder', () => {
  const encoded = stegaEncodeSourceMap({ heading: 'One' }, map, { enabled: true, studioUrl: studio }) as {
    heading: string
  }
  expect(hasMarks(encoded.heading)).toBe(true)
  expect(withoutMarks(encoded.heading)).toBe('One')
})

test('marks stay in the words of a document alone', () => {
  const word = marked.heading
  const html = cleanHtml(
    `<html><head><title>${word}</title><script>"${word}"</script></head><body><img alt="a > ${word}"/>` +
      `<p title='${word}'>${word}</p><script type="application/ld+json">{"a":"${word}"}</script><textarea>${word}</textarea></body>`,
  )
  expect(html).toContain(`<p title='Winter sale'>${word}</p>`)
  expect(html.split(word)).toHaveLength(2)
  expect(withoutMarks(html)).toContain('<title>Winter sale</title>')
})
