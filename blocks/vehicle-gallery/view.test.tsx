import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { viewerPictures } from '#app/vehicle-page/pictures.ts'
import { mediaOf } from './media.ts'
import definition from './query.ts'
import View from './view.tsx'

const imagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const url = `/media/stock/sample/car-${index}.webp`
    return { image: { url, thumb: { url: `${url}?w=640` } } }
  })

/** The viewer of a vehicle with so many pictures, and `more` of it. */
function html(count = 4, more: Parameters<typeof sampleVehicle>[0] = {}, studio = false) {
  const vehicle = sampleVehicle({ images: imagesOf(count), primary_image_url: undefined, ...more })
  const media = mediaOf(vehicle, { viewerDefaultMode: 'spinner', galleryVideoPosition: 'second' })
  const data = { ...media, name: '2021 Kia Rio', studio, unavailable: false }
  return renderToStaticMarkup(<View {...sampleProps(definition.type, definition.content.parse({}), data)} />)
}
const spin_images = ['a', 'b', 'c'].map((name) => `/media/stock/sample/spin-${name}.webp`)

test('three pictures have no thumbnails, four have four', () => {
  const thumbnails = (count: number) => html(count).match(/aria-label="Show picture \d+"/g) ?? []
  expect(thumbnails(3)).toHaveLength(0)
  expect(thumbnails(4)).toHaveLength(4)
})

test('only what is first in view is loaded at once', () => {
  const large = (markup: string) => markup.match(/<img[^>]*width="1200"[^>]*>/g) ?? []
  expect(large(html())).toHaveLength(4)
  expect(large(html())[0]).toMatch(/loading="eager".*fetchPriority="high"/i)
  for (const image of large(html()).slice(1)) expect(image).toContain('loading="lazy"')
  const [first, ...others] = large(html(4, { spin_images }))
  expect(first).toMatch(/spin-a\.webp.*loading="eager".*fetchPriority="high"/i)
  for (const image of others) expect(image).toContain('loading="lazy"')
})

test('without a script each picture links to its large version', () => {
  expect(html()).toContain('href="/media/stock/sample/car-0.webp?w=1920&amp;q=75&amp;fm=webp"')
})

test('one picture needs no buttons, and one mode no choice', () => {
  expect(html(1)).not.toContain('Next picture')
  expect(html(4)).not.toContain('viewer-mode-')
  expect(html(4, { spin_images })).toContain('viewer-mode-gallery')
})

test('a vehicle without pictures has a placeholder of the same size and no broken picture', () => {
  expect(html(0)).not.toContain('<img')
  expect(html(0)).toContain('vehicle-viewer-stage')
  expect(viewerPictures(sampleVehicle({ images: [], primary_image_url: undefined }))).toEqual([])
  expect(viewerPictures(sampleVehicle({ images: [], primary_image_url: '/media/a.webp' }))).toHaveLength(1)
})

test('a hotspot says what a feed says, as text', () => {
  const hotspot = { id: 'x', description: '<script>alert(1)</script>', positions: { 0: { x: 10, y: 20 } } }
  const markup = html(4, { spin_images, hotspots: { exterior: [hotspot], interior: [] } })
  expect(markup).toContain('&lt;script&gt;alert(1)')
  expect(markup).toContain('left:10%;top:20%')
})

test('studio pictures are called so', () => {
  expect(html(4, {}, true)).toContain('not of this vehicle')
  expect(html()).not.toContain('not of this vehicle')
})

test('a page that is about no vehicle shows nothing', () => {
  const props = sampleProps(definition.type, definition.content.parse({}), null)
  expect(renderToStaticMarkup(<View {...props} />)).toBe('')
})
