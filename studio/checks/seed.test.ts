import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { documentTypes, schemaTypes } from '../../blocks/registry.schema.ts'
import { readBlockFields } from '../../server/processes/block-fields.ts'
import { finish } from '../../tenants/demo/finish.ts'
import { demoTenants } from '../../tenants/demo/index.ts'
import { readFacts, type SiteFacts } from './facts.ts'
import { factsQuery } from './facts-query.ts'
import type { CheckedDocument } from './finding.ts'
import { runChecks } from './run.ts'

const blockFields = await readBlockFields()
const query = parse(factsQuery(documentTypes, schemaTypes))

/** The facts that the Content Lake would return, but for `references()`, which is slow here: the test supplies it. */
async function factsOf(dataset: CheckedDocument[], site: string, id: string): Promise<SiteFacts> {
  const value = await evaluate(query, { dataset, params: { site, id, page: true } })
  return readFacts(await value.get())
}

/** One promo of the demo has ended on purpose, to show editors what that looks like. */
const endedPromo = /^warning promo-.* This promo ended on /

const now = new Date('2026-11-21T00:00:00+10:00')

const refersTo = (id: string) => (document: CheckedDocument) =>
  document._id !== id && JSON.stringify(document).includes(`"_ref":"${id}"`)

/** The demo content has to pass the product's own checks. */
describe.each(demoTenants.map((tenant) => [tenant.site.siteSlug, tenant] as const))('%s', (slug, tenant) => {
  test('every seeded document passes', async () => {
    const documents = finish(tenant, blockFields, {
      asset: () => 'image-a-1x1-png',
      today: new Date('2026-11-21'),
    })
    const site = `site-${slug}`
    const { tones } = await factsOf(documents, site, site)
    const facts = { ...(await factsOf(documents, site, 'a-page-of-its-own')), tones }
    const found = documents.flatMap((document) => {
      const referring = documents.filter(refersTo(document._id)).map(({ _id }) => _id)
      const check = { document, facts: { ...facts, referring }, now }
      return runChecks(check).map(({ severity, message }) => `${severity} ${document._id}: ${message}`)
    })
    const meant = found.filter((line) => endedPromo.test(line))
    expect(found.filter((line) => !meant.includes(line))).toEqual([])
    expect(meant.length).toBeLessThanOrEqual(1)
  })
})
