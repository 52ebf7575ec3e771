import { describe, expect, test } from 'vitest'
import {
  blue,
  glass,
  green,
  keep,
  moving,
  picture,
  quarters,
  quartersOf,
  red,
  sideways,
  tall,
  white,
  withPictures,
} from './pictures-testing.ts'

withPictures()

describe('sizes', () => {
  test.each([
    ['w=200', 200, 150],
    ['h=60', 80, 60],
    ['w=100.6', 101, 76],
    ['w=200&h=200', 200, 150],
    ['w=800', 800, 600],
    ['w=800&fit=max', 400, 300],
    ['w=800&h=100&fit=max', 133, 100],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=600&h=600&fit=crop', 600, 600],
    ['w=600&h=600&fit=min', 300, 300],
    ['w=100&h=100&fit=scale', 100, 100],
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=800&h=700&fit=fillmax', 800, 700],
    ['w=100&dpr=2', 200, 150],
    ['rect=100,100,200,100', 200, 100],
    ['rect=100,100,200,100&w=100', 100, 50],
    ['rect=300,200,500,500', 100, 100],
    ['w=300&max-w=100', 100, 75],
    ['w=20&min-w=40', 40, 30],
    ['max-h=150', 200, 150],
    ['or=90', 300, 400],
    ['or=90&w=150', 150, 200],
    ['pad=10', 420, 320],
    ['w=100&h=100&fit=crop&crop=entropy', 100, 100],
  ])('%s gives %i by %i', async (query, width, height) => {
    expect(await picture(`${quarters}?${query}`)).toMatchObject({ width, height, format: 'png' })
  })
})

describe('what is seen', () => {
  test('rect cuts out its part', async () => {
    expect((await picture(`${quarters}?rect=200,0,100,100&w=10`)).at(5, 5)).toEqual(green)
    expect((await picture(`${quarters}?rect=0,150,200,150`)).at(5, 5)).toEqual(blue)
  })

  test.each([
    ['crop=top', red],
    ['crop=bottom', blue],
    ['crop=focalpoint&fp-x=0.2&fp-y=0.9', blue],
    ['fp-y=0.1', red],
  ])('a crop of a tall picture with %s', async (query, colour) => {
    expect((await picture(`${tall}?w=100&h=60&fit=crop&${query}`)).at(10, 30)).toEqual(colour)
  })

  test('a crop to a side of a wide picture', async () => {
    expect((await picture(`${quarters}?w=50&h=300&fit=crop&crop=left`)).at(10, 10)).toEqual(red)
    expect((await picture(`${quarters}?w=50&h=300&fit=crop&crop=right`)).at(10, 10)).toEqual(green)
    const middle = await picture(`${quarters}?w=50&h=300&fit=crop`)
    expect([middle.at(5, 10), middle.at(45, 10)]).toEqual([red, green])
  })

  test('rotating and flipping', async () => {
    const corners = async (query: string) => {
      const { at, width, height } = await picture(`${quarters}?${query}`)
      return [at(5, 5), at(width - 5, 5), at(5, height - 5), at(width - 5, height - 5)]
    }
    expect(await corners('or=90')).toEqual([blue, red, white, green])
    expect(await corners('or=180')).toEqual([white, blue, green, red])
    expect(await corners('or=270')).toEqual([green, white, red, blue])
    expect(await corners('flip=h')).toEqual([green, red, white, blue])
    expect(await corners('flip=v')).toEqual([blue, white, red, green])
    expect(await corners('flip=hv')).toEqual([white, blue, green, red])
    const part = await picture(`${quarters}?rect=0,0,200,150&or=90&w=30&h=30&fit=crop`)
    expect(part.at(15, 15)).toEqual(red)
  })

  test('a picture taken with a rotated camera is upright, and so is its rect', async () => {
    const upright = await picture(`${sideways}?w=40&fm=png`)
    expect([upright.width, upright.height]).toEqual([40, 80])
    const near = (colour: number[], wanted: number[]) =>
      colour.every((value, i) => Math.abs(value - wanted[i]!) < 12)
    expect(
      near(upright.at(5, 5), blue) && near(upright.at(35, 5), red) && near(upright.at(35, 75), green),
    ).toBe(true)
    expect(near((await picture(`${sideways}?rect=20,40,20,40&fm=png`)).at(10, 30), green)).toBe(true)
  })

  test('filled, padded and transparent parts get the background', async () => {
    const filled = await picture(`${quarters}?w=100&h=100&fit=fill&bg=ff00ff`)
    expect([filled.at(50, 5), filled.at(10, 20)]).toEqual([[255, 0, 255, 255], red])
    expect((await picture(`${glass}?bg=0f0`)).at(5, 5)).toEqual(green)
    expect((await picture(`${glass}?bg=80ff0000`)).at(5, 5)[3]).toBeGreaterThan(0)
    expect((await picture(`${glass}?w=10`)).at(5, 5)[3]).toBe(0)
    expect((await picture(`${glass}?fm=jpg`)).at(5, 5)).toEqual(white)
    expect((await picture(`${quarters}?w=100&pad=10&bg=00f`)).at(2, 2)).toEqual(blue)
  })

  test('saturation, inversion and blur', async () => {
    const [r, g, b] = (await picture(`${quarters}?sat=-100`)).at(5, 5)
    expect(r === g && g === b).toBe(true)
    expect((await picture(`${quarters}?invert=true`)).at(5, 5)).toEqual([0, 255, 255, 255])
    expect((await picture(`${quarters}?blur=200`)).at(200, 20)).not.toEqual(green)
    expect((await picture(`${quarters}?sharp=50`)).width).toBe(400)
  })
})

describe('formats', () => {
  const modern = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }

  test.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['pjpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
  ])('fm=%s', async (name, format, type) => {
    const { answer, ...made } = await picture(`${quarters}?w=40&fm=${name}`)
    expect(made.format).toBe(format)
    expect(answer.headers.get('content-type')).toBe(type)
  })

  test('auto=format follows Accept and says so', async () => {
    const webp = await picture(`${quarters}?w=40&auto=format`, modern)
    expect([webp.format, webp.answer.headers.get('vary')]).toEqual(['webp', expect.stringMatching(/accept/i)])
    const plain = await picture(`${quarters}?w=40&auto=format`, { accept: '*/*' })
    expect([plain.format, plain.answer.headers.get('vary')]).toEqual([
      'png',
      expect.stringMatching(/accept/i),
    ])
    expect((await picture(`${quarters}?auto=format`, modern)).format).toBe('webp')
  })

  test('a lower quality is smaller', async () => {
    const size = async (q: number) => (await picture(`${sideways}?w=400&q=${q}`)).bytes.length
    expect(await size(10)).toBeLessThan(await size(95))
  })

  test('animated pictures stay animated when cropped or made smaller; frame=1 is one frame', async () => {
    expect(await picture(`${moving}?w=30`)).toMatchObject({ format: 'gif', pages: 3, width: 30, height: 20 })
    const webp = await picture(`${moving}?w=20&h=20&fit=crop&auto=format`, modern)
    expect(webp).toMatchObject({ format: 'webp', pages: 3, width: 20, height: 20 })
    expect((await picture(`${moving}?w=30&frame=1`)).pages ?? 1).toBe(1)
    expect(await picture(`${moving}?or=90`)).toMatchObject({ width: 40, height: 60 })
  })

  test('without parameters the uploaded bytes are served', async () => {
    const bytes = await (await quartersOf(60, 40)).png().toBuffer()
    expect((await picture(await keep(bytes))).bytes.equals(bytes)).toBe(true)
  })
})
