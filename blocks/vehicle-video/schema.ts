import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleVideo',
  title: 'Vehicle: video',
  group: 'stock',
  description:
    'The YouTube or Vimeo video of the vehicle a page is about; nothing loads from there until it is played. For the vehicle page template.',
  searchWords: ['youtube', 'vimeo', 'film', 'walk-around'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the video.',
      initialValue: 'Video',
      validation: (rule) => rule.max(60),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { subtitle: 'heading' },
    prepare: ({ subtitle }) => ({ title: 'Vehicle: video', subtitle }),
  },
})
