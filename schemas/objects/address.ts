import { defineField, defineType } from '@sanity/types'

export const australianStates = ['QLD', 'NSW', 'ACT', 'VIC', 'TAS', 'SA', 'WA', 'NT'] as const

export const stateField = defineField({
  name: 'state',
  title: 'State',
  type: 'string',
  description: 'State or territory.',
  options: { list: [...australianStates] },
  validation: (rule) => rule.required(),
})

export const postcodeField = defineField({
  name: 'postcode',
  title: 'Postcode',
  type: 'string',
  description: 'Four digits.',
  validation: (rule) =>
    rule
      .required()
      .regex(/^\d{4}$/, { name: 'postcode' })
      .error('A postcode has four digits.'),
})

export default defineType({
  name: 'address',
  title: 'Address',
  type: 'object',
  description: 'Street address of the dealership.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'street',
      title: 'Street',
      type: 'string',
      description: 'Number and street, for example 1450 Logan Road.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'suburb',
      title: 'Suburb',
      type: 'string',
      description: 'Suburb or town as Australia Post writes it.',
      validation: (rule) => rule.required(),
    }),
    stateField,
    postcodeField,
  ],
})
