import type { ThemeColours } from '#tenants/theme.ts'

type Role = keyof ThemeColours

/** Text on its background, WCAG AA: 4.5 to 1. */
const textPairs: [text: Role, background: Role, say: string][] = [
  ['text', 'surface', 'Text on the page'],
  ['text', 'raised', 'Text on cards'],
  ['text', 'sunken', 'Text on quiet sections'],
  ['muted', 'surface', 'Quiet text on the page'],
  ['muted', 'raised', 'Quiet text on cards'],
  ['onBrand', 'brand', 'Text on brand'],
  ['onBrand', 'brandStrong', 'Text on brand, pressed'],
  ['onAccent', 'accent', 'Text on accent'],
  ['onInverse', 'inverse', 'Text on dark sections'],
  ['positive', 'surface', 'Good news on the page'],
  ['warning', 'surface', 'Warnings on the page'],
  ['danger', 'surface', 'Problems on the page'],
]

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** WCAG relative luminance of #rrggbb. */
export function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const isColour = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '')

/** Sentences on every pair that is set and cannot be read. */
export function contrastProblems(colours: Partial<ThemeColours>): string[] {
  return textPairs.flatMap(([text, background, say]) => {
    const [front, back] = [colours[text], colours[background]]
    if (!isColour(front) || !isColour(back)) return []
    const ratio = contrast(front, back)
    return ratio >= 4.5 ? [] : [`${say} is hard to read (${ratio.toFixed(1)} to 1, needed 4.5).`]
  })
}
