import { defineField, defineType } from '@sanity/types'
import { Blocks } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { tenantField } from '../same-site.ts'

export default defineDocument(({ blocksField }) => ({
  type: defineType({
    name: 'sharedBlock',
    title: 'Shared block',
    type: 'document',
    description: 'Blocks used on several pages: change them here once, and every page follows.',
    fields: [
      tenantField,
      defineField({
        name: 'title',
        title: 'Name',
        type: 'string',
        description: 'What your team calls it, for example "Finance call to action". Shoppers do not see it.',
        validation: (rule) => rule.required().max(80),
      }),
      blocksField(),
    ],
    orderings: [{ name: 'title', title: 'Name', by: [{ field: 'title', direction: 'asc' }] }],
    preview: {
      select: { title: 'title', media: 'blocks.0.picture', blocks: 'blocks' },
      prepare: ({ title, media, blocks }) => {
        const count = Object.keys(blocks ?? {}).length
        return {
          title: title || 'Shared block without a name',
          subtitle: `${count} ${count === 1 ? 'block' : 'blocks'}`,
          media,
        }
      },
    },
  }),
  studio: {
    section: 'pages',
    position: 50,
    title: 'Shared blocks',
    icon: Blocks,
    order: [['title', 'asc']],
    locations: { referredToAs: '_id' },
    naturalKey: 'title',
    copiedWithPage: true,
  },
}))
