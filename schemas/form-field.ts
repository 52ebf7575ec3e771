import { defineArrayMember, defineField } from '@sanity/types'
import { fieldTitles, fileRules, hasChoices, isAmount, isNumber } from '#values/form-fields.ts'
import {
  choicesProblem,
  conditionProblem,
  type DraftField,
  type DraftStep,
  limitsProblem,
  nameProblem,
} from './form-rules.ts'

type Parent = { parent?: DraftField }
const stepsOf = (document: unknown) => (document as { steps?: DraftStep[] } | undefined)?.steps
const only =
  (fits: (type: unknown) => boolean) =>
  ({ parent }: Parent) =>
    !fits(parent?.type)
const typed = (type: unknown) =>
  /^(text|textarea|email|phone|postcode|number|price|odometer|rego|vin|select)$/.test(String(type))

/** One question of a form that a site builds. */
export const formField = defineArrayMember({
  type: 'object',
  name: 'formField',
  title: 'Field',
  description: 'One question of the form.',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'The question as shoppers read it: How many vehicles do you run?',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'type',
      title: 'Kind of answer',
      type: 'string',
      description: 'Decides the keyboard on phones and what is accepted.',
      options: { list: Object.entries(fieldTitles).map(([value, title]) => ({ value, title })) },
      initialValue: 'text',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'name',
      title: 'Name in the lead',
      type: 'string',
      description:
        'Under which your CRM finds the answer. Use name, last_name, email, phone and postcode for these, so that they are filled in by themselves; location_id for a location.',
      validation: (rule) =>
        rule.custom((name: string | undefined, { document }) => nameProblem(name, stepsOf(document))),
    }),
    defineField({
      name: 'required',
      title: 'Must be answered',
      type: 'boolean',
      description: 'The form is not sent without it.',
      initialValue: false,
    }),
    defineField({
      name: 'half',
      title: 'Half width',
      type: 'boolean',
      description: 'Two such fields stand side by side where there is room.',
      initialValue: false,
    }),
    defineField({
      name: 'help',
      title: 'Help',
      type: 'string',
      description: 'A line under the label that says what is wanted, or why.',
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'placeholder',
      title: 'Example in the field',
      type: 'string',
      description: 'Grey words that go away while somebody types. Never the only place of what matters.',
      hidden: only(typed),
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'choices',
      title: 'Choices',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'The answers that shoppers choose from, in their order.',
      hidden: only(hasChoices),
      validation: (rule) => [
        rule.max(50),
        rule.custom((choices: string[] | undefined, { parent }) =>
          choicesProblem(choices, (parent as DraftField | undefined)?.type),
        ),
      ],
    }),
    defineField({
      name: 'min',
      title: 'Least',
      type: 'number',
      description: 'The smallest number that is accepted.',
      hidden: only(isNumber),
      validation: (rule) =>
        rule.custom((_: number | undefined, { parent }) => limitsProblem((parent as DraftField) ?? {})),
    }),
    defineField({
      name: 'max',
      title: 'Most',
      type: 'number',
      description: 'The largest number that is accepted.',
      hidden: only(isNumber),
    }),
    defineField({
      name: 'step',
      title: 'Goes in steps of',
      type: 'number',
      description: 'With 5 from 10: 10, 15, 20. Empty takes whole numbers.',
      hidden: only((type) => type === 'number'),
      validation: (rule) => rule.positive(),
    }),
    defineField({
      name: 'quickPicks',
      title: 'Quick picks',
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      description: 'Amounts offered as buttons. Empty offers those of the settings of the site.',
      hidden: only(isAmount),
      validation: (rule) => rule.unique().max(8),
    }),
    defineField({
      name: 'maxFiles',
      title: 'How many files',
      type: 'number',
      description: `From 1 to ${fileRules.most}, each of at most ${fileRules.megabytes} MB. Empty takes one.`,
      hidden: only((type) => type === 'file'),
      validation: (rule) => rule.integer().min(1).max(fileRules.most),
    }),
    defineField({
      name: 'when',
      title: 'Only when',
      type: 'object',
      description: 'Shows the field only after a certain answer to one before it.',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'field',
          title: 'Name of the earlier field',
          type: 'string',
          description:
            'A tick box or a list of choices that stands before this one, by its name in the lead.',
        }),
        defineField({
          name: 'is',
          title: 'Has one of these answers',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { layout: 'tags' },
          description:
            'As its choices are written. Leave empty for a tick box: it shows when the box is ticked.',
        }),
      ],
      validation: (rule) =>
        rule.custom((_: unknown, { document, parent }) =>
          conditionProblem((parent as DraftField | undefined)?._key, stepsOf(document)),
        ),
    }),
  ],
  preview: {
    select: { label: 'label', type: 'type', required: 'required', when: 'when.field' },
    prepare: ({ label, type, required, when }) => ({
      title: label || 'Field without a label',
      subtitle: [
        fieldTitles[type as keyof typeof fieldTitles],
        required && 'must be answered',
        when && `depends on ${when}`,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
