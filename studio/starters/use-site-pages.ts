import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import type { StarterSite } from './starter.ts'

export interface SitePages {
  site: StarterSite
  /** Paths of its pages, published or not. */
  taken: ReadonlySet<string>
}

const query = `{
  "site": *[_id == $site][0]{ "id": _id, "name": coalesce(name, siteSlug), "suburb": address.suburb },
  "taken": *[_type == "page" && tenant._ref == $site].path.current
}`

/** A site with the paths of its pages; `failed` if they could not be read. */
export function useSitePages(site: string | undefined): { pages?: SitePages; failed?: boolean } {
  const client = useClient({ apiVersion })
  const [read, setRead] = useState<{ pages?: SitePages; failed?: boolean }>({})
  useEffect(() => {
    if (!site) return
    let current = true
    client
      .fetch<{ site: StarterSite; taken: string[] }>(query, { site }, { perspective: 'drafts' })
      .then((found) => ({ pages: { site: { ...found.site, id: site }, taken: new Set(found.taken) } }))
      .catch(() => ({ failed: true }))
      .then((next) => current && setRead(next))
    return () => {
      current = false
    }
  }, [client, site])
  return read
}
