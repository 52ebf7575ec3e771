import type { Path } from '@sanity/types'
import { blockOf } from '../../../blocks/registry.schema.ts'
import type { Ground } from '../../../schemas/define-block.ts'
import { colourTitle } from '../../../schemas/objects/theme.ts'
import { type ContrastProblem, contrastProblems } from '../../../tenants/theme/index.ts'
import { contrastRatio } from '../../../values/contrast.ts'
import type { Check, Finding, Rule } from '../finding.ts'
import { type Content, isContent, quoted, words } from '../values.ts'
import { shownBlocks } from './blocks.ts'

/** Which grounds a colour of the theme is: what stands on it cannot be read there. */
const groundsOf: Record<string, Ground[]> = {
  surface: ['default'],
  raised: ['default'],
  sunken: ['muted'],
  brand: ['brand'],
  brandStrong: ['brand'],
  inverse: ['dark'],
  inverseRaised: ['dark'],
  scrim: ['picture'],
}

const groundNames: Record<Ground, string> = {
  default: 'the page',
  muted: 'quiet sections',
  brand: 'brand sections',
  dark: 'dark sections',
  picture: 'pictures',
}

/** The focus ring shows for a moment only; that it is seen is a matter of the theme, not of one block. */
const ofTheme = new Set(['focus'])

/** Grounds of a block: the tone of its section, and what it lays below its words itself. */
function blockGrounds(block: Content): Ground[] {
  const tone = (words(block.tone) ?? 'default') as Ground
  return [tone, ...(blockOf(String(block._type))?.schema.grounds?.(block) ?? [])]
}

const ratio = ({ front, back, ratio, minimum }: ContrastProblem) =>
  `${colourTitle(front)} on ${colourTitle(back)} is ${ratio} to 1, and it takes ${minimum} to be read (WCAG AA)`

/** Colours of the theme in the blocks that use them, and the site's own colours. */
export const contrast: Rule = (check) => {
  if (check.document._type === 'site') return [...themeUses(check), ...announcement(check)]
  const problems = contrastProblems({ colours: check.facts.site.colours })
  return shownBlocks(check).flatMap(({ block, path, sharedIn }): Finding[] =>
    blockGrounds(block).flatMap((ground) => {
      const first = problems.find(
        ({ front, back }) => !ofTheme.has(front) && groundsOf[back]?.includes(ground),
      )
      if (!first) return []
      const where: Path = sharedIn ? path : [...path, 'tone']
      const message = `Words of this block stand on ${groundNames[ground]}, where they are hard to read: ${ratio(first)}. Choose another background here, or other colours in the theme of the site.`
      return [{ rule: 'contrast', severity: 'warning', message, path: where }]
    }),
  )
}

/** On the site itself: which blocks of which pages a colour that cannot be read is used in. */
function themeUses({ facts }: Check): Finding[] {
  const named = new Set<string>()
  return contrastProblems({ colours: facts.site.colours }).flatMap((problem): Finding[] => {
    const grounds = groundsOf[problem.back] ?? []
    const uses = facts.tones.flatMap(({ title, blocks }) =>
      blocks
        .filter((block) => block.hidden !== true)
        .filter((block) => blockGrounds(block).some((ground) => grounds.includes(ground)))
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

/** The notice above the header has its own colours; one that cannot be read is replaced on the site. */
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
