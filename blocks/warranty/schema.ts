import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { withItems } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'
import { defaultBenefits } from './benefits.ts'

export default defineBlockSchema({
  name: 'warranty',
  title: 'Warranty benefits',
  group: 'trust',
  description:
    'Three promises side by side: warranty, servicing and roadside help. Change the words to fit your brand.',
  searchWords: ['guarantee', 'after sales', 'promises', 'icons'],
  fields: [
    ...sectionFields('Shown above the benefits, for example Covered for the long run.'),
    defineField({
      name: 'benefits',
      type: 'array',
      description: 'The three promises, in the order they are shown.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'warrantyBenefit',
          title: 'Benefit',
          fields: [
            defineField({
              name: 'title',
              type: 'string',
              description: 'The promise in a few words: 7-year unlimited kilometre warranty.',
              validation: (rule) => rule.required().max(80),
            }),
            defineField({
              name: 'text',
              type: 'text',
              rows: 2,
              description: 'What it means for the owner, or the main condition. May be left empty.',
            }),
            defineField({
              name: 'icon',
              type: 'string',
              description: 'The sign shown above the promise.',
              options: {
                list: [
                  { title: 'Shield (warranty)', value: 'shield' },
                  { title: 'Spanner (servicing)', value: 'servicing' },
                  { title: 'Lifebuoy (roadside help)', value: 'roadside' },
                  { title: 'Clock (time)', value: 'clock' },
                  { title: 'Tick (promise)', value: 'tick' },
                ],
              },
              initialValue: 'shield',
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      initialValue: defaultBenefits.map((benefit) => ({ _type: 'warrantyBenefit', ...benefit })),
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'showStandardText',
      title: 'Show the warranty text',
      type: 'boolean',
      description: 'Also show the warranty text from Settings. On a brand page it is the text of that brand.',
      initialValue: false,
    }),
    defineField({
      name: 'showBenefits',
      title: 'Show the benefits',
      type: 'boolean',
      description: 'Off shows the warranty text alone, for brands whose warranties differ.',
      initialValue: true,
    }),
    defineField({
      name: 'brand',
      type: 'reference',
      to: [{ type: 'brand' }],
      weak: true,
      description: 'Whose warranty text is shown. Only needed on pages that do not belong to one brand.',
      hidden: ({ parent }) => !parent?.showStandardText,
    }),
    defineField({
      name: 'note',
      title: 'Conditions',
      type: 'text',
      rows: 3,
      description:
        'The small print under the benefits: limits in years and kilometres, exclusions, where to read more.',
    }),
    defineField({
      name: 'link',
      type: 'link',
      description: 'An optional link to the full terms.',
    }),
  ],
  outline: withItems('benefits', 'title'),
  preview: { select: { title: 'heading', subtitle: 'benefits.0.title' } },
})
