import { z } from 'zod'
import { linkProjection, linkValue } from '#app/tenancy/link.ts'
import { richTextProjection, richTextValue } from '#app/content/rich-text.tsx'
import { imageProjection, imageValue } from '#values/image.ts'
import { defineBlock } from '#app/page/block.ts'
import { choice, text } from '#values/fields.ts'

export default defineBlock({
  type: 'textSection',
  tier: 'static',
  projection: `heading, intro, pictureSide, width, columns, showContents,
    "body": body[]{${richTextProjection}},
    "picture": picture{${imageProjection}},
    "action": action{${linkProjection}}`,
  content: z.object({
    heading: text,
    intro: text,
    body: richTextValue,
    picture: imageValue,
    pictureSide: choice(['left', 'right'], 'right'),
    width: choice(['reading', 'wide'], 'reading'),
    columns: z.literal([1, 2]).catch(1).default(1),
    showContents: z.boolean().nullish().catch(null),
    action: linkValue.nullish().catch(null),
  }),
})
