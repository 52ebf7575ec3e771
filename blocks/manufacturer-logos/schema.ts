import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'manufacturerLogos',
  title: 'Manufacturer logos',
  group: 'brands',
  description:
    'The badges of the brands you sell, each leading to its own page. Filled from Brands by itself.',
  searchWords: ['makes', 'badges', 'brand logos'],
  lists: ['brand'],
  fields: [
    ...sectionFields(
      'Shown above the logos, for example Find your brand.',
      'A sentence under the heading. Leave empty where the logos speak for themselves.',
    ),
    defineField({
      name: 'kind',
      title: 'Which brands',
      type: 'string',
      description: 'All brands of this site, or those of one kind only.',
      options: {
        list: [
          { title: 'All', value: 'all' },
          { title: 'Cars', value: 'cars' },
          { title: 'Motorcycles', value: 'motorcycles' },
          { title: 'Trucks', value: 'trucks' },
        ],
      },
      initialValue: 'all',
    }),
    defineField({
      name: 'showNames',
      title: 'Show names',
      type: 'boolean',
      description: 'Write the name under each logo. Helpful where badges are not widely known.',
      initialValue: true,
    }),
    defineField({
      name: 'link',
      title: 'Link below',
      type: 'link',
      description: 'An optional link under the logos, for example to the page of all brands.',
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'kind' } },
})
