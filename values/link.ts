import { z } from 'zod'

/** Destinations whose path is a switch of the tenant, so that marketers need not know it. */
export const namedDestinations = ['home', 'stockSearch', 'contact', 'finance', 'service', 'phone'] as const

/** GROQ projection of a `link` object, to be used as `link{${linkProjection}}`. */
export const linkProjection = `label, newTab, destination, "href": select(defined(page) => page->path.current, url)`

/** A link as queried. A link to a page that is gone has no href: `linkHref` returns undefined and views leave it out. */
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
