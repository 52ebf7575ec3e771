import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'reviewsSample',
  title: 'Reviews summary',
  group: 'trust',
  description:
    'Your average rating with stars and the number of reviews. Starts with sample figures: put in your own.',
  searchWords: ['testimonials', 'google reviews', 'stars', 'rating'],
  fields: [
    defineField({
      name: 'heading',
      type: 'string',
      description: 'Shown above the stars, for example What our customers say.',
    }),
    defineField({
      name: 'text',
      type: 'text',
      rows: 3,
      description: 'A sentence beside the rating, in your own words. Not a quotation you cannot prove.',
    }),
    defineField({
      name: 'average',
      title: 'Average rating',
      type: 'number',
      description: 'From 0 to 5 with one decimal. 4.3 is a sample figure.',
      initialValue: 4.3,
      validation: (rule) => rule.required().min(0).max(5).precision(1),
    }),
    defineField({
      name: 'count',
      title: 'Number of reviews',
      type: 'number',
      description: 'How many reviews the average is made of. 651 is a sample figure.',
      initialValue: 651,
      validation: (rule) => rule.required().integer().min(0),
    }),
    defineField({
      name: 'source',
      type: 'string',
      description:
        'Where and when the figures were read: Google reviews, 1 November 2026. While it is empty the page says that the figures are a sample.',
      validation: (rule) => rule.max(80).warning('Name the source once the figures are your own.'),
    }),
    defineField({
      name: 'link',
      type: 'link',
      description: 'An optional link to the page where the reviews can be read.',
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'source' } },
})
