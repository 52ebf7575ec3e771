import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { neverLeads } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'breadcrumbs',
  title: 'Breadcrumbs',
  group: 'content',
  description:
    'The way from the home page down to this one. Put it first on pages that stand below another page.',
  searchWords: ['path', 'trail', 'back'],
  fields: [
    defineField({
      name: 'homeLabel',
      title: 'Name of the first step',
      type: 'string',
      description: 'What the home page is called in the trail.',
      initialValue: 'Home',
      validation: (rule) => rule.max(30),
    }),
    defineField({
      name: 'showCurrent',
      title: 'Show this page',
      type: 'boolean',
      description: 'End the trail with the name of the page the shopper is on.',
      initialValue: true,
    }),
  ],
  slim: { top: 24, height: 36 },
  outline: neverLeads,
  preview: { select: { title: 'homeLabel' }, prepare: ({ title }) => ({ title: `${title || 'Home'} / …` }) },
})
