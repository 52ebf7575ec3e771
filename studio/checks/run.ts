import type { Path } from '@sanity/types'
import type { Check, Finding, Rule, Severity } from './finding.ts'
import { contrast } from './rules/contrast.ts'
import { finance } from './rules/finance.ts'
import { headings } from './rules/headings.ts'
import { links } from './rules/links.ts'
import { pictures } from './rules/pictures.ts'
import { reach } from './rules/reach.ts'
import { redirects } from './rules/redirects.ts'
import { schedules } from './rules/schedules.ts'
import { searchWords } from './rules/search-words.ts'
import { pathKey } from './values.ts'

const rules: readonly Rule[] = [
  pictures,
  headings,
  links,
  finance,
  contrast,
  schedules,
  redirects,
  searchWords,
  reach,
]

/** Tells findings apart: the same field with the same words is the same finding. */
export const findingKey = ({ path, message }: Finding) => `${pathKey(path)} ${message}`

/** What `rules` find, errors first; each once. */
export function runChecks(check: Check): Finding[] {
  const found = new Map<string, Finding>()
  for (const rule of rules) for (const finding of rule(check)) found.set(findingKey(finding), finding)
  return sorted([...found.values()])
}

const sorted = (findings: readonly Finding[]) => [
  ...findings.filter(({ severity }) => severity === 'error'),
  ...findings.filter(({ severity }) => severity === 'warning'),
]

export const countOf = (findings: readonly Finding[], wanted: Severity) =>
  findings.filter(({ severity }) => severity === wanted).length

const isWithin = (inner: Path, outer: Path) =>
  inner.length > outer.length && pathKey(inner.slice(0, outer.length)) === pathKey(outer)

/** What the fields themselves complain of, and what the rules find; each once, errors first. */
export function together(own: readonly Finding[], fields: readonly Finding[]) {
  const said = new Set(own.map(findingKey))
  const colours = own.filter(({ rule }) => rule === 'contrast')
  // The theme complains of its colours as a whole; a rule that names the colour and its uses says it better.
  const left = fields.filter(
    (field) => !said.has(findingKey(field)) && !colours.some(({ path }) => isWithin(path, field.path)),
  )
  return sorted([...left, ...own])
}
