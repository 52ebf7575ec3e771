import type { SanityClient } from 'sanity'
import { draftId } from '../../values/document-ids.ts'
import { slugOf } from '../documents/field-values.ts'
import type { SiteFacts } from './facts.ts'
import { type CheckedDocument, publishedId } from './finding.ts'
import { localPath } from './paths.ts'

/** The change of a published page's path. */
export interface Move {
  from: string
  to: string
}

const pathOf = (document: CheckedDocument | null | undefined) => localPath(slugOf(document?.path))

/** The move that publishing would cause; undefined if the path stays, or the old path still leads somewhere. */
export function moveOf(
  edited: CheckedDocument,
  published: CheckedDocument | null | undefined,
  facts: SiteFacts,
): Move | undefined {
  const from = pathOf(published)
  const to = pathOf(edited)
  if (edited._type !== 'page' || !from || !to || from === to) return undefined
  const id = publishedId(edited._id)
  const taken = [...facts.pages.values()].some(
    (page) => page.id !== id && page.published && page.path === from,
  )
  const sent = [...facts.redirects.values()].some(
    (redirect) => redirect.published && redirect.from === from && localPath(redirect.to) === to,
  )
  return taken || sent ? undefined : { from, to }
}

/** Changes to the site's redirects after which the old path leads to the new one, without loops and chains. */
export function planMove({ from, to }: Move, facts: SiteFacts) {
  const all = [...facts.redirects.values()]
  const own = all.find((redirect) => redirect.from === from)
  return {
    /** An existing redirect from the old path, hidden by the page so far: it gets the new target. */
    retargeted: own?._id,
    /** Redirects from the new path, which would lead back. */
    removed: all.filter((redirect) => redirect.from === to).map(({ id }) => id),
    /** Redirects to the old path: they get the new path as target. */
    straightened: all
      .filter((redirect) => redirect.from !== from && redirect.from !== to && localPath(redirect.to) === from)
      .map(({ _id }) => _id),
  }
}

/** Creates the redirect, in one transaction. Harmless until the page is published, because pages win over redirects. */
export async function applyMove(client: SanityClient, site: string, move: Move, facts: SiteFacts) {
  const { retargeted, removed, straightened } = planMove(move, facts)
  const transaction = client.transaction()
  for (const id of removed) transaction.delete(id).delete(draftId(id))
  for (const id of straightened) transaction.patch(id, { set: { to: move.to } })
  if (retargeted) transaction.patch(retargeted, { set: { to: move.to, permanent: true } })
  else
    transaction.create({
      _type: 'redirect',
      tenant: { _type: 'reference', _ref: site },
      from: move.from,
      to: move.to,
      permanent: true,
    })
  await transaction.commit()
}
