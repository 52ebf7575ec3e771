import type { ReactNode } from 'react'
import { ConsentNotice } from '#app/analytics/consent-notice.tsx'
import type { PageInfo } from '#app/page/block.ts'
import type { Site } from '#app/tenancy/site.ts'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'
import { type BrandMenuItem, entriesOf, type ModelsNow } from './menu.ts'
import { AnnouncementBar, EmergencyBanner } from './notices.tsx'

export interface SiteFrameProps {
  site: Site
  page: PageInfo
  /** The tenant's brands as its menus show them: those of the `brands` switch, in the dealer's order. */
  brands: readonly BrandMenuItem[]
  /** What the stock says of the models in the menu. */
  models: ModelsNow
  /** The instant the page is rendered for: dates of the announcement, year of the footer. */
  instant: Date
  /** Marks the inline script as ours, for the Content Security Policy. */
  mark: string
  /** The page's `<main id="main">`. */
  children: ReactNode
}

/** Whose page it is and where it was found, for a page on paper. */
function Letterhead({ site, path }: { site: Site; path: string }) {
  const { name, phone, email, address, origin } = site
  const place = address && `${address.street}, ${address.suburb} ${address.state} ${address.postcode}`
  return (
    <div className="letterhead" aria-hidden>
      <strong>{name}</strong>
      <p>{[place, phone, email].filter(Boolean).join(' · ')}</p>
      <p>{origin + path}</p>
    </div>
  )
}

/** What stands around every page of a site: skip link, notices, header, footer. */
export function SiteFrame({ site, page, brands, models, instant, mark, children }: SiteFrameProps) {
  const { headerMenu, footerMenu } = site.settings
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <EmergencyBanner site={site} />
      <AnnouncementBar site={site} instant={instant} mark={mark} />
      <Letterhead site={site} path={page.path} />
      <SiteHeader
        site={site}
        entries={entriesOf(headerMenu, site, page.path)}
        brands={brands}
        models={models}
      />
      {children}
      <SiteFooter site={site} entries={entriesOf(footerMenu, site, page.path)} instant={instant} />
      <ConsentNotice site={site} />
    </>
  )
}
