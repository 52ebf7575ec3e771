import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { Images } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { tenantField } from '../same-site.ts'

export default defineDocument({
  type: defineType({
    name: 'mediaItem',
    title: 'Media',
    type: 'document',
    description: 'A picture kept for use on any page of the site.',
    fields: [
      tenantField,
      defineField({
        name: 'title',
        title: 'Name',
        type: 'string',
        description: 'What your team would search for, for example "Showroom Mount Gravatt at dusk".',
        validation: (rule) => rule.required().max(100),
      }),
      defineField({
        name: 'image',
        title: 'Picture',
        type: 'picture',
        description: 'As large as you have it; the site sends each phone the size it needs.',
        validation: (rule) => rule.required().assetRequired(),
      }),
      defineField({
        name: 'tags',
        title: 'Tags',
        type: 'array',
        description: 'Words to find it by, for example showroom, ute, team.',
        of: [defineArrayMember({ type: 'string' })],
        options: { layout: 'tags' },
        validation: (rule) => rule.unique().max(20),
      }),
    ],
    orderings: [
      { name: 'added', title: 'Newest', by: [{ field: '_createdAt', direction: 'desc' }] },
      { name: 'title', title: 'Name', by: [{ field: 'title', direction: 'asc' }] },
    ],
    preview: {
      select: { title: 'title', alt: 'image.alt', media: 'image' },
      prepare: ({ title, alt, media }) => ({
        title: title || 'Picture without a name',
        subtitle: alt,
        media,
      }),
    },
  }),
  studio: {
    section: 'business',
    position: 50,
    title: 'Media',
    icon: Images,
    order: [['_createdAt', 'desc']],
    // Pages keep the file of a picture, not the document it was chosen from.
    locations: { referredToAs: 'image.asset._ref' },
    naturalKey: 'image.asset._ref',
    copiedWithPage: true,
    checked: false,
  },
})
