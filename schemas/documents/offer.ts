import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { BadgePercent } from 'lucide-react'
import { paths } from '#values/paths.ts'
import { defineDocument } from '../define-document.ts'
import { tenantField } from '../same-site.ts'
import { expiryProblem } from '../schedule.ts'
import { slugField } from '../slug-field.ts'

/** A special offer of the dealership: a card on /special-offers and a page of its own (PROMO-13). */
export default defineDocument({
  type: defineType({
    name: 'offer',
    title: 'Special offer',
    type: 'document',
    description: 'A priced or dated offer. It shows on /special-offers and on a page of its own.',
    fields: [
      tenantField,
      defineField({
        name: 'title',
        title: 'Title',
        type: 'string',
        description: 'What the shopper gets, in a few words: Tiggo 4 Urban from $23,990 drive away.',
        validation: (rule) => rule.required().max(90),
      }),
      slugField({
        source: 'title',
        title: 'Address',
        description: 'The last part of the address: tiggo-4-urban makes /offers/tiggo-4-urban.',
      }),
      defineField({
        name: 'image',
        title: 'Picture',
        type: 'picture',
        description: 'Shown on the card and at the top of the page, cut to 3:2.',
      }),
      defineField({
        name: 'summary',
        title: 'Summary',
        type: 'text',
        rows: 2,
        description: 'One sentence for the card.',
        validation: (rule) => rule.max(160),
      }),
      defineField({
        name: 'description',
        title: 'Description',
        type: 'text',
        rows: 6,
        description: 'The offer in full, for its own page. An empty line begins a new paragraph.',
        validation: (rule) => rule.max(3000),
      }),
      defineField({
        name: 'price',
        title: 'Price',
        type: 'number',
        description: 'In dollars, as it is advertised. Leave empty where the offer has no price.',
        validation: (rule) => rule.min(0),
      }),
      defineField({
        name: 'priceNote',
        title: 'Kind of price',
        type: 'string',
        description: 'What the price is, for example drive away, a week, or off the list price.',
        validation: (rule) => rule.max(40),
      }),
      defineField({
        name: 'categories',
        title: 'Categories',
        type: 'array',
        description: 'Shoppers filter by these, for example New cars, Service or Accessories.',
        of: [defineArrayMember({ type: 'string' })],
        options: { layout: 'tags' },
        validation: (rule) => rule.unique().max(6),
      }),
      defineField({
        name: 'brand',
        title: 'Brand',
        type: 'reference',
        to: [{ type: 'brand' }],
        weak: true,
        description: 'Shows the offer on the page of this brand too. Leave empty for offers on any car.',
      }),
      defineField({
        name: 'terms',
        title: 'Terms',
        type: 'text',
        rows: 4,
        description: 'The small print: who it is for, what is left out, how long stock lasts.',
        validation: (rule) => rule.max(3000),
      }),
      defineField({
        name: 'start',
        title: 'Starts',
        type: 'siteDateTime',
        description: 'First day or moment it shows. Leave empty to start at once.',
      }),
      defineField({
        name: 'expiry',
        title: 'Ends',
        type: 'siteDateTime',
        description: 'Last day or moment it shows. Leave empty for no end.',
        validation: (rule) => rule.custom(expiryProblem),
      }),
      defineField({
        name: 'link',
        title: 'Button',
        type: 'link',
        description: 'Where the button on the offer leads. Without one it leads to Contact Us.',
      }),
      defineField({
        name: 'order',
        title: 'Order',
        type: 'number',
        description: 'Lower numbers come first. Without one, offers that end first come first.',
      }),
    ],
    preview: {
      select: { title: 'title', subtitle: 'priceNote', price: 'price', media: 'image' },
      prepare: ({ title, subtitle, price, media }) => ({
        title: title || 'Offer without a title',
        subtitle: [price && `$${price}`, subtitle].filter(Boolean).join(' '),
        media,
      }),
    },
  }),
  studio: {
    section: 'pages',
    position: 40,
    title: 'Special offers',
    icon: BadgePercent,
    order: [
      ['order', 'asc'],
      ['title', 'asc'],
    ],
    locations: {
      addresses: [
        { title: '"Page of the offer"', path: `"${paths.offer({ slug: '' })}" + slug.current` },
        { title: '"All special offers"', path: `"${paths.specialOffers}"` },
      ],
      pageKinds: ['offer', 'specialOffers'],
      referredToAs: '_id',
    },
    naturalKey: 'slug.current',
  },
})
