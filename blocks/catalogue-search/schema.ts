import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'catalogueSearch',
  title: 'Catalogue of new models',
  group: 'brands',
  description:
    'Every new model you sell, with filters by brand, body and model. Filled from Models by itself.',
  searchWords: ['new cars', 'range', 'filter'],
  lists: ['model'],
  fields: sectionFields(
    'Shown above the models. Leave empty to show the title of the page.',
    'A sentence under the heading, for example that prices include on-road costs.',
  ),
  outline: alwaysTitled,
})
