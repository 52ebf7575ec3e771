import { defineField, defineType } from '@sanity/types'
import type { BlocksField } from '../define-block.ts'
import { tenantField } from '../same-site.ts'

export const sharedBlock = (blocksField: BlocksField) =>
  defineType({
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
  })
