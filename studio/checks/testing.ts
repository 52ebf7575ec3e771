import { readFacts } from './facts.ts'
import type { Check, CheckedDocument, Rule } from './finding.ts'

/** Noon of 1 July 2026 in Brisbane. */
export const testNow = new Date('2026-07-01T12:00:00+10:00')

export const site = { _id: 'site-corner', siteSlug: 'corner', name: 'Corner Motors', legal: 'LMCT 1234567' }

const page = (path: string, title: string, more: object = {}) => ({
  _id: `page${path.replaceAll('/', '-')}`,
  path,
  title,
  ...more,
})

export const testResult = {
  site: [site],
  pages: [
    page('/', 'Home'),
    page('/about', 'About us', { description: 'Who we are.' }),
    { ...page('/finance-guide', 'Finance guide'), _id: 'drafts.page-finance-guide' },
  ],
  redirects: [] as object[],
  promos: [] as object[],
  shared: [] as object[],
  brands: ['kia'],
  tones: [] as object[],
  linking: [] as object[],
  referring: [] as string[],
}

/** A page of the site under test, at /service. */
export const editedPage = (fields: object = {}): CheckedDocument => ({
  _id: 'drafts.page-service',
  _type: 'page',
  title: 'Service',
  path: { _type: 'slug', current: '/service' },
  seo: { description: 'Book a service.' },
  ...fields,
})

export function checkOf(document: CheckedDocument, result: Partial<typeof testResult> = {}): Check {
  return { document, facts: readFacts({ ...testResult, ...result }), now: testNow }
}

/** The findings of a rule as severity, path and message. */
export const findingsFor = (rule: Rule, document: CheckedDocument, result?: Partial<typeof testResult>) =>
  rule(checkOf(document, result)).map(({ severity, path, message }) => [severity, path, message] as const)

/** A paragraph or heading of rich text. */
export const line = (text: string, style = 'normal', markDefs: object[] = []) => ({
  _type: 'block',
  _key: text,
  style,
  markDefs,
  children: [{ _type: 'span', _key: 's', text }],
})
