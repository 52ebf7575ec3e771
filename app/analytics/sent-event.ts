import { z } from 'zod'

/** Longest body in bytes; an event is a few hundred. */
export const mostBytes = 4096
const mostProps = 12

/** Addresses are kept without query and fragment, which may say who somebody is. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '')

const address = z.string().max(2000).transform(withoutQuery)

/** A property of an event: `lead_id`, `action`. */
const prop = z.union([z.string().max(200), z.number(), z.boolean()])

/** What a browser sends of one event. What it has besides is kept as properties. */
export const sentEvent = z
  .object({
    event_id: z.number().int().min(0).max(1_000_000),
    car_id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    path: address.optional(),
    referrer: address.optional(),
    visit: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
  })
  .catchall(prop)
  .transform(({ event_id, car_id, path, referrer, visit, ...props }) => ({
    ...{ event_id, car_id, path, referrer, visit },
    props: props as Record<string, z.output<typeof prop>>,
  }))
  .refine(({ props }) => {
    const names = Object.keys(props)
    return names.length <= mostProps && names.every((name) => /^[a-z]\w{0,39}$/i.test(name))
  }, `Send at most ${mostProps} properties, with short names.`)

/** The event that a site counts under this number; of several with the same one, the first. */
export const eventNamed = (ids: Readonly<Record<string, number>>, event_id: number) =>
  Object.keys(ids).find((name) => ids[name] === event_id)
