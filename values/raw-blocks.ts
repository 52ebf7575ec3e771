import { z } from 'zod'

/** A block as the page query answers it: common fields, and the projected ones under `content`. */
export interface RawBlock {
  _type: string
  _key: string
  hidden?: boolean | null
  /** ISO instant, or a date alone (read in the tenant's time zone: start 00:00, expiry 24:00 of that day). */
  start?: string | null
  expiry?: string | null
  anchor?: string | null
  tone?: 'default' | 'muted' | 'brand' | 'dark' | null
  content?: unknown
}

const tone = z.enum(['default', 'muted', 'brand', 'dark']).nullish().catch(null)
const moment = z.string().nullish().catch(null)

const rawBlock = z.object({
  _type: z.string(),
  _key: z.string(),
  hidden: z.boolean().nullish().catch(null),
  start: moment,
  expiry: moment,
  anchor: z
    .string()
    .regex(/^[a-z][\w-]*$/i)
    .nullish()
    .catch(null),
  tone,
  content: z.unknown(),
}) satisfies z.ZodType<RawBlock>

/** Blocks as queried; what is not a block at all is dropped. */
export const rawBlocks = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((items) =>
    (items ?? []).flatMap((item): RawBlock[] => {
      const block = rawBlock.safeParse(item)
      return block.success ? [block.data] : []
    }),
  )
