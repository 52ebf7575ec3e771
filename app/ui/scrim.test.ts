import { describe, expect, test } from 'vitest'
import { theme as motorworld } from '#tenants/motorworld/theme.ts'
import { theme as outbackTrucks } from '#tenants/outback-trucks/theme.ts'
import { theme as southsideChery } from '#tenants/southside-chery/theme.ts'
import { scrimBehind, scrimStrength } from './scrim.ts'

const sites = { motorworld, outbackTrucks, southsideChery }

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** WCAG 2.2 relative luminance of 0 to 255 channels. */
function luminance(rgb: number[]) {
  const [red, green, blue] = rgb
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number[], other: number[]) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const under = (scrim: string, pixel: number[]) =>
  channels(scrim).map((value, index) => value * scrimStrength + pixel[index]! * (1 - scrimStrength))

describe('words over a picture', () => {
  test('the classes carry the tested strength', () => {
    expect(scrimBehind).toContain(`bg-scrim/${scrimStrength * 100} `)
  })

  test.each([
    ...Object.entries(sites).map(([site, { colours }]) => [site, colours.scrim, colours.onInverse] as const),
    // The lightest a theme of ours should take: 10 to 1 against white.
    ['a grey scrim', '#424242', '#ffffff'] as const,
  ])('%s: on scrim %s, text %s reads over white, black and any pixel between', (_, scrim, text) => {
    for (let grey = 0; grey <= 255; grey += 5)
      expect(contrast(channels(text), under(scrim, [grey, grey, grey]))).toBeGreaterThanOrEqual(4.5)
    for (const pixel of [
      [255, 0, 0],
      [255, 255, 0],
      [0, 255, 255],
    ])
      expect(contrast(channels(text), under(scrim, pixel))).toBeGreaterThanOrEqual(4.5)
  })
})
