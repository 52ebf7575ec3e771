import { z } from 'zod'
import { imageProjection, imageValue } from '#app/media/image.ts'

export const brandKinds = ['cars', 'motorcycles', 'trucks'] as const

const words = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || undefined)

/** GROQ projection of a `brand` document, without braces. */
export const brandProjection = `name, "slug": slug.current, kind, description, "logo": logo{${imageProjection}}`

/** A manufacturer as the tenant presents it (MKT-12). */
export const brandValue = z.object({
  name: z.string().trim().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(brandKinds).catch('cars'),
  description: words,
  logo: imageValue,
})

export type Brand = z.infer<typeof brandValue>

/** GROQ projection of a `groupCompany` document, without braces. */
export const companyProjection = `name, description, "logo": logo{${imageProjection}},
  "href": coalesce(select(defined(page) => page->path.current), url, "/" + slug.current)`

/** A company of the dealer group. */
export const companyValue = z.object({
  name: z.string().trim().min(1),
  description: words,
  logo: imageValue,
  href: z
    .string()
    .regex(/^(\/(?!\/)|https?:\/\/)/)
    .nullish()
    .catch(null),
})

export type Company = z.infer<typeof companyValue>

/** Keeps what parses: one broken document never takes the list with it. */
export const manyOf = <Item extends z.ZodType>(item: Item) =>
  z.array(z.unknown()).transform((values) =>
    values.flatMap((value): z.output<Item>[] => {
      const parsed = item.safeParse(value)
      return parsed.success ? [parsed.data] : []
    }),
  )

/** Address of a brand's page (ROUTE-57). */
export const brandPath = (brand: Pick<Brand, 'slug'>) => `/${brand.slug}/overview`
