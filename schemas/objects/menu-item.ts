import { defineArrayMember, defineField, defineType } from '@sanity/types'

export default defineType({
  name: 'menuItem',
  title: 'Menu entry',
  type: 'object',
  description: 'One entry of a menu, with entries below it where needed.',
  fields: [
    defineField({
      name: 'label',
      title: 'Words in the menu',
      type: 'string',
      description: 'One or two are best.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'link',
      title: 'Leads to',
      type: 'link',
      description: 'Where a click leads. Leave empty for an entry that only opens the entries below it.',
    }),
    defineField({
      name: 'brands',
      title: 'Show the brands',
      type: 'boolean',
      description: 'Opens the large menu with the logos of the brands this site sells.',
      initialValue: false,
    }),
    defineField({
      name: 'model',
      title: 'Show a model',
      type: 'reference',
      to: [{ type: 'model' }],
      weak: true,
      description:
        'Shows the entry with the picture of this model, its price and how many are in stock. Stands below an entry such as Models, or below a group of it: SUV, Electric.',
    }),
    defineField({
      name: 'children',
      title: 'Entries below',
      type: 'array',
      description: 'What opens below this entry. Keep it under eight.',
      of: [defineArrayMember({ type: 'menuItem' })],
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'tiles',
      title: 'Tiles',
      type: 'array',
      description: 'Up to four pictures with words at the foot of the large menu.',
      of: [defineArrayMember({ type: 'menuTile' })],
      validation: (rule) => rule.max(4),
    }),
  ],
  preview: {
    select: {
      title: 'label',
      brands: 'brands',
      first: 'children.0.label',
      second: 'children.1.label',
      third: 'children.2.label',
    },
    prepare: ({ title, brands, first, second, third }) => ({
      title: title || 'Entry without words',
      subtitle: [brands && 'All brands', first, second, third && '…'].filter(Boolean).join(' · '),
    }),
  },
})
