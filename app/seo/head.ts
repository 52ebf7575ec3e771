import { isDrawing, mediaUrl } from '#app/media/url.ts'
import type { HeadFromBlock } from '#app/page/block.ts'
import type { FoundPage } from '#app/page/find.server.ts'
import { encodePath } from '#app/page/path.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { ImageValue } from '#values/image.ts'

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

/**
 * The editor's own words first, then what a block knows of its subject, then the page's title. The picture is the
 * editor's, that of the subject, the first on the page (`shown`), the site's own, or the logo where it is no drawing.
 */
export function pageHead(
  site: Site,
  { document, page, status }: FoundPage,
  known: HeadFromBlock = {},
  shown?: ImageValue,
): Head {
  const { seo } = document
  const logo = site.logo && !isDrawing(site.logo) ? site.logo : undefined
  const image = seo?.image ?? shown ?? site.socialImage ?? logo
  const noindex = status !== 200 || seo?.noindex === true || known.noindex === true
  const picture = known.image ?? (image && mediaUrl(image, { width: 1200, height: 630 }))
  return {
    title:
      seo?.title ??
      known.title ??
      (page.path === '/'
        ? [site.name, site.tagline].filter(Boolean).join(' | ')
        : `${page.title} | ${site.name}`),
    description: seo?.description ?? known.description,
    canonical: noindex
      ? undefined
      : site.origin + (known.canonical ?? (page.path === '/' ? '/' : encodePath(page.path))),
    noindex,
    image: picture && new URL(picture, site.origin).href,
    imageAlt: (known.image ? undefined : image?.alt) || undefined,
  }
}
