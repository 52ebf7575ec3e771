import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { Truck } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import {
  type DeliveryRegion,
  deliveryRegionsProblem,
  type PostcodeRange,
  postcodeRangeProblem,
} from '../delivery-regions.ts'
import { uniqueOnSite } from '../rules.ts'
import { tenantField } from '../same-site.ts'

const wholeSite = 'All dealerships'
const rangeText = ({ from, to }: PostcodeRange) => (to && to !== from ? `${from} to ${to}` : from)

/** What it costs to bring a vehicle of one dealership to a shopper (DLVR-06). */
export default defineDocument({
  type: defineType({
    name: 'deliveryPrices',
    title: 'Delivery prices',
    type: 'document',
    description:
      'What it costs to bring a vehicle home, by postcode. Shoppers ask for it on the vehicle page.',
    fields: [
      tenantField,
      defineField({
        name: 'dealership_slug',
        title: 'Dealership',
        type: 'string',
        description:
          'Short name of the dealership whose vehicles it is for, as in your stock feed: motorworld-sydney. Leave it empty for every dealership without prices of its own.',
        validation: (rule) =>
          rule.custom(async (slug: string | undefined, context) =>
            (await uniqueOnSite('dealership_slug', slug, context))
              ? true
              : 'This dealership has delivery prices already. Open those.',
          ),
      }),
      defineField({
        name: 'regions',
        title: 'Regions',
        type: 'array',
        description: 'Where you deliver, and for how much. A postcode that is in none gets no estimate.',
        validation: (rule) => [
          rule.required().min(1).max(200),
          rule.custom<DeliveryRegion[]>((regions) => deliveryRegionsProblem(regions)),
        ],
        of: [
          defineArrayMember({
            type: 'object',
            name: 'deliveryRegion',
            title: 'Region',
            description: 'Postcodes with one price.',
            fields: [
              defineField({
                name: 'name',
                title: 'Name',
                type: 'string',
                description: 'Shoppers read it beside the price: Brisbane metro.',
                validation: (rule) => rule.required().max(60),
              }),
              defineField({
                name: 'price',
                title: 'Price',
                type: 'number',
                description: 'In dollars, GST included. 0 says that delivery is free.',
                validation: (rule) => rule.required().min(0).max(100_000),
              }),
              defineField({
                name: 'postcodes',
                title: 'Postcodes',
                type: 'array',
                description: 'One postcode, or from one to another.',
                validation: (rule) => rule.required().min(1).max(200),
                of: [
                  defineArrayMember({
                    type: 'object',
                    name: 'postcodeRange',
                    title: 'Postcodes',
                    description: 'Both ends belong to it.',
                    options: { columns: 2 },
                    validation: (rule) =>
                      rule.custom((range) => postcodeRangeProblem(range as PostcodeRange)),
                    fields: [
                      defineField({
                        name: 'from',
                        title: 'From',
                        type: 'string',
                        description: 'Four digits, for example 4000.',
                      }),
                      defineField({
                        name: 'to',
                        title: 'To',
                        type: 'string',
                        description: 'Empty for a single postcode.',
                      }),
                    ],
                    preview: {
                      select: { from: 'from', to: 'to' },
                      prepare: (range) => ({ title: rangeText(range) || 'No postcode yet' }),
                    },
                  }),
                ],
              }),
            ],
            preview: {
              select: { name: 'name', price: 'price' },
              prepare: ({ name, price }) => ({
                title: name || 'Region without a name',
                subtitle: price === undefined ? undefined : `$${Number(price).toLocaleString('en-AU')}`,
              }),
            },
          }),
        ],
      }),
    ],
    preview: {
      select: { dealership: 'dealership_slug', regions: 'regions' },
      prepare: ({ dealership, regions }) => ({
        title: dealership || wholeSite,
        subtitle: [regions].flat().filter(Boolean).length > 0 ? 'Delivery prices' : 'No regions yet',
      }),
    },
  }),
  studio: {
    section: 'business',
    position: 42,
    title: 'Delivery prices',
    icon: Truck,
    order: [['dealership_slug', 'asc']],
    naturalKey: 'dealership_slug',
    checked: false,
  },
})
