import { describe, expect, test } from 'vitest'
import type { ImageValue } from '#values/image.ts'
import { readMediaAddress } from './media-request.ts'
import { fileUrl, mediaUrl } from './url.ts'

const hash = 'c0ffee'.padEnd(40, '0')
const image: ImageValue = { assetId: `image-${hash}-4000x3000-jpg`, width: 4000, height: 3000, alt: 'Ute' }
const address = `/media/images/${hash}-4000x3000.jpg`

describe('addresses of pictures', () => {
  test('CONST-02 without a size a picture is asked for 640 wide, with quality 75', () => {
    expect(mediaUrl(image)).toBe(`${address}?w=640&q=75&auto=format`)
  })

  test('width, height and quality are asked for, cut to that shape', () => {
    expect(mediaUrl(image, { width: 800, height: 450, quality: 60 })).toBe(
      `${address}?rect=0,375,4000,2250&w=800&h=450&q=60&fit=crop&auto=format`,
    )
  })

  test('an editor’s crop is honoured', () => {
    const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0.5 }
    expect(mediaUrl({ ...image, crop }, { width: 400 })).toBe(
      `${address}?rect=1000,0,2000,1500&w=400&q=75&auto=format`,
    )
  })

  test('the hotspot stays in view where the shape cuts something off', () => {
    const left = mediaUrl({ ...image, hotspot: { x: 0.1, y: 0.5 } }, { width: 300, height: 300 })
    expect(left).toContain('rect=0,0,3000,3000')
    const right = mediaUrl(
      { ...image, hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } },
      { width: 300, height: 300 },
    )
    expect(right).toContain('rect=1000,0,3000,3000')
  })

  test('no side is longer than 3840 pixels, and the shape stays', () => {
    expect(mediaUrl(image, { width: 9000 })).toContain('w=3840')
    expect(mediaUrl(image, { width: 7680, height: 4320 })).toContain('w=3840&h=2160')
  })

  test('a drawing has no parameters, cropped or not', () => {
    const drawing = { ...image, assetId: `image-${hash}-100x50-svg`, width: 100, height: 50 }
    expect(mediaUrl(drawing, { width: 300, height: 300 })).toBe(`/media/images/${hash}-100x50.svg`)
    const crop = { left: 0.1, right: 0, top: 0, bottom: 0 }
    expect(mediaUrl({ ...drawing, crop })).toBe(`/media/images/${hash}-100x50.svg`)
  })

  test('every address made is one the site serves', () => {
    const crop = { left: 0.1, right: 0.07, top: 0.013, bottom: 0.2 }
    for (const width of [1, 320, 333.4, 3840, 10_000])
      for (const height of [undefined, 1, 200.7, 5000])
        expect(readMediaAddress(mediaUrl({ ...image, crop }, { width, height }))).toMatchObject({
          kind: 'images',
          negotiated: true,
        })
  })
})

test('a file has an address by its id, anything else has none', () => {
  expect(fileUrl(`file-${hash}-pdf`)).toBe(`/media/files/${hash}.pdf`)
  for (const id of ['', 'file-', `image-${hash}-1x1-png`, `file-${hash}-pdf/../x`])
    expect(fileUrl(id)).toBeUndefined()
})
