import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'guestbook',
  title: 'Guestbook',
  group: 'content',
  description: 'Visitors leave a message, and read what others have written.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Shown above the form.',
    }),
  ],
})
