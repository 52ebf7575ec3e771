import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type ImageValue, imageValue } from '#values/image.ts'
import { Picture } from './picture.tsx'

const hash = 'c0ffee'.padEnd(40, '0')
const image = (width: number, height: number, more: Partial<ImageValue> = {}): ImageValue => {
  return { assetId: `image-${hash}-${width}x${height}-jpg`, width, height, alt: 'A ute', ...more }
}

function attributes(element: React.ReactElement) {
  const html = renderToStaticMarkup(element).replaceAll('&amp;', '&')
  const found = Object.fromEntries(
    [...html.matchAll(/([\w]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
  const widths = [...(found.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  return { ...found, html, widths } as Record<string, string> & { html: string; widths: number[] }
}

describe('a picture', () => {
  test.each([
    undefined,
    null,
    {},
    { assetId: 'image-x', width: 1, height: 1 },
    { assetId: null, width: null },
  ])('without image data (%j) nothing is rendered', (value) => {
    const parsed = imageValue.parse(value)
    expect(parsed).toBeUndefined()
    expect(renderToStaticMarkup(<Picture image={parsed} sizes="100vw" />)).toBe('')
  })

  test('offers widths up to its own, never an enlargement', () => {
    const { widths, width, height } = attributes(<Picture image={image(1000, 500)} sizes="100vw" />)
    expect(widths).toEqual([320, 480, 640, 828, 1000])
    expect([width, height]).toEqual(['1000', '500'])
  })

  test('counts what crop and shape leave of it, not the whole picture', () => {
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0 }
    expect(attributes(<Picture image={image(1600, 900, { crop })} sizes="100vw" />).widths).toEqual([
      320, 480, 640, 800,
    ])
    const square = attributes(<Picture image={image(1600, 900)} ratio={1} sizes="100vw" />)
    expect(square.widths).toEqual([320, 480, 640, 828])
    expect([square.width, square.height]).toEqual(['900', '900'])
  })

  test('asks for the shape it is given at every width', () => {
    const { srcSet } = attributes(<Picture image={image(4000, 3000)} ratio={16 / 9} sizes="100vw" />)
    for (const [, w, h] of srcSet!.matchAll(/w=(\d+)&h=(\d+)/g))
      expect(Math.abs(Number(w) / Number(h) - 16 / 9)).toBeLessThan(0.02)
  })

  test('a small one has a single address, and so has a drawing', () => {
    const small = attributes(<Picture image={image(200, 100)} sizes="100vw" />)
    expect([small.widths, small.sizes]).toEqual([[], undefined])
    expect(small.src).toContain('w=200')
    const drawing = image(300, 100, { assetId: `image-${hash}-300x100-svg` })
    expect(attributes(<Picture image={drawing} sizes="100vw" />).src).toBe(
      `/media/images/${hash}-300x100.svg`,
    )
  })

  test('the page’s largest is loaded at once, others when they come near', () => {
    const first = attributes(<Picture image={image(900, 600)} sizes="50vw" priority />)
    expect(first).toMatchObject({ loading: 'eager', fetchPriority: 'high', sizes: '50vw' })
    const other = attributes(<Picture image={image(900, 600)} sizes="50vw" />)
    expect(other).toMatchObject({ loading: 'lazy', decoding: 'async', sizes: '50vw' })
  })

  test('has its own alternative text, or the one of its place', () => {
    expect(attributes(<Picture image={image(9, 9)} sizes="" />).alt).toBe('A ute')
    expect(attributes(<Picture image={image(9, 9)} sizes="" alt="" />).alt).toBe('')
  })
})
