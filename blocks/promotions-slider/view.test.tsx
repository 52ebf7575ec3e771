import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleImage } from '#app/samples/media.ts'
import { sampleProps } from '#app/samples/site.ts'
import definition, { type Slide } from './query.ts'
import View from './view.tsx'

function html(slides: Partial<Slide>[], content: Record<string, unknown> = {}, first = false) {
  const parsed = definition.content.parse({ ...content, slides })
  const props = sampleProps(definition.type, parsed, { slides: parsed.slides })
  return renderToStaticMarkup(<View {...props} block={{ ...props.block, first }} />)
}

const image = sampleImage('suv-blue-hero', 'Blue SUV', 1920, 540)

test('says that it is a carousel, and which slide is which', () => {
  const page = html([{ image }, { image }], { label: 'Current offers' })
  expect(page).toContain('aria-roledescription="carousel" aria-label="Current offers"')
  expect(page).toContain('aria-roledescription="slide" aria-label="2 of 2"')
})

test('buttons stay hidden until the script shows them, and one banner has none', () => {
  expect(html([{ image }, { image }])).toMatch(/<div data-controls="true" hidden=""/)
  expect(html([{ image }])).not.toContain('<button')
})

test('changes by itself unless staff switch that off', () => {
  expect(html([{ image }, { image }])).toContain('data-autoplay')
  expect(html([{ image }, { image }], { autoplay: false })).not.toContain('data-autoplay')
})

test('only the first picture of the first block loads at once', () => {
  const page = html([{ image }, { image }], {}, true)
  expect(page.match(/fetchPriority="high"/g)).toHaveLength(1)
  expect(page.match(/loading="lazy"/g)).toHaveLength(1)
  expect(html([{ image }])).not.toContain('fetchPriority')
})

test('crops to 1920 by 540, and to a square on phones', () => {
  const page = html([{ image, phoneImage: sampleImage('suv-blue-side', 'Blue SUV', 1080, 1080) }])
  expect(page).toMatch(
    /<source media="\(max-width: 767\.98px\)" srcSet="[^"]*-1080x1080\.webp\?w=400&amp;h=400/,
  )
  expect(page).toContain('w=1920&amp;h=540')
})

test('a banner that leads somewhere is one link with a name', () => {
  const link = { label: '', href: '/special-offers', destination: null }
  expect(html([{ image, link }])).toMatch(/<a href="\/special-offers"[^>]*><span class="sr-only">Blue SUV</)
})

test('a banner whose picture is gone is left out, and the block with the last of them', () => {
  expect(html([{ heading: 'No picture' }])).toBe('')
  expect(html([{ heading: 'No picture' }, { image }])).toContain('aria-label="1 of 1"')
})
