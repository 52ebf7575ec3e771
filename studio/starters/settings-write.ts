import { type SanityClient, validateDocument, type Workspace } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { countOf, runChecks } from '../checks/run.ts'
import { fetchFacts } from '../checks/site-facts.ts'
import { checkedTypes, siteOf } from '../checks/use-checks.ts'
import type { Doc } from './documents.ts'
import { type Chosen, canPublish, outcomeOf, writesFor } from './settings-plan.ts'

export interface Applied {
  site: string
  /** What was done there. */
  words: string
}

/** Errors that the checks of a page find in the document, as the Studio's own publish button counts them. */
async function failedChecks(client: SanityClient, document: Doc): Promise<number> {
  const site = siteOf(document)
  if (!site || !checkedTypes.has(document._type)) return 0
  const facts = await fetchFacts(client, site, document._id, document._type)
  return countOf(runChecks({ document, facts, now: new Date() }), 'error')
}

/** How many errors keep a document from being published without anybody having opened it. */
async function errorsOf(client: SanityClient, workspace: Workspace, chosen: Chosen): Promise<number> {
  const published = chosen.plan.host?.published
  if (!published) return 0
  const document = outcomeOf(published, chosen)
  const markers = await validateDocument({
    document: document as Parameters<typeof validateDocument>[0]['document'],
    workspace,
    getClient: () => client.withConfig({ apiVersion }),
  })
  const invalid = markers.filter(({ level }) => level === 'error').length
  return invalid + (await failedChecks(client, document))
}

/**
 * Refuses, as the Content Lake does of a patch at another revision, where a published page that a new draft is made from
 * has changed since it was shown.
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

/** Writes what was chosen on all sites in one transaction, at the revisions that were shown, or throws. */
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
    applied.push({ site, words: wordsFor(publish, live, errors) })
  }
  if (sources.length > 0) await checkSources(client, sources)
  await transaction.commit()
  return applied
}

function wordsFor(publish: boolean, live: boolean, errors: number) {
  if (live) return 'changed and published.'
  if (errors > 0) return 'changed as a draft: the page has errors that stop it from being published.'
  return publish
    ? 'changed as a draft: the block has never been published there.'
    : 'changed as a draft, to be published there.'
}
