import { z } from 'zod'
import { linkProjection, linkValue } from '#app/content/link.ts'
import { richTextProjection, richTextValue } from '#app/content/rich-text.tsx'
import { defineBlock } from '#blocks/contract.ts'
import { list, text } from '#blocks/shared.ts'

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
