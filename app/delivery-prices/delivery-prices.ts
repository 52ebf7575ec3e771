import { z } from 'zod'
import { list, text } from '#values/fields.ts'

export const deliveryPricesProjection = 'dealership_slug, regions[]{name, price, postcodes[]{from, to}}'

const postcode = z.string().regex(/^\d{4}$/)

const range = z
  .object({ from: postcode, to: postcode.nullish() })
  .transform(({ from, to }) => ({ from, to: to ?? from }))

const region = z.object({
  name: z.string().trim().min(1),
  /** AUD, GST included. */
  price: z.number().min(0),
  postcodes: list(range),
})

/** What delivery costs from one dealership, or from all that have no prices of their own. */
export const deliveryPricesValue = z.object({ dealership_slug: text, regions: list(region) })

export type DeliveryPrices = z.infer<typeof deliveryPricesValue>

/** What bringing one vehicle to one postcode costs. */
export interface DeliveryEstimate {
  /** AUD */
  price: number
  region_name: string
}

/** The prices of a dealership: its own, else those for all. */
const pricesOf = (all: readonly DeliveryPrices[], dealership: string | undefined) =>
  all.find(({ dealership_slug: slug }) => slug && slug === dealership) ??
  all.find(({ dealership_slug: slug }) => !slug)

/** The regions that a vehicle of this dealership is brought to, as the dealer lists them. */
export const deliveryRegions = (all: readonly DeliveryPrices[], dealership: string | undefined) =>
  pricesOf(all, dealership)?.regions ?? []

/** Undefined where the dealership does not deliver to it (DLVR-04), or where it is no postcode (DLVR-08). */
export function deliveryEstimate(
  all: readonly DeliveryPrices[],
  dealership: string | undefined,
  postcode: string,
): DeliveryEstimate | undefined {
  // Postcodes of one length sort as numbers do; one of another length is in no range.
  if (!/^\d{4}$/.test(postcode)) return undefined
  const found = deliveryRegions(all, dealership).find(({ postcodes }) =>
    postcodes.some(({ from, to }) => from <= postcode && postcode <= to),
  )
  return found && { price: found.price, region_name: found.name }
}
