import { useEffect, useMemo, useState } from 'react'
import { type SanityClient, useClient, useGrantsStore } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'

export interface OtherSite {
  id: string
  name: string
  /** Dealer group; sites without one form a group of their own. */
  group: string
  /** Texts that identify this site: name, phone, email. */
  ownWords: string[]
}

interface SiteRow {
  _id: string
  name?: string
  group?: string
  phone?: string
  email?: string
}

type Grants = ReturnType<typeof useGrantsStore>

const query = '*[_type == "site"] | order(name asc) { _id, name, "group": dealerGroup, phone, email }'

/** Whether the signed-in person may create pages on a site. */
const mayWrite = (grants: Grants, site: string) =>
  new Promise<boolean>((resolve) => {
    const page = { _id: 'drafts.new', _type: 'page', tenant: { _type: 'reference', _ref: site } }
    const subscription = grants.checkDocumentPermission('create', page).subscribe({
      next: ({ granted }) => {
        resolve(granted)
        queueMicrotask(() => subscription.unsubscribe())
      },
      error: () => resolve(false),
    })
  })

async function read(client: SanityClient, grants: Grants): Promise<OtherSite[]> {
  const rows = await client.fetch<SiteRow[]>(query, {}, { perspective: 'drafts' })
  const allowed = await Promise.all(rows.map(({ _id }) => mayWrite(grants, _id)))
  return rows
    .filter((_, index) => allowed[index])
    .map(({ _id, name, group, phone, email }) => ({
      id: _id,
      name: name ?? _id,
      group: group?.trim() ?? '',
      ownWords: [name, phone, email].filter((word): word is string => Boolean(word)),
    }))
}

/** The site a document belongs to, and the others that the signed-in person may edit, by name. */
export function useOtherSites(site: string | undefined) {
  const client = useClient({ apiVersion })
  const grants = useGrantsStore()
  const [sites, setSites] = useState<OtherSite[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let current = true
    read(client, grants).then(
      (found) => current && setSites(found),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [client, grants])
  return useMemo(
    () => ({
      own: sites?.find(({ id }) => id === site),
      others: sites?.filter(({ id }) => id !== site),
      failed,
    }),
    [sites, site, failed],
  )
}
