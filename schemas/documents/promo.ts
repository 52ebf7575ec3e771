import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { Megaphone } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { tenantField } from '../same-site.ts'
import { expiryProblem } from '../schedule.ts'

export const carTypes = [
  { value: 'new', title: 'New' },
  { value: 'used', title: 'Used' },
  { value: 'demo', title: 'Demo' },
] as const

/** PROMO-01: start, expiry, position, display, strictDisplay and node, and no other field but the name. */
export default defineDocument({
  type: defineType({
    name: 'promo',
    title: 'Promo',
    type: 'document',
    description: 'A dated promotion: a tile on pages, or a card between the cars of the stock search.',
    fields: [
      tenantField,
      defineField({
        name: 'title',
        title: 'Name',
        type: 'string',
        description: 'What your team calls it, for example "EOFY 2026 used cars". Shoppers do not see it.',
        validation: (rule) => rule.required().max(80),
      }),
      defineField({
        name: 'node',
        title: 'What shoppers see',
        type: 'promoNode',
        description: 'One tile (a picture) or one card (words). Choose which.',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'start',
        title: 'Starts',
        type: 'siteDateTime',
        description:
          'First day or moment it shows. Without a time it starts at midnight. Leave empty to start at once.',
      }),
      defineField({
        name: 'expiry',
        title: 'Ends',
        type: 'siteDateTime',
        description:
          'Last day or moment it shows. Without a time it shows until the end of that day. Leave empty for no end.',
        validation: (rule) => rule.custom(expiryProblem),
      }),
      defineField({
        name: 'position',
        title: 'Rank',
        type: 'number',
        description:
          'Promos with a rank come first, lowest first. Leave empty to let the site order the rest.',
        validation: (rule) => rule.integer().min(1).max(100),
      }),
      defineField({
        name: 'display',
        title: 'Kinds of cars',
        type: 'array',
        description: 'Show it while the shopper looks at these kinds of cars. None ticked means all.',
        of: [defineArrayMember({ type: 'string' })],
        options: { list: [...carTypes], layout: 'grid' },
        validation: (rule) => rule.unique(),
      }),
      defineField({
        name: 'strictDisplay',
        title: 'Only for those kinds',
        type: 'boolean',
        description:
          'Hide it until the shopper has chosen kinds of cars, and show it only if every one is ticked above.',
        initialValue: false,
      }),
    ],
    orderings: [
      { name: 'position', title: 'Rank', by: [{ field: 'position', direction: 'asc' }] },
      { name: 'start', title: 'Start', by: [{ field: 'start', direction: 'desc' }] },
      { name: 'expiry', title: 'End', by: [{ field: 'expiry', direction: 'asc' }] },
    ],
    preview: {
      select: { title: 'title', start: 'start', expiry: 'expiry', position: 'position', media: 'node.image' },
      prepare: ({ title, start, expiry, position, media }) => ({
        title: title || 'Promo without a name',
        subtitle: [
          position && `Rank ${position}`,
          start && `from ${String(start).slice(0, 10)}`,
          expiry && `to ${String(expiry).slice(0, 10)}`,
        ]
          .filter(Boolean)
          .join(' · '),
        media,
      }),
    },
  }),
  studio: {
    section: 'pages',
    position: 30,
    title: 'Promos',
    icon: Megaphone,
    order: [
      ['expiry', 'desc'],
      ['title', 'asc'],
    ],
    startsWith: { strictDisplay: false, node: { _type: 'promoTile' } },
    locations: { referredToAs: '_id' },
    naturalKey: 'title',
    copiedWithPage: true,
    datesBadge: true,
  },
})
