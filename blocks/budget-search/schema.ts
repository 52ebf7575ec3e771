import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'budgetSearch',
  title: 'Search by budget',
  group: 'stock',
  description:
    'A price slider with two ends and a button that counts the vehicles between them. Bounds and step are a setting of the site.',
  searchWords: ['price', 'slider', 'afford', 'range'],
  fields: sectionFields('Shown beside the slider, for example What would you like to spend?'),
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})
