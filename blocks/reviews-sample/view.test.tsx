import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import block from './query.ts'
import { starFills } from './stars.ts'
import ReviewsSample from './view.tsx'

const render = (content: object) =>
  renderToStaticMarkup(
    <ReviewsSample {...sampleProps('reviewsSample', block.content.parse(content), undefined)} />,
  )
const fills = (html: string) => [...html.matchAll(/data-fill="(\d+)"/g)].map(([, fill]) => Number(fill))

describe('reviews', () => {
  test('MKT-04 shows the sample average 4.3 and count 651 until somebody changes them', () => {
    const html = render({})
    expect(html).toContain('>4.3<')
    expect(html).toContain('>651<')
    expect(html).toContain('Sample figures')
  })

  test('names its source once it has one', () => {
    const html = render({ average: 4.8, count: 1204, source: 'Google reviews, 1 November 2026' })
    expect(html).toContain('Google reviews, 1 November 2026')
    expect(html).toContain('1,204')
    expect(html).not.toContain('Sample figures')
  })

  test('NOTE-31 has at most four full stars and a partial one, which looks full at 5.0', () => {
    expect(fills(render({ average: 5 }))).toEqual([100, 100, 100, 100, 100])
    expect(fills(render({ average: 4.3 }))).toEqual([100, 100, 100, 100, 30])
    expect(fills(render({ average: 4 }))).toEqual([100, 100, 100, 100, 0])
    expect(starFills(3.6)).toEqual([100, 100, 100, 60, 0])
    expect(starFills(0)).toEqual([0, 0, 0, 0, 0])
    expect(starFills(9)).toEqual([100, 100, 100, 100, 100])
  })
})
