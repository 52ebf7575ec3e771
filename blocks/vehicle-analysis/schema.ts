import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleAnalysis',
  title: 'Vehicle: car analysis',
  group: 'stock',
  description:
    'Kilometres and price of the vehicle a page is about beside the averages of the same model in stock. Shows where there is another and the site has the plug-in Car Analysis. For the vehicle page template.',
  searchWords: ['average', 'compare'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the comparison.',
      initialValue: 'Car Analysis',
      validation: (rule) => rule.max(60),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { subtitle: 'heading' },
    prepare: ({ subtitle }) => ({ title: 'Vehicle: car analysis', subtitle }),
  },
})
