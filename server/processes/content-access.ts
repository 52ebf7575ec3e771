import type { DemoUser } from '#embedded/content-lake/auth/accounts.ts'
import type { AccessModel } from '#embedded/content-lake/auth/grants.ts'
import { bothIds } from '#values/document-ids.ts'

/**
 * Who may see which content: every document names its site, the site's own document included. People limited to some
 * sites read and write those only, and cannot create a site.
 */
export const access: AccessModel = {
  title: 'Sites',
  options: '*[_type == "site"] | order(name asc) {"id": _id, "title": coalesce(name, siteSlug, _id)}',
  filter(sites) {
    const own = JSON.stringify(sites)
    const documents = JSON.stringify(sites.flatMap(bothIds))
    return `tenant._ref in ${own} && (_type != "site" || _id in ${documents})`
  },
}

/** One editor for each demo site, in addition to those who work on all sites. */
export const siteEditors: DemoUser[] = [
  { email: 'motorworld@forecourt.example', name: 'Mia Tran', role: 'editor', scopes: ['site-motorworld'] },
  {
    email: 'southside@forecourt.example',
    name: 'Ravi Chandra',
    role: 'editor',
    scopes: ['site-southside-chery'],
  },
  {
    email: 'outback@forecourt.example',
    name: 'Tess Walker',
    role: 'editor',
    scopes: ['site-outback-trucks'],
  },
]
