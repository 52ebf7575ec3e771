import { z } from 'zod'

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

export const themeShape = z.object({
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

export type Theme = z.infer<typeof themeShape>
