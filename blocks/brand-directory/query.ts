import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'

/** Groups of the directory, in the order they are shown. */
export const directoryGroups = ['cars', 'motorcycles', 'trucks', 'companies'] as const

export default defineBlock({
  type: 'brandDirectory',
  tier: 'static',
  projection: 'heading, intro, groups, companiesHeading',
  content: z.object({
    heading: text,
    intro: text,
    groups: list(z.enum(directoryGroups)).transform((groups) =>
      directoryGroups.filter((group) => groups.length === 0 || groups.includes(group)),
    ),
    companiesHeading: text.transform((value) => value ?? 'Group companies'),
  }),
})
