import type { Sharp } from 'sharp'

type Rgb = [number, number, number]

interface Colour {
  rgb: Rgb
  saturation: number
  lightness: number
  count: number
}

interface Wanted {
  saturation: [least: number, target: number, most: number]
  lightness: [least: number, target: number, most: number]
}

const bright: Wanted['saturation'] = [0.35, 1, 1]
const dull: Wanted['saturation'] = [0, 0.3, 0.4]
const dark: Wanted['lightness'] = [0, 0.26, 0.45]
const middle: Wanted['lightness'] = [0.3, 0.5, 0.7]
const light: Wanted['lightness'] = [0.55, 0.74, 1]

const swatches: Record<string, Wanted> = {
  vibrant: { saturation: bright, lightness: middle },
  lightVibrant: { saturation: bright, lightness: light },
  darkVibrant: { saturation: bright, lightness: dark },
  muted: { saturation: dull, lightness: middle },
  lightMuted: { saturation: dull, lightness: light },
  darkMuted: { saturation: dull, lightness: dark },
}

const hex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

function luminance(rgb: Rgb) {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** White if its contrast is sufficient, else black. */
const textOn = (rgb: Rgb, contrast: number) => (1.05 / (luminance(rgb) + 0.05) >= contrast ? '#fff' : '#000')

function describe(rgb: Rgb, count: number): Colour {
  const max = Math.max(...rgb) / 255
  const min = Math.min(...rgb) / 255
  const lightness = (max + min) / 2
  const spread = max - min
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  return { rgb, saturation, lightness, count }
}

/** Groups pixels into boxes of 16 levels per channel; each colour is the mean of its box. */
function histogram(pixels: Buffer): Colour[] {
  const boxes = new Map<number, { sum: Rgb; count: number }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const box = boxes.get(key) ?? { sum: [0, 0, 0], count: 0 }
    box.sum = [box.sum[0] + r, box.sum[1] + g, box.sum[2] + b]
    box.count += 1
    boxes.set(key, box)
  }
  return [...boxes.values()].map(({ sum, count }) =>
    describe(sum.map((total) => total / count) as Rgb, count),
  )
}

function best(colours: Colour[], wanted: Wanted, most: number): Colour | undefined {
  const fits = (value: number, [least, , greatest]: Wanted['lightness']) =>
    value >= least && value <= greatest
  let found: { colour: Colour; score: number } | undefined
  for (const colour of colours) {
    if (!fits(colour.saturation, wanted.saturation) || !fits(colour.lightness, wanted.lightness)) continue
    const score =
      3 * (1 - Math.abs(colour.saturation - wanted.saturation[1])) +
      6 * (1 - Math.abs(colour.lightness - wanted.lightness[1])) +
      colour.count / most
    if (!found || score > found.score) found = { colour, score }
  }
  return found?.colour
}

/** The picture's colours under Sanity's names; `population` is a percentage of its opaque pixels. */
export async function paletteOf(picture: Sharp) {
  const { data } = await picture
    .clone()
    .resize(96, 96, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = histogram(data)
  const total = colours.reduce((sum, { count }) => sum + count, 0)
  const dominant = colours.reduce<Colour | undefined>((a, b) => (a && a.count >= b.count ? a : b), undefined)
  if (!dominant) return undefined
  const swatch = ({ rgb, count }: Colour) => ({
    _type: 'sanity.imagePaletteSwatch',
    background: hex(rgb),
    foreground: textOn(rgb, 4.5),
    title: textOn(rgb, 3),
    population: Math.round((count / total) * 10_000) / 100,
  })
  const named = Object.entries(swatches).flatMap(([name, wanted]) => {
    const colour = best(colours, wanted, dominant.count)
    return colour ? [[name, swatch(colour)]] : []
  })
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(named), dominant: swatch(dominant) }
}
