import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'

export interface SiteChoice {
  slug: string
  name: string
}

const query =
  '*[_type == "site" && defined(siteSlug)] | order(name asc) { "slug": siteSlug, "name": coalesce(name, siteSlug) }'

/** The sites that the signed-in person may see, by name. */
export const fetchSites = (client: SanityClient) =>
  client.withConfig({ apiVersion, perspective: 'drafts' }).fetch<SiteChoice[]>(query)

export function useSites(): SiteChoice[] {
  const client = useClient({ apiVersion })
  const [sites, setSites] = useState<SiteChoice[]>([])
  useEffect(() => {
    let current = true
    fetchSites(client).then(
      (found) => current && setSites(found),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client])
  return sites
}

const lastSite = 'forecourt/last-site'

/** The site that was open last in this browser. */
export const readLastSite = () => window.localStorage.getItem(lastSite)
export const keepLastSite = (slug: string) => window.localStorage.setItem(lastSite, slug)
