import { describe, expect, test } from 'vitest'
import { contrastRatio, mix } from '#values/contrast.ts'
import { theme as motorworld } from '../demo/motorworld/theme.ts'
import { theme as outbackTrucks } from '../demo/outback-trucks/theme.ts'
import { theme as southsideChery } from '../demo/southside-chery/theme.ts'
import { contrastProblems, defaultTheme, resolveTheme, themeShape } from './index.ts'

describe('contrast', () => {
  test('of black on white is 21, of a colour on itself 1, whichever way round', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrastRatio('#1f5eff', '#1F5EFF')).toBe(1)
  })

  test('of #767676 on white is the well-known 4.54', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  test('mixing goes from one colour to the other', () => {
    expect([
      mix('#000000', '#ffffff', 0),
      mix('#000000', '#ffffff', 0.5),
      mix('#000000', '#ffffff', 1),
    ]).toEqual(['#000000', '#808080', '#ffffff'])
  })
})

describe('a theme', () => {
  test.each(Object.entries({ defaultTheme, motorworld, southsideChery, outbackTrucks }))(
    '%s can be read',
    (_, theme) => {
      expect(contrastProblems(theme)).toEqual([])
      expect(themeShape.parse(theme)).toEqual(theme)
    },
  )

  test('with pale text does not validate and says which pair fails', () => {
    const pale = { ...motorworld, colours: { ...motorworld.colours, muted: '#a0a8b8' } }
    const result = themeShape.safeParse(pale)
    expect(result.error?.issues[0]).toMatchObject({ path: ['colours', 'muted'] })
    expect(result.error?.issues[0]?.message).toMatch(
      /"muted" on "surface" has a contrast of 2\.\d+ to 1; it needs 4.5 to 1/,
    )
  })

  test('with a bright scrim does not validate: white text stands on it', () => {
    expect(
      themeShape.safeParse({ ...motorworld, colours: { ...motorworld.colours, scrim: '#888888' } }).success,
    ).toBe(false)
  })
})

describe("a site's own choices", () => {
  test('lie over the default theme', () => {
    const { theme, problems } = resolveTheme({
      _type: 'theme',
      radiusCard: 0,
      headingFont: null,
      colours: { brand: '#7a1fa2', focus: null },
    })
    expect(problems).toEqual([])
    expect(theme).toMatchObject({
      radiusCard: 0,
      headingFont: 'Figtree',
      colours: { brand: '#7a1fa2', text: '#15181d' },
    })
  })

  test('that cannot be read leave the default theme, with the reason', () => {
    const { theme, problems } = resolveTheme({ colours: { text: '#eeeeee' } })
    expect(theme).toBe(defaultTheme)
    expect(problems[0]).toContain('"text" on "surface"')
  })

  test('may be missing', () => {
    expect(resolveTheme(null).theme).toEqual(defaultTheme)
  })
})
