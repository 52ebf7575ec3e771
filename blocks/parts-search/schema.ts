import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'partsSearch',
  title: 'Parts search',
  group: 'stock',
  description:
    'Search the parts of your stock feed. Where Parts search is off in the settings, it leads to the order form.',
  searchWords: ['accessories', 'spare parts', 'order'],
  fields: sectionFields(
    'Shown above the search. Leave empty for Parts and accessories.',
    'A sentence under the heading.',
  ),
  outline: alwaysTitled,
})
