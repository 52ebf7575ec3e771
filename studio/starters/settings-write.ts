import { type SanityClient, validateDocument, type Workspace } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { countOf, runChecks } from '../checks/run.ts'
import { fetchFacts } from '../checks/site-facts.ts'
import { checkedTypes, siteOf } from '../checks/use-checks.ts'
import type { Doc } from './documents.ts'
import { type Chosen, canPublish, documentAfter, writesFor } from './settings-plan.ts'

export interface Applied {
  site: string
  /** What was done there, as the dialog shows it. */
  result: string
}

/** Number of errors that the checks find in a document, as they would before it is published from its form. */
async function failedChecks(client: SanityClient, document: Doc): Promise<number> {
  const site = siteOf(document)
  if (!site || !checkedTypes.has(document._type)) return 0
  const facts = await fetchFacts(client, site, document._id, document._type)
  return countOf(runChecks({ document, facts, now: new Date() }), 'error')
}

/** Number of validation and check errors that the published document would have with the chosen fields. */
async function errorsOf(client: SanityClient, workspace: Workspace, chosen: Chosen): Promise<number> {
  const published = chosen.plan.host?.published
  if (!published) return 0
  const document = documentAfter(published, chosen)
  const markers = await validateDocument({
    document: document as Parameters<typeof validateDocument>[0]['document'],
    workspace,
    getClient: () => client.withConfig({ apiVersion }),
  })
  const invalid = markers.filter(({ level }) => level === 'error').length
  return invalid + (await failedChecks(client, document))
}

/**
 * New drafts are made from published pages. The Content Lake cannot compare the revision of those when the drafts are
 * created, so this does: @throws with status 409, like a patch at an outdated revision, if one has changed since it was shown.
 */
async function checkSources(client: SanityClient, sources: readonly Doc[]) {
  const ids = sources.map(({ _id }) => _id)
  const now = await client.fetch<{ _id: string; _rev: string }[]>(
    '*[_id in $ids]{_id, _rev}',
    { ids },
    { perspective: 'raw' },
  )
  const revisions = new Map(now.map(({ _id, _rev }) => [_id, _rev]))
  if (sources.some(({ _id, _rev }) => revisions.get(_id) !== _rev))
    throw Object.assign(new Error('A published page has changed.'), { statusCode: 409 })
}

/** Writes the chosen fields on all sites in one transaction. @throws if a document has changed since it was shown */
export async function applySettings(
  client: SanityClient,
  workspace: Workspace,
  chosen: readonly Chosen[],
  publish: boolean,
): Promise<Applied[]> {
  const applied: Applied[] = []
  const transaction = client.transaction()
  const sources: Doc[] = []
  for (const one of chosen) {
    const { site } = one.plan
    const errors = publish && canPublish(one.plan) ? await errorsOf(client, workspace, one) : 0
    const live = publish && canPublish(one.plan) && errors === 0
    for (const write of writesFor(one, live)) {
      if ('create' in write) {
        transaction.create(write.create)
        if (one.plan.host?.published) sources.push(one.plan.host.published)
      } else
        transaction.patch(write.patch.id, (patch) => {
          const set = patch.set(write.patch.set).unset(write.patch.unset)
          return write.patch.ifRevisionID ? set.ifRevisionId(write.patch.ifRevisionID) : set
        })
    }
    applied.push({ site, result: resultText(publish, live, errors) })
  }
  if (sources.length > 0) await checkSources(client, sources)
  await transaction.commit()
  return applied
}

function resultText(publish: boolean, live: boolean, errors: number) {
  if (live) return 'changed and published.'
  if (errors > 0) return 'changed as a draft: the page has errors that stop it from being published.'
  return publish
    ? 'changed as a draft: the block has never been published there.'
    : 'changed as a draft, to be published there.'
}
