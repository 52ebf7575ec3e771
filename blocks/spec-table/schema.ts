import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'specTable',
  title: 'Specification table',
  group: 'content',
  description: 'Figures side by side for up to four models: payload, towing, dimensions, prices of services.',
  searchWords: ['comparison', 'grid', 'rows', 'columns', 'data', 'price list'],
  fields: [
    defineField({
      name: 'heading',
      type: 'string',
      description: 'Shown above the table; also its name for screen readers.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 2,
      description: 'A sentence under the heading.',
    }),
    defineField({
      name: 'firstColumn',
      title: 'Heading of the first column',
      type: 'string',
      description: 'What the rows are, for example Specification or Service.',
    }),
    defineField({
      name: 'columns',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'What stands above each column of figures, for example the model. One to four.',
      validation: (rule) => rule.max(4),
    }),
    defineField({
      name: 'rows',
      type: 'array',
      description: 'The lines of the table. Add a group heading to split a long table.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'specRow',
          title: 'Row',
          fields: [
            defineField({
              name: 'label',
              type: 'string',
              description: 'What is measured: Braked towing.',
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'values',
              type: 'array',
              of: [defineArrayMember({ type: 'string' })],
              description:
                'One value for each column, with its unit: 3,500 kg. Write a dash where there is none.',
              validation: (rule) => rule.max(4),
            }),
          ],
          preview: {
            select: { title: 'label', values: 'values' },
            prepare: ({ title, values }) => ({
              title,
              subtitle: Array.isArray(values) ? values.join(' · ') : undefined,
            }),
          },
        }),
        defineArrayMember({
          type: 'object',
          name: 'specGroup',
          title: 'Group heading',
          fields: [
            defineField({
              name: 'title',
              type: 'string',
              description: 'What the next rows have in common: Dimensions.',
              validation: (rule) => rule.required(),
            }),
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
    }),
    defineField({
      name: 'note',
      type: 'text',
      rows: 2,
      description: 'Small print under the table: what the figures assume, and their date.',
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})
