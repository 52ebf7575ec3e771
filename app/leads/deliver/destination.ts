import { z } from 'zod'
import { list, text } from '#values/fields.ts'

/** Where leads go: to people by mail, or to a dealer's system. */
const mail = z.object({ kind: z.literal('mail'), name: text, to: z.email() })
const webhook = z.object({ kind: z.literal('webhook'), name: text, url: z.url({ protocol: /^https?$/ }) })

export const destination = z.discriminatedUnion('kind', [mail, webhook])
export type Destination = z.infer<typeof destination>

const rule = z.object({
  off: z.boolean().nullish().catch(null),
  name: text,
  kind: z.enum(['mail', 'webhook']),
  to: text,
  url: text,
  categories: list(z.string()),
  makes: list(z.string()),
  dealerships: list(z.string()),
})
type Rule = z.infer<typeof rule>

/** One line of the site's routing, as the Studio holds it; a list that is empty stands for all. */
export const routingProjection = 'destinations[]{off, name, kind, to, url, categories, makes, dealerships}'
export const routingShape = z
  .object({ destinations: list(rule) })
  .nullish()
  .transform((routing) => routing?.destinations ?? [])

interface Routed {
  category: string
  make?: string
  dealership?: string
}

const fits = (allowed: readonly string[], value: string | undefined) =>
  allowed.length === 0 || allowed.some((one) => one.toLowerCase() === value?.toLowerCase())

/**
 * Where a lead goes: to every line that fits its category, the make of its car and its dealership; to the site's own
 * address where none does, so that no lead is told to nobody. Twice the same is once.
 */
export function destinationsOf(
  rules: readonly Rule[],
  { category, make, dealership }: Routed,
  siteEmail: string | undefined,
): Destination[] {
  const wanted = rules
    .filter(({ off }) => !off)
    .filter(
      (one) => fits(one.categories, category) && fits(one.makes, make) && fits(one.dealerships, dealership),
    )
    .flatMap((one): Destination[] => {
      const read = destination.safeParse(one)
      return read.success ? [read.data] : []
    })
  const all =
    wanted.length > 0 ? wanted : siteEmail ? [{ kind: 'mail' as const, name: undefined, to: siteEmail }] : []
  const seen = new Map(all.map((one) => [one.kind === 'mail' ? one.to.toLowerCase() : one.url, one]))
  return [...seen.values()]
}
