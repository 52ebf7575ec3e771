import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, list, text } from '#values/fields.ts'
import { linkProjection, linkValue } from '#values/link.ts'
import { benefitIcons, defaultBenefits } from './benefits.ts'

const benefit = z.object({
  title: z.string().trim().min(1),
  text,
  icon: choice(benefitIcons, 'shield'),
})

export default defineBlock({
  type: 'warranty',
  tier: 'static',
  projection: `heading, intro, benefits[]{title, text, icon}, showStandardText, showBenefits, "brand": brand->slug.current, note,
    link{${linkProjection}}`,
  content: z.object({
    heading: text,
    intro: text,
    benefits: list(benefit).transform((benefits): z.infer<typeof benefit>[] =>
      benefits.length > 0 ? benefits : defaultBenefits.map((known) => ({ ...known, text: undefined })),
    ),
    showStandardText: z
      .boolean()
      .nullish()
      .catch(null)
      .transform((value) => value ?? false),
    showBenefits: z
      .boolean()
      .nullish()
      .catch(null)
      .transform((value) => value ?? true),
    brand: text,
    note: text,
    link: linkValue.nullish().catch(null),
  }),
})
