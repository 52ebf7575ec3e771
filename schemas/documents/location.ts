import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { MapPin } from 'lucide-react'
import { paths } from '#values/paths.ts'
import { defineDocument } from '../define-document.ts'
import { holidayHoursField } from '../holiday-hours.ts'
import { postcodeField, stateField } from '../objects/address.ts'
import { openingHoursField } from '../opening-hours.ts'
import { tenantField } from '../same-site.ts'
import { slugField } from '../slug-field.ts'

/** A dealership's place of sales, service or parts (ENT-13, ENT-14). */
export default defineDocument({
  type: defineType({
    name: 'location',
    title: 'Location',
    type: 'document',
    description: 'A place where you sell, service or supply parts. Shoppers find it by suburb or postcode.',
    fields: [
      tenantField,
      defineField({
        name: 'name',
        title: 'Name',
        type: 'string',
        description: 'As it stands over the door: Motorworld Springwood.',
        validation: (rule) => rule.required().max(80),
      }),
      slugField({
        source: 'name',
        description: 'Stands in addresses: motorworld-springwood. The same as in your stock feed.',
      }),
      defineField({
        name: 'visible',
        title: 'Visible',
        type: 'boolean',
        description: 'Off hides the location everywhere.',
        initialValue: true,
      }),
      defineField({
        name: 'primary',
        title: 'Main location',
        type: 'boolean',
        description: 'The one that stands first.',
        initialValue: false,
      }),
      defineField({
        name: 'dealership_slug',
        title: 'Dealership',
        type: 'string',
        description: 'Short name of the dealership it belongs to, as in your stock feed: motorworld-sydney.',
      }),
      defineField({
        name: 'location_type',
        title: 'What is done here',
        type: 'string',
        description: 'Sales when nothing is chosen.',
        options: {
          list: [
            { title: 'Sales', value: 'sales' },
            { title: 'Service', value: 'service' },
            { title: 'Parts', value: 'parts' },
            { title: 'Service and parts', value: 'service-and-parts' },
          ],
          layout: 'radio',
        },
      }),
      defineField({
        name: 'manufacturers',
        title: 'Brands',
        type: 'array',
        description: 'Brands this place sells. None means all of the site.',
        of: [defineArrayMember({ type: 'reference', to: [{ type: 'brand' }] })],
      }),
      defineField({
        name: 'address',
        title: 'Address',
        type: 'object',
        description: 'Where it is. The position is used to sort by distance.',
        options: { columns: 2 },
        validation: (rule) => rule.required(),
        fields: [
          defineField({ name: 'street', title: 'Street', type: 'string', description: 'Number and street.' }),
          defineField({
            name: 'city',
            title: 'Suburb or town',
            type: 'string',
            description: 'As Australia Post writes it.',
            validation: (rule) => rule.required(),
          }),
          stateField,
          postcodeField,
          defineField({
            name: 'lat',
            title: 'Latitude',
            type: 'number',
            description: 'For example -27.6118. Without one, the middle of the postcode is taken.',
            validation: (rule) => rule.min(-55).max(-9),
          }),
          defineField({
            name: 'long',
            title: 'Longitude',
            type: 'number',
            description: 'For example 153.129.',
            validation: (rule) => rule.min(96).max(169),
          }),
        ],
      }),
      defineField({
        name: 'phone',
        title: 'Phone',
        type: 'string',
        description: 'With area code: (07) 7010 2611.',
      }),
      defineField({
        name: 'image',
        title: 'Picture',
        type: 'picture',
        description: 'The building or the yard, cut to 3:2.',
      }),
      openingHoursField,
      holidayHoursField,
    ],
    preview: {
      select: { title: 'name', city: 'address.city', state: 'address.state', media: 'image' },
      prepare: ({ title, city, state, media }) => ({
        title: title || 'Location without a name',
        subtitle: [city, state].filter(Boolean).join(' '),
        media,
      }),
    },
  }),
  studio: {
    section: 'business',
    position: 40,
    title: 'Locations',
    icon: MapPin,
    order: [['name', 'asc']],
    locations: {
      addresses: [{ title: '"Dealer locator"', path: `"${paths.dealerLocator}"` }],
      pageKinds: ['dealerLocator'],
      referredToAs: '_id',
    },
    naturalKey: 'slug.current',
  },
})
