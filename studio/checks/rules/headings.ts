import { blockOf } from '../../../blocks/registry.schema.ts'
import { type OutlineHeading, ownHeading } from '../../../schemas/outline.ts'
import type { Finding, Rule } from '../finding.ts'
import { quoted } from '../values.ts'
import { shownBlocks } from './blocks.ts'

/** The outline that screen readers use: begins with level 1 and skips no level. */
export const headings: Rule = (check) => {
  if (check.document._type !== 'page') return []
  const outline = outlineOf(check)
  const found: Finding[] = []
  const lead = outline.lead
  if (lead && outline.headings[0]?.level !== 1)
    found.push({
      rule: 'headings',
      severity: 'warning',
      message: `The page begins without a heading. Give the first block (${lead.title}) one, or begin with a hero.`,
      path: lead.path,
    })
  outline.headings.forEach((heading, index) => {
    const before = outline.headings[index - 1]
    const { path, level, text } = heading
    const at = { rule: 'headings', severity: 'warning', path } as const
    if (!text) found.push({ ...at, message: 'This heading has no words. Write some, or make it plain text.' })
    else if (before && level > before.level + 1)
      found.push({
        ...at,
        message: `${quoted(text)} is a heading of level ${level} right after one of level ${before.level}. Choose the next larger heading.`,
      })
  })
  return found
}

/** The headings of the page in their order, and the block that should hold the page's heading. */
function outlineOf(check: Parameters<Rule>[0]) {
  const all: OutlineHeading[] = []
  let lead: { path: Finding['path']; title: string } | undefined
  for (const { block, path, sharedIn } of shownBlocks(check)) {
    const known = blockOf(String(block._type))
    if (!known) continue
    const own = (known.schema.outline ?? ownHeading)(block, !lead)
    if (!own) continue
    lead ??= { path: sharedIn ? path : [...path, 'heading'], title: known.schema.title }
    all.push(...own.map((heading) => ({ ...heading, path: sharedIn ? path : [...path, ...heading.path] })))
  }
  return { headings: all, lead }
}
