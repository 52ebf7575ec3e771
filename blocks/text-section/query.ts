import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'
import { linkProjection, linkValue } from '#values/link.ts'
import { richTextProjection, richTextValue } from '#values/rich-text.ts'

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
