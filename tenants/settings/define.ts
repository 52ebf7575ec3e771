import { z } from 'zod'
import { isRecord } from '#platform/is-record.ts'
import { withoutMarks } from '#values/marks.ts'

/** How a switch is edited in the Studio; its fields there are generated from this. */
export type Control =
  | 'boolean'
  | 'number'
  | 'text'
  | 'longText'
  | 'select'
  | 'multiSelect'
  | 'list'
  | 'numbers'
  | 'object'
  | 'objects'
  | 'richText'
  | 'menu'

/** A field of an `object` or `objects` control. */
export interface SubField {
  title: string
  meaning?: string
  control:
    | 'boolean'
    | 'number'
    | 'text'
    | 'longText'
    | 'richText'
    | 'select'
    | 'numbers'
    | 'link'
    | 'date'
    | 'objects'
  options?: Readonly<Record<string, string>>
  fields?: Readonly<Record<string, SubField>>
  required?: boolean
}

/** One per-tenant switch: everything that is known about it. */
export interface Switch<Shape extends z.ZodType = z.ZodType> {
  title: string
  /** One line for marketing staff: what changes when it is set. */
  meaning: string
  /** Validates what the Content Lake returns; its output is what the site reads. */
  shape: Shape
  /** Value where no layer sets the switch. Only `siteSlug` has none. */
  default?: z.output<Shape>
  control: Control
  /** Value to title, in the order shown (select, multiSelect). */
  options?: Readonly<Record<string, string>>
  /** Fields of one value (object, objects). */
  fields?: Readonly<Record<string, SubField>>
  min?: number
  max?: number
  /** GROQ projection of the value, where it holds references. */
  projection?: string
  /** False: nothing reads it yet (`later`), and the Studio does not offer it. */
  offered?: false
}

/**
 * A switch of the specification whose feature is still to come. Its key, shape and default are known, so that a document
 * that holds it stays valid; the Studio offers it when the feature that reads it takes this word away.
 */
export const later = <Own extends Switch>(own: Own) => ({ ...own, offered: false as const })

export const switchGroups = {
  site: 'Site',
  header: 'Header',
  footer: 'Footer',
  search: 'Search',
  sort: 'Sorting',
  cards: 'Vehicle cards',
  vehicle: 'Vehicle pages',
  promotions: 'Promotions and notices',
  locations: 'Locations',
  forms: 'Forms',
  tradeIn: 'Trade-in',
  finance: 'Finance',
  purchase: 'Reserving and buying',
  reviews: 'Reviews',
  visitors: 'Favourites and sign-in',
  tracking: 'Tracking',
} as const

export type SwitchGroup = keyof typeof switchGroups

/** Switches by their keys, each with its group in the Studio's settings. */
export type Switches = Readonly<Record<string, Switch & { group: SwitchGroup }>>

/** Puts switches into a group of the Studio's settings. */
export function inGroup<Own extends Record<string, Switch>>(group: SwitchGroup, switches: Own) {
  const entries = Object.entries(switches).map(([key, value]) => [key, { ...value, group }])
  return Object.fromEntries(entries) as { [Key in keyof Own]: Own[Key] & { group: SwitchGroup } }
}

type Options = Readonly<Record<string, string>>
type KeyOf<O> = Extract<keyof O, string>

const keysOf = <O extends Options>(options: O) => Object.keys(options) as [KeyOf<O>, ...KeyOf<O>[]]

/** An object as the Studio stores it: `_key` and `_type` are dropped, other unknown keys fail. */
export function item<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => {
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).filter(([key, entry]) => !/^_(key|type)$/.test(key) && entry !== null),
    )
  }, z.strictObject(shape))
}

/** A map; the Studio, which has no maps, stores it as a list of `{[keyName]: …, …}`. */
export function mapOf<Value extends z.ZodType>(keyName: string, value: Value, pick?: string) {
  return z.preprocess(
    (input) => {
      if (isRecord(input))
        return Object.fromEntries(Object.entries(input).filter(([key]) => !key.startsWith('_')))
      if (!Array.isArray(input)) return input
      return Object.fromEntries(
        input.filter(isRecord).map(({ [keyName]: key, ...rest }) => [String(key), pick ? rest[pick] : rest]),
      )
    },
    z.record(z.string().min(1), value),
  )
}

/** Words of at most so many letters; the marks that preview sets behind them do not count. */
export const words = (most: number, least = 0) =>
  z.string().refine(
    (text) => {
      const { length } = withoutMarks(text)
      return length >= least && length <= most
    },
    `Write ${least > 0 ? 'something of ' : ''}at most ${most} letters.`,
  )

export const path = z.string().regex(/^\/(?!\/)\S*$/, 'Write a path of this site, beginning with one slash.')
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'Write a full web address, beginning with https://',
})
export const range = z
  .tuple([z.number(), z.number()])
  .refine(([low, high]) => low <= high, 'The first number is the lower bound.')

export const toggle = (title: string, meaning: string, value: boolean) =>
  ({ title, meaning, shape: z.boolean(), default: value, control: 'boolean' }) as const satisfies Switch

export const number = (title: string, meaning: string, value: number, min = 0, max = 10_000_000) =>
  ({
    title,
    meaning,
    shape: z.number().min(min).max(max),
    default: value,
    control: 'number',
    min,
    max,
  }) as const satisfies Switch

export const text = (title: string, meaning: string, value: string) =>
  ({ title, meaning, shape: z.string().max(2000), default: value, control: 'text' }) as const satisfies Switch

export const pathText = (title: string, meaning: string, value: string) =>
  ({ title, meaning, shape: path, default: value, control: 'text' }) as const satisfies Switch

/** A web address, or empty. */
export const addressText = (title: string, meaning: string, value = '') =>
  ({
    title,
    meaning,
    shape: z.union([z.literal(''), path, webAddress]),
    default: value,
    control: 'text',
  }) as const satisfies Switch

export const select = <const O extends Options>(
  title: string,
  meaning: string,
  options: O,
  value: KeyOf<O>,
) => ({
  title,
  meaning,
  shape: z.enum(keysOf(options)),
  default: value,
  control: 'select' as const,
  options: options as Options,
})

export const multiSelect = <const O extends Options>(
  title: string,
  meaning: string,
  options: O,
  value: KeyOf<O>[],
) => ({
  title,
  meaning,
  shape: z.array(z.enum(keysOf(options))),
  default: value,
  control: 'multiSelect' as const,
  options: options as Options,
})

export const list = (title: string, meaning: string, value: string[] = []) =>
  ({
    title,
    meaning,
    shape: z.array(z.string().min(1).max(200)).max(200),
    default: value,
    control: 'list',
  }) as const satisfies Switch

export const numbers = (title: string, meaning: string, value: number[]) =>
  ({
    title,
    meaning,
    shape: z.array(z.number()).max(50),
    default: value,
    control: 'numbers',
  }) as const satisfies Switch

export const numberRange = (title: string, meaning: string, value: [number, number]) =>
  ({ title, meaning, shape: range, default: value, control: 'numbers' }) as const satisfies Switch

/** Portable text as stored; text alone becomes one paragraph. */
export const richText = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value.trim() === ''
        ? []
        : [
            {
              _type: 'block',
              _key: 'p0',
              style: 'normal',
              markDefs: [],
              children: [{ _type: 'span', _key: 's0', text: value, marks: [] }],
            },
          ]
      : value,
  z.array(z.looseObject({ _type: z.string(), _key: z.string().optional() })),
)
