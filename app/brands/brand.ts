import { z } from 'zod'
import { list, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'
import { linkProjection, linkValue } from '#values/link.ts'

export const brandKinds = ['cars', 'motorcycles', 'trucks'] as const

const address = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)/)
  .nullish()
  .catch(null)

/** GROQ projection of a `brand` document, without braces. */
export const brandProjection = `name, "slug": slug.current, kind, description, url, "logo": logo{${imageProjection}},
  "image": image{${imageProjection}}, dropdownItems[]{${linkProjection}}`

/** A manufacturer as the tenant presents it (MKT-12). */
export const brandValue = z.object({
  name: z.string().trim().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(brandKinds).catch('cars'),
  description: text,
  logo: imageValue,
  /** Its cars, as the top of its page shows them. */
  image: imageValue,
  url: address,
  /** Further links of the brand in the large menu (NAV-02). */
  dropdownItems: list(linkValue),
})

export type Brand = z.infer<typeof brandValue>

/** GROQ projection of a `groupCompany` document, without braces. */
export const companyProjection = `name, description, "logo": logo{${imageProjection}},
  "href": coalesce(select(defined(page) => page->path.current), url, "/" + slug.current)`

/** A company of the dealer group. */
export const companyValue = z.object({
  name: z.string().trim().min(1),
  description: text,
  logo: imageValue,
  href: address,
})

export type Company = z.infer<typeof companyValue>

/** Where a brand's logo leads: its page here (ROUTE-57), or its own site where it has one. */
export const brandHref = ({ slug, url }: Pick<Brand, 'slug' | 'url'>) => url ?? `/${slug}/overview`
