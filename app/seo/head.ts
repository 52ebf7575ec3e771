import { mediaUrl } from '#app/media/url.ts'
import type { FoundPage } from '#app/page/find.server.ts'
import { encodePath } from '#app/page/path.ts'
import type { Site } from '#app/tenancy/site.ts'

/** What search engines and social networks are told about a page. */
export interface Head {
  title: string
  description?: string
  /** Absolute; pages that are not to be found have none. */
  canonical?: string
  noindex: boolean
  /** Absolute address of a 1200 by 630 picture. */
  image?: string
  imageAlt?: string
}

export function pageHead(site: Site, { document, page, status }: FoundPage): Head {
  const { seo } = document
  const image = seo?.image ?? site.socialImage
  const noindex = status !== 200 || seo?.noindex === true
  return {
    title:
      seo?.title ??
      (page.path === '/'
        ? [site.name, site.tagline].filter(Boolean).join(' | ')
        : `${page.title} | ${site.name}`),
    description: seo?.description,
    canonical: noindex ? undefined : site.origin + (page.path === '/' ? '/' : encodePath(page.path)),
    noindex,
    image: image && site.origin + mediaUrl(image, { width: 1200, height: 630 }),
    imageAlt: image?.alt || undefined,
  }
}
