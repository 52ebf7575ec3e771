import { z } from 'zod'

/** Text that may be missing in the Studio: null becomes undefined. */
export const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || undefined)

/** A list that may be missing: bad items are dropped, null becomes []. */
export function list<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items) =>
      (items ?? []).flatMap((value): z.output<Item>[] => {
        const parsed = item.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    )
}

/** A whole number, with the default where there is none or one out of bounds. */
export const wholeNumber = (least: number, most: number, fallback: number) =>
  z
    .number()
    .int()
    .min(least)
    .max(most)
    .nullish()
    .catch(null)
    .transform((value) => value ?? fallback)

/** One of a few values, with the default for anything else. */
export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) {
  return z
    .enum(values)
    .nullish()
    .catch(null)
    .transform((value) => (value ?? fallback) as Values[number])
}
