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

/** Identifies a finding: the same field and message mean the same finding. */
export const findingKey = ({ path, message }: Finding) => `${pathKey(path)} ${message}`

/** The findings of all rules, without duplicates, errors first. */
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

/** Findings of the rules and of the fields' own validation, without duplicates, errors first. */
export function combineFindings(own: readonly Finding[], fields: readonly Finding[]) {
  const known = new Set(own.map(findingKey))
  const colours = own.filter(({ rule }) => rule === 'contrast')
  // The contrast rule names the colour and where it is used, so it replaces the theme's own message about all colours.
  const remaining = fields.filter(
    (field) => !known.has(findingKey(field)) && !colours.some(({ path }) => isWithin(path, field.path)),
  )
  return sorted([...remaining, ...own])
}
