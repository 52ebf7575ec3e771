import type { LinkValue } from '#values/link.ts'
import { answers } from './reach.ts'
import type { Site } from './site.ts'

const safeHref = /^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)/i

/** The address a link leads to on this site, or undefined when it leads nowhere. */
export function linkHref(link: LinkValue | null | undefined, site: Site): string | undefined {
  const href = addressOf(link, site)
  return href && answers(site, href) ? href : undefined
}

function addressOf(link: LinkValue | null | undefined, site: Site): string | undefined {
  switch (link?.destination) {
    case 'home':
      return '/'
    case 'stockSearch':
      return site.settings.searchPath
    case 'contact':
      return site.settings.contactPath
    case 'finance':
      return site.settings.financeLink
    case 'service':
      return site.settings.externalServicePage || '/service'
    case 'phone':
      return site.phone && `tel:${site.phone.replace(/[^\d+]/g, '')}`
    default:
      return link?.href && safeHref.test(link.href) ? link.href : undefined
  }
}
