import { z } from 'zod'
import { projectionOf } from '#tenants/settings/combine.ts'
import type { Switches } from '#tenants/settings/define.ts'
import { text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'

const pictures = ['logo', 'logoOnDark', 'favicon', 'socialImage'] as const

/** GROQ of a tenant's own documents: who it is, which of the switches it sets, its menus. */
export const tenantQuery = (switches: Switches) => `{
  "site": *[_type == "site" && _id == $tenant && tenant._ref == $tenant][0]{
    ...,
    ${pictures.map((name) => `"${name}": ${name}{${imageProjection}}`).join(',\n    ')},
    ${projectionOf(switches)}
  },
  "navigation": *[_type == "navigation" && tenant._ref == $tenant][0]{
    ...,
    ${projectionOf(switches)}
  }
}`

const address = z
  .object({ street: z.string(), suburb: z.string(), state: z.string(), postcode: z.string() })
  .optional()
  .catch(undefined)

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: zone }))
  } catch {
    return false
  }
})

/** Fields of a site document that are not switches. */
const identityShape = z.object({
  name: text,
  siteSlug: z.string(),
  templateName: z.string().catch('default'),
  brand: text,
  tagline: text,
  phone: text,
  email: text,
  address,
  legal: text,
  timeZone: timeZone.catch('Australia/Brisbane'),
  logo: imageValue,
  logoOnDark: imageValue,
  favicon: imageValue,
  socialImage: imageValue,
  theme: z.record(z.string(), z.unknown()).nullish().catch(null),
  hosts: z
    .array(z.string())
    .nullish()
    .catch(null)
    .transform((hosts) => hosts ?? []),
})

/** What every Sanity document carries, and the fields above. */
const ownFields = new Set([
  'tenant',
  ...Object.keys(identityShape.shape).filter((key) => key !== 'templateName'),
])

/** The switches in a document: all that is neither Sanity's nor the document's own. */
function switchesOf(document: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(document).filter(([key]) => !key.startsWith('_') && !ownFields.has(key)),
  )
}

const documentShape = z.record(z.string(), z.unknown())

/** The result of `tenantQuery`: identity, and the switches of both documents; null when there is no such site. */
export const tenantShape = z
  .object({ site: documentShape.nullish(), navigation: documentShape.nullish() })
  .transform(({ site, navigation }) => {
    const identity = identityShape.safeParse(site)
    if (!site || !identity.success) return null
    return {
      identity: identity.data,
      site: switchesOf(site),
      navigation: switchesOf(navigation ?? {}),
    }
  })

export type TenantDocuments = NonNullable<z.output<typeof tenantShape>>

/** Every site of the dataset: the only query that names no tenant. It reads nothing but names and hosts. */
export const sitesQuery =
  '*[_type == "site" && defined(siteSlug)] | order(name asc) { _id, siteSlug, name, hosts, tagline }'

export const sitesShape = z.array(
  z.object({
    _id: z.string(),
    siteSlug: z.string(),
    name: text,
    tagline: text,
    hosts: z
      .array(z.string())
      .nullish()
      .catch(null)
      .transform((hosts) => hosts ?? []),
  }),
)
