import { defineField, defineType } from '@sanity/types'

export default defineType({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'object',
  description: 'How the page looks in Google and when somebody shares it.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'string',
      description:
        'About 55 characters, the most important words first. Leave empty to use the name of the page.',
      validation: (rule) => rule.max(70).warning('Google cuts titles after about 60 characters.'),
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'One or two sentences, about 150 characters, that make a shopper want to open the page.',
      validation: (rule) => rule.max(200).warning('Google cuts descriptions after about 160 characters.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture when shared',
      type: 'picture',
      description:
        'Shown on Facebook, WhatsApp and the like; best 1200 by 630. Leave empty for the picture of the site.',
    }),
    defineField({
      name: 'noindex',
      title: 'Keep out of search engines',
      type: 'boolean',
      description:
        'For pages that only people with the link should find, such as the landing page of a letter drop.',
      initialValue: false,
    }),
  ],
})
