import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { headings, whichTexts } from './texts.ts'

export default defineBlockSchema({
  name: 'vehicleText',
  title: 'Vehicle: text of the settings',
  group: 'stock',
  description:
    "What's included, why buy from us, protect your car, or the disclaimer: the site's settings hold the texts, each with another for new, used and demo vehicles where that differs. For the vehicle page template.",
  searchWords: ['included', 'why buy', 'protect', 'disclaimer', 'terms'],
  fields: [
    defineField({
      name: 'which',
      title: 'Which text',
      type: 'string',
      description: 'Written under Settings, Vehicle pages. While it is empty there, the block shows nothing.',
      initialValue: 'whatsIncluded',
      options: { list: whichTexts.map((value) => ({ value, title: headings[value] })), layout: 'radio' },
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the text. Empty takes the name of the text.',
      validation: (rule) => rule.max(60),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { which: 'which', heading: 'heading' },
    prepare: ({ which, heading }) => ({
      title: heading || headings[which as keyof typeof headings] || 'Vehicle: text of the settings',
      subtitle: 'Text of the settings',
    }),
  },
})
