import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'signIn',
  title: 'Sign-in',
  group: 'content',
  description: 'Shoppers sign in with their mobile and a code by text message. For the sign-in page only.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description:
        'Stands above the form. Empty says what the shopper signs in for: "Sign in to your watchlist".',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      description: 'One sentence above the field for the mobile number. Empty says that a code is texted.',
      validation: (rule) => rule.max(240),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title: title ?? 'Sign-in' }),
  },
})
