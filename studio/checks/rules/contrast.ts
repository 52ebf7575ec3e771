import type { Path } from '@sanity/types'
import { blockOf } from '../../../blocks/registry.schema.ts'
import type { Backdrop } from '../../../schemas/define-block.ts'
import { colourTitle } from '../../../schemas/objects/theme.ts'
import { type ContrastProblem, contrastProblems } from '../../../tenants/theme/index.ts'
import { contrastRatio } from '../../../values/contrast.ts'
import type { Check, Finding, Rule } from '../finding.ts'
import { type Content, isContent, quoted, textOf } from '../values.ts'
import { shownBlocks } from './blocks.ts'

/** The backdrops that each background colour of the theme is used for. */
const backdropsOf: Record<string, Backdrop[]> = {
  surface: ['default'],
  raised: ['default'],
  sunken: ['muted'],
  brand: ['brand'],
  brandStrong: ['brand'],
  inverse: ['dark'],
  inverseRaised: ['dark'],
  scrim: ['picture'],
}

const backdropNames: Record<Backdrop, string> = {
  default: 'the page',
  muted: 'quiet sections',
  brand: 'brand sections',
  dark: 'dark sections',
  picture: 'pictures',
}

/** The contrast of the focus ring is checked with the theme, not for every block. */
const ofTheme = new Set(['focus'])

/** Backdrops of a block: the tone of its section, and those that its schema declares. */
function backdropsOfBlock(block: Content): Backdrop[] {
  const tone = (textOf(block.tone) ?? 'default') as Backdrop
  return [tone, ...(blockOf(String(block._type))?.schema.backdrops?.(block) ?? [])]
}

const ratio = ({ front, back, ratio, minimum }: ContrastProblem) =>
  `${colourTitle(front)} on ${colourTitle(back)} is ${ratio} to 1, and it takes ${minimum} to be read (WCAG AA)`

/** Low contrast: theme colours in the blocks that use them, and the site's own colours. */
export const contrast: Rule = (check) => {
  if (check.document._type === 'site') return [...themeUses(check), ...announcement(check)]
  const problems = contrastProblems({ colours: check.facts.site.colours })
  return shownBlocks(check).flatMap(({ block, path, sharedIn }): Finding[] =>
    backdropsOfBlock(block).flatMap((backdrop) => {
      const first = problems.find(
        ({ front, back }) => !ofTheme.has(front) && backdropsOf[back]?.includes(backdrop),
      )
      if (!first) return []
      const where: Path = sharedIn ? path : [...path, 'tone']
      const message = `Words of this block stand on ${backdropNames[backdrop]}, where they are hard to read: ${ratio(first)}. Choose another background here, or other colours in the theme of the site.`
      return [{ rule: 'contrast', severity: 'warning', message, path: where }]
    }),
  )
}

/** For the site document: which blocks use colours of the theme with too little contrast. */
function themeUses({ facts }: Check): Finding[] {
  const named = new Set<string>()
  return contrastProblems({ colours: facts.site.colours }).flatMap((problem): Finding[] => {
    const backdrops = backdropsOf[problem.back] ?? []
    const uses = facts.tones.flatMap(({ title, blocks }) =>
      blocks
        .filter((block) => block.hidden !== true)
        .filter((block) => backdropsOfBlock(block).some((backdrop) => backdrops.includes(backdrop)))
        .map((block) => ({ title, block: blockOf(String(block._type))?.schema.title })),
    )
    const [first] = uses
    if (!first?.block || ofTheme.has(problem.front) || named.has(problem.front)) return []
    named.add(problem.front)
    const pages = new Set(uses.map(({ title }) => title)).size
    const used = `${uses.length} ${uses.length === 1 ? 'block' : 'blocks'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`
    return [
      {
        rule: 'contrast',
        severity: 'error',
        message: `${ratio(problem)}: ${used} use it, such as ${first.block} on ${quoted(first.title ?? 'a page')}.`,
        path: ['theme', 'colours', problem.front],
      },
    ]
  })
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** The announcement bar has its own colours; the site replaces a text colour with too little contrast. */
function announcement({ document }: Check): Finding[] {
  const bar = document.announcementBar
  if (!isContent(bar) || !isColour(bar.background) || !isColour(bar.colour)) return []
  const reached = Math.floor(contrastRatio(bar.background, bar.colour) * 100) / 100
  return reached >= 4.5
    ? []
    : [
        {
          rule: 'contrast',
          severity: 'warning',
          message: `The text of the announcement bar has a contrast of ${reached} to 1; it takes 4.5. The site shows it in black or white instead.`,
          path: ['announcementBar', 'colour'],
        },
      ]
}
