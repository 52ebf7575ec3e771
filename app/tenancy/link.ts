import { z } from 'zod'
import type { Site } from './site.ts'

/** Destinations whose path is a switch of the tenant, so that marketers need not know it. */
export const namedDestinations = ['home', 'stockSearch', 'contact', 'finance', 'service', 'phone'] as const

/** GROQ projection of a `link` object, to be used as `link{${linkProjection}}`. */
export const linkProjection = `label, newTab, destination, "href": select(defined(page) => page->path.current, url)`

/** A link as queried. A link to a page that is gone has no href: `linkHref` answers undefined and views leave it out. */
export const linkValue = z.object({
  label: z
    .string()
    .nullish()
    .transform((label) => label ?? ''),
  newTab: z.boolean().nullish(),
  destination: z.enum(namedDestinations).nullish().catch(null),
  href: z.string().nullish(),
})

export type LinkValue = z.infer<typeof linkValue>

const safeHref = /^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)/i

/** The address a link leads to on this site, or undefined when it leads nowhere. */
export function linkHref(link: LinkValue | null | undefined, site: Site): string | undefined {
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
