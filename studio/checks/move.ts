import type { SanityClient } from 'sanity'
import { draftId } from '../../values/document-ids.ts'
import { slugOf } from '../documents/field-values.ts'
import type { SiteFacts } from './facts.ts'
import { type CheckedDocument, publishedId } from './finding.ts'
import { localPath } from './paths.ts'

/** A published page that is about to get another path. */
export interface Move {
  from: string
  to: string
}

const pathOf = (document: CheckedDocument | null | undefined) => localPath(slugOf(document?.path))

/** The move that publishing brings, where shoppers would find nothing at the old path; else undefined. */
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

/** What becomes of the site's redirects, so that the old path leads to the new one and none goes round or in a chain. */
export function planMove({ from, to }: Move, facts: SiteFacts) {
  const all = [...facts.redirects.values()]
  const own = all.find((redirect) => redirect.from === from)
  return {
    /** A redirect that stood at the old path, hidden by the page, is turned to the new one. */
    turned: own?._id,
    /** From the new path, where the page now stands: it would lead back. */
    removed: all.filter((redirect) => redirect.from === to).map(({ id }) => id),
    /** To the old path: straight to the new one from now on. */
    straightened: all
      .filter((redirect) => redirect.from !== from && redirect.from !== to && localPath(redirect.to) === from)
      .map(({ _id }) => _id),
  }
}

/** Makes the redirect, all or nothing. Until the page is published it does no harm: a page wins over a redirect. */
export async function applyMove(client: SanityClient, site: string, move: Move, facts: SiteFacts) {
  const { turned, removed, straightened } = planMove(move, facts)
  const transaction = client.transaction()
  for (const id of removed) transaction.delete(id).delete(draftId(id))
  for (const id of straightened) transaction.patch(id, { set: { to: move.to } })
  if (turned) transaction.patch(turned, { set: { to: move.to, permanent: true } })
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
