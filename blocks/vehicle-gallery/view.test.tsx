import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { viewerPictures } from '#app/vehicle-page/pictures.ts'
import type { Gallery } from './load.server.ts'
import definition from './query.ts'
import View from './view.tsx'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `/media/stock/sample/car-${index}.webp`,
    thumb: `/media/stock/sample/car-${index}.webp?w=640`,
  }))

const html = (data: Partial<Gallery> | null) =>
  renderToStaticMarkup(
    <View
      {...sampleProps(
        definition.type,
        definition.content.parse({}),
        data && { name: '2021 Kia Rio', pictures: pictures(4), studio: false, unavailable: false, ...data },
      )}
    />,
  )

test('VIEW-15 three pictures have no thumbnails, four have four', () => {
  const thumbnails = (count: number) =>
    html({ pictures: pictures(count) }).match(/aria-label="Show picture \d+"/g) ?? []
  expect(thumbnails(3)).toHaveLength(0)
  expect(thumbnails(4)).toHaveLength(4)
})

test('the first picture is loaded at once, the others when they are near', () => {
  const images = html({}).match(/<img[^>]*width="1200"[^>]*>/g) ?? []
  expect(images).toHaveLength(4)
  expect(images[0]).toMatch(/loading="eager".*fetchPriority="high"/i)
  for (const image of images.slice(1)) expect(image).toContain('loading="lazy"')
})

test('without a script each picture links to its large version', () => {
  expect(html({})).toContain('href="/media/stock/sample/car-0.webp?w=1920&amp;q=75&amp;fm=webp"')
})

test('one picture needs no buttons', () => {
  expect(html({ pictures: pictures(1) })).not.toContain('Next picture')
})

test('a vehicle without pictures has a placeholder of the same size and no broken picture', () => {
  expect(html({ pictures: [] })).not.toContain('<img')
  expect(html({ pictures: [] })).toContain('vehicle-viewer-stage')
  expect(viewerPictures(sampleVehicle({ images: [], primary_image_url: undefined }))).toEqual([])
  expect(viewerPictures(sampleVehicle({ images: [], primary_image_url: '/media/a.webp' }))).toHaveLength(1)
})

test('studio pictures are called so', () => {
  expect(html({ studio: true })).toContain('not of this vehicle')
  expect(html({})).not.toContain('not of this vehicle')
})

test('a page that is about no vehicle shows nothing', () => {
  expect(html(null)).toBe('')
})
