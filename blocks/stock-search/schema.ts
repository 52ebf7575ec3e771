import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'stockSearch',
  title: 'Stock search',
  group: 'stock',
  description:
    'All your vehicles with filters, sorting and pages. Filters, order and vehicles per page are set in the site’s settings.',
  searchWords: ['inventory', 'listing', 'results', 'used cars', 'filters'],
  lists: ['promo'],
  fields: sectionFields(
    'Leave it empty on search pages: the heading then says what is searched, for example Used Kia cars.',
    'Optional sentence under the heading.',
  ),
  outline: alwaysTitled,
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})
