import type { SanityClient } from 'sanity'
import type { SiteFacts } from './facts.ts'
import { type CheckedDocument, type Finding, publishedId } from './finding.ts'
import { type Move, moveOf } from './move.ts'
import { findingKey, runChecks } from './run.ts'
import { fetchFacts } from './site-facts.ts'
import { checkedTypes, siteOf } from './use-checks.ts'

/** What to show before a document is published. */
export interface Review {
  document: CheckedDocument
  facts: SiteFacts
  errors: Finding[]
  /** Only those that the published version does not have already. */
  warnings: Finding[]
  move?: Move
}

/**
 * Reads draft and site again and checks them. Returns undefined if there is nothing to show, and `gone` if the draft no
 * longer exists because somebody else has published or discarded it.
 */
export async function reviewPublish(
  client: SanityClient,
  id: string,
  type: string,
): Promise<Review | 'gone' | undefined> {
  if (!checkedTypes.has(type)) return undefined
  const published = publishedId(id)
  const found = await client.fetch<CheckedDocument[]>(
    '*[_id in [$id, "drafts." + $id]]',
    { id: published },
    { perspective: 'raw' },
  )
  const draft = found.find(({ _id }) => _id !== published)
  const before = found.find(({ _id }) => _id === published)
  if (!draft) return 'gone'
  const site = siteOf(draft)
  if (!site) return undefined
  const facts = await fetchFacts(client, site, published, type)
  const now = new Date()
  const findings = runChecks({ document: draft, facts, now })
  const known = new Set(before && runChecks({ document: before, facts, now }).map(findingKey))
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(
    (finding) => finding.severity === 'warning' && !known.has(findingKey(finding)),
  )
  const move = moveOf(draft, before, facts)
  return errors.length > 0 || warnings.length > 0 || move
    ? { document: draft, facts, errors, warnings, move }
    : undefined
}
