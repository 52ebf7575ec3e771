import { defineField, defineType } from '@sanity/types'
import {
  contrastProblems,
  defaultTheme,
  fontFamilies,
  type ThemeColours,
  themeLayerShape,
} from '#tenants/theme/index.ts'

const colourFields: Record<keyof ThemeColours, [title: string, description: string]> = {
  surface: ['Page', 'Background of the page.'],
  raised: ['Cards', 'Background of cards and menus.'],
  sunken: ['Quiet sections', 'Background of sections that step back.'],
  text: ['Text', 'Headings and reading text.'],
  muted: ['Quiet text', 'Captions and small print; still readable on page and cards.'],
  line: ['Lines', 'Thin rules and borders.'],
  brand: ['Brand', 'Main buttons and sections in the colour of the brand.'],
  brandStrong: ['Brand, pressed', 'Main buttons while the pointer is on them.'],
  onBrand: ['Text on brand', 'Words on main buttons.'],
  accent: ['Accent', 'Tags and small highlights.'],
  onAccent: ['Text on accent', 'Words in tags and highlights.'],
  inverse: ['Dark sections', 'Background of dark sections and the footer.'],
  onInverse: ['Text on dark', 'Words in dark sections and the footer.'],
  positive: ['Good news', 'Success messages.'],
  warning: ['Warning', 'Words that ask for attention.'],
  danger: ['Problem', 'Errors in forms.'],
  focus: ['Focus ring', 'The ring around what the keyboard is on.'],
  scrim: ['Shade over pictures', 'Laid over pictures so that words on them stay readable.'],
}

/** Colours that are computed from those of the theme (tenants/theme/index.ts). */
const derivedTitles: Record<string, string> = {
  inverseRaised: 'Cards in dark sections',
  onInverseMuted: 'Quiet text on dark',
}

const choices: Record<string, Record<string, string>> = {
  cards: { soft: 'Soft shadow', flat: 'Thin rules', outlined: 'Solid borders' },
  header: { light: 'Light', dark: 'Dark', bar: 'Light, with a bar for phone and hours above' },
  pictures: { rounded: 'Rounded', bleed: 'To the edges', framed: 'With a border' },
}

const list = (key: string) => Object.entries(choices[key]!).map(([value, title]) => ({ value, title }))

type ColourDraft = Partial<Record<keyof ThemeColours, string | null>>

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Name of a theme colour in the Studio. */
export const colourTitle = (role: string) =>
  derivedTitles[role] ?? colourFields[role as keyof ThemeColours]?.[0] ?? role

/** Names the pairs of colours with too little contrast (WCAG AA) once these override the defaults; true if there are none. */
export function coloursProblem(colours: ColourDraft | undefined): true | string {
  const own = Object.entries(colours ?? {}).filter(([, value]) => isColour(value))
  const problems = contrastProblems({ colours: { ...defaultTheme.colours, ...Object.fromEntries(own) } })
  if (problems.length === 0) return true
  const sentences = problems.map(
    ({ front, back, ratio, minimum }) =>
      `${colourTitle(front)} on ${colourTitle(back)}: ${ratio} to 1, needs ${minimum}.`,
  )
  return `Hard to read. ${sentences.slice(0, 3).join(' ')}`
}

/** Overrides of the template's theme; a field that is empty keeps the template's value. */
export default defineType({
  name: 'theme',
  title: 'Theme',
  type: 'object',
  description: 'Colours, type and shapes. Leave empty what the template already does well.',
  fields: [
    defineField({
      name: 'colours',
      title: 'Colours',
      type: 'object',
      description:
        'Words must stand out from what is behind them, 4.5 to 1 at least. The Studio checks it for you.',
      options: { collapsible: true, collapsed: true, columns: 2 },
      fields: Object.entries(colourFields).map(([name, [title, description]]) =>
        defineField({ name, title, type: 'colour', description }),
      ),
      validation: (rule) => rule.custom((colours: ColourDraft | undefined) => coloursProblem(colours)),
    }),
    defineField({
      name: 'headingFont',
      title: 'Type of headings',
      type: 'string',
      description: 'The typeface of headings and prices.',
      options: { list: [...fontFamilies] },
    }),
    defineField({
      name: 'bodyFont',
      title: 'Type of text',
      type: 'string',
      description: 'The typeface of everything else.',
      options: { list: [...fontFamilies] },
    }),
    defineField({
      name: 'headingWeight',
      title: 'Weight of headings',
      type: 'number',
      description: '300 is light, 700 is bold.',
      validation: (rule) => rule.min(300).max(900),
    }),
    defineField({
      name: 'headingWidth',
      title: 'Width of headings',
      type: 'number',
      description: 'Percent, for typefaces that can be narrow or wide (Archivo): 62 to 125.',
      validation: (rule) => rule.min(62).max(125),
    }),
    defineField({
      name: 'headingTracking',
      title: 'Letter spacing of headings',
      type: 'number',
      description: 'Share of the letter size, from -0.05 (tight) to 0.1 (loose).',
      validation: (rule) => rule.min(-0.05).max(0.1),
    }),
    defineField({
      name: 'radiusCard',
      title: 'Corners of cards',
      type: 'number',
      description: 'Pixels: 0 is square, 12 is round.',
      validation: (rule) => rule.min(0).max(32),
    }),
    defineField({
      name: 'radiusControl',
      title: 'Corners of buttons',
      type: 'number',
      description: 'Pixels: 0 is square, 12 is round.',
      validation: (rule) => rule.min(0).max(32),
    }),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'string',
      description: 'How cards stand out from the page.',
      options: { list: list('cards'), layout: 'radio' },
    }),
    defineField({
      name: 'header',
      title: 'Header',
      type: 'string',
      description: 'Look of the strip with logo and menu.',
      options: { list: list('header'), layout: 'radio' },
    }),
    defineField({
      name: 'density',
      title: 'Room between sections',
      type: 'number',
      description: '1 is roomy; 0.5 is half of it, for busy, useful pages.',
      validation: (rule) => rule.min(0.5).max(1.25),
    }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'string',
      description: 'How pictures meet the page.',
      options: { list: list('pictures'), layout: 'radio' },
    }),
  ],
  validation: (rule) =>
    rule.custom(({ _type, ...layer }: Record<string, unknown> = {}) => {
      const checked = themeLayerShape.safeParse(layer)
      return checked.success ? true : (checked.error.issues[0]?.message ?? 'This is not a theme.')
    }),
})
