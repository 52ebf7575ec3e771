import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'
import { linkProjection, linkValue } from '#values/link.ts'
import { richTextProjection, richTextValue } from '#values/rich-text.ts'

const faq = z.object({ question: z.string().trim().min(1), answer: richTextValue })

export default defineBlock({
  type: 'faqAccordion',
  tier: 'static',
  projection: `heading, intro, oneAtATime,
    questions[]{ question, "answer": answer[]{${richTextProjection}} },
    "action": action{${linkProjection}}`,
  content: z.object({
    heading: text,
    intro: text,
    questions: list(faq),
    oneAtATime: z.boolean().nullish().catch(null),
    action: linkValue.nullish().catch(null),
  }),
})
