import { z } from 'zod'
import { isRecord } from '#platform/is-record.ts'
import { contrastRatio, mix } from '#values/contrast.ts'

/** #rrggbb */
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Write the colour as # and six digits, for example #1f5eff.')

/** Colours by role; each role is the CSS variable `--t-<role>` and the Tailwind colour of the same name. */
const colours = z.object({
  /** Page background. */
  surface: colour,
  /** Cards and menus on the page. */
  raised: colour,
  /** Quiet sections. */
  sunken: colour,
  text: colour,
  muted: colour,
  line: colour,
  brand: colour,
  /** Brand when hovered or pressed. */
  brandStrong: colour,
  onBrand: colour,
  accent: colour,
  onAccent: colour,
  /** Dark sections and the footer. */
  inverse: colour,
  onInverse: colour,
  positive: colour,
  warning: colour,
  danger: colour,
  focus: colour,
  /** Colour laid over pictures under text. */
  scrim: colour,
})

export type ThemeColours = z.infer<typeof colours>

export const fontFamilies = ['Manrope', 'Sora', 'Figtree', 'Archivo'] as const

export type FontFamily = (typeof fontFamilies)[number]

/** The fields of a theme without the rules between them; a site's document holds any part of it. */
export const themeFields = z.object({
  colours,
  headingFont: z.enum(fontFamilies),
  bodyFont: z.enum(fontFamilies),
  headingWeight: z.number().min(300).max(900),
  /** Width axis of the heading font in percent, where it has one (Archivo: 62 to 125). */
  headingWidth: z.number().min(62).max(125),
  /** em */
  headingTracking: z.number().min(-0.05).max(0.1),
  /** px */
  radiusCard: z.number().min(0).max(32),
  radiusControl: z.number().min(0).max(32),
  /** soft: floating cards; flat: thin rules; outlined: solid borders. */
  cards: z.enum(['soft', 'flat', 'outlined']),
  /** light: on the page's surface; dark: on the inverse colour; bar: a utility bar above with phone and hours. */
  header: z.enum(['light', 'dark', 'bar']),
  /** Multiplies the section rhythm: 1 is 48 px on phones and 96 px on desktops. */
  density: z.number().min(0.5).max(1.25),
  /** How pictures are treated: plain, full-bleed dark, or framed with a border. */
  pictures: z.enum(['rounded', 'bleed', 'framed']),
})

export type Theme = z.infer<typeof themeFields>

/** Colours that follow from the theme's own, all on dark sections. */
export function derivedColours({ inverse, onInverse }: ThemeColours) {
  return {
    inverseRaised: mix(inverse, onInverse, 0.07),
    inverseLine: mix(inverse, onInverse, 0.2),
    onInverseMuted: mix(onInverse, inverse, 0.28),
  }
}

const onPage = ['surface', 'raised', 'sunken'] as const

/** Text needs 4.5 to 1 and the focus ring 3 to 1 on everything they stand on (WCAG 2.2, 1.4.3 and 1.4.11). */
const rules: [
  front: readonly (keyof ThemeColours)[],
  back: readonly (keyof ThemeColours)[],
  minimum: number,
][] = [
  [['text', 'muted', 'brand', 'positive', 'warning', 'danger'], onPage, 4.5],
  [['onBrand'], ['brand', 'brandStrong'], 4.5],
  [['onAccent'], ['accent'], 4.5],
  [['onInverse'], ['inverse'], 4.5],
  [['surface'], ['danger', 'positive'], 4.5],
  [['focus'], onPage, 3],
]

export interface ContrastProblem {
  front: string
  back: string
  ratio: number
  minimum: number
}

/** Every pair of the theme's colours that stands together and cannot be read. */
export function contrastProblems({ colours }: Pick<Theme, 'colours'>): ContrastProblem[] {
  const derived = derivedColours(colours)
  const pairs = rules.flatMap(([fronts, backs, minimum]) =>
    fronts.flatMap((front) =>
      backs.map((back) => ({ front, back, minimum, a: colours[front], b: colours[back] })),
    ),
  )
  const dark = [
    {
      front: 'onInverse',
      back: 'inverseRaised',
      minimum: 4.5,
      a: colours.onInverse,
      b: derived.inverseRaised,
    },
    { front: 'onInverseMuted', back: 'inverse', minimum: 4.5, a: derived.onInverseMuted, b: colours.inverse },
    {
      front: 'onInverseMuted',
      back: 'inverseRaised',
      minimum: 4.5,
      a: derived.onInverseMuted,
      b: derived.inverseRaised,
    },
    { front: 'onInverse', back: 'scrim', minimum: 10, a: colours.onInverse, b: colours.scrim },
  ]
  return [...pairs, ...dark].flatMap(({ front, back, minimum, a, b }) => {
    const ratio = contrastRatio(a, b)
    return ratio < minimum ? [{ front, back, ratio: Math.floor(ratio * 100) / 100, minimum }] : []
  })
}

/** A whole theme. One whose colours cannot be read does not validate. */
export const themeShape = themeFields.superRefine((theme, context) => {
  for (const { front, back, ratio, minimum } of contrastProblems(theme))
    context.addIssue({
      code: 'custom',
      path: ['colours', front],
      message: `"${front}" on "${back}" has a contrast of ${ratio} to 1; it needs ${minimum} to 1 to be read.`,
    })
})

/** What a site's document may hold: any part of a theme. Fields the Studio adds (`_type`) and empty ones are left out. */
export const themeLayerShape = z.preprocess(
  withoutEmpty,
  themeFields.extend({ colours: colours.partial().optional() }).partial(),
)

function withoutEmpty(value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      entry === null || entry === undefined ? [] : [[key, withoutEmpty(entry)]],
    ),
  )
}

/** What a site looks like before it has chosen anything. */
export const defaultTheme: Theme = {
  colours: {
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f4f5f7',
    text: '#15181d',
    muted: '#59606b',
    line: '#dfe3e8',
    brand: '#24415f',
    brandStrong: '#172c42',
    onBrand: '#ffffff',
    accent: '#e3e9f0',
    onAccent: '#1b3149',
    inverse: '#15181d',
    onInverse: '#ffffff',
    positive: '#14744a',
    warning: '#8a5200',
    danger: '#b4232c',
    focus: '#24415f',
    scrim: '#0c0f13',
  },
  headingFont: 'Figtree',
  bodyFont: 'Figtree',
  headingWeight: 700,
  headingWidth: 100,
  headingTracking: -0.015,
  radiusCard: 8,
  radiusControl: 8,
  cards: 'flat',
  header: 'light',
  density: 1,
  pictures: 'rounded',
}

/**
 * The theme of a site: its own choices over the default ones. Where they do not make a theme that can be read, the
 * site keeps the default theme and `problems` says why.
 */
export function resolveTheme(layer: unknown): { theme: Theme; problems: string[] } {
  const own = themeLayerShape.safeParse(layer ?? {})
  if (!own.success) return { theme: defaultTheme, problems: own.error.issues.map(({ message }) => message) }
  const merged = { ...defaultTheme, ...own.data, colours: { ...defaultTheme.colours, ...own.data.colours } }
  const whole = themeShape.safeParse(merged)
  return whole.success
    ? { theme: whole.data, problems: [] }
    : { theme: defaultTheme, problems: whole.error.issues.map(({ message }) => message) }
}
