import { describe, expect, test } from 'vitest'
import { theme as motorworld } from '#tenants/demo/motorworld/theme.ts'
import { theme as outbackTrucks } from '#tenants/demo/outback-trucks/theme.ts'
import { theme as southsideChery } from '#tenants/demo/southside-chery/theme.ts'
import { contrastRatio, mix } from '#values/contrast.ts'
import { actionOnPicture, scrimBehind, scrimStrength } from './scrim.ts'

const sites = { motorworld, outbackTrucks, southsideChery }

const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)

describe('words over a picture', () => {
  test('the classes carry the tested strength', () => {
    expect(scrimBehind).toContain(`bg-scrim/${scrimStrength * 100} `)
  })

  test.each([
    ...Object.entries(sites).map(([site, { colours }]) => [site, colours.scrim, colours.onInverse] as const),
    // The lightest scrim and the darkest text a theme may take: 10 to 1.
    ['a grey scrim', '#424242', '#ffffff'] as const,
    ['grey text', '#000000', '#b5b5b5'] as const,
  ])('%s: scrim %s keeps text %s readable over a white picture and any other', (_, scrim, text) => {
    for (const pixel of [...greys, '#ffff00', '#00ffff', '#ff00ff', '#ff0000'])
      expect(contrastRatio(text, mix(pixel, scrim, scrimStrength)), pixel).toBeGreaterThanOrEqual(4.5)
  })
})

test('a brand colour as dark as the scrim gives way to a light button', () => {
  expect(actionOnPicture(motorworld)).toBe('primary')
  expect(actionOnPicture(southsideChery)).toBe('primary')
  expect(actionOnPicture(outbackTrucks)).toBe('inverse')
})
