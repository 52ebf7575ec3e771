import { z } from 'zod'
import { imageProjection } from './image.ts'
import { linkProjection } from './link.ts'

/** GROQ projection of the items of a `richText` field: `body[]{${richTextProjection}}`. */
export const richTextProjection = `
  ...,
  markDefs[]{ ..., _type == "link" => { ${linkProjection} } },
  _type == "picture" => { ${imageProjection}, caption }`

const node = z.object({ _type: z.string(), _key: z.string().optional() }).loose()

/** Portable text as queried; missing or broken text is an empty list. */
export const richTextValue = z
  .array(node)
  .nullish()
  .catch(null)
  .transform((nodes) => nodes ?? [])

export type RichTextValue = z.infer<typeof richTextValue>
