import { defineField } from '@sanity/types'
import { formIntro } from '#schemas/section-fields.ts'

/** Fields of the Studio that every block with a form has (`leadFormContent`). */
export const leadFormFields = [
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    description: 'Stands above the form. Empty shows the usual one.',
    validation: (rule) => rule.max(90),
  }),
  formIntro,
  defineField({
    name: 'submit',
    title: 'Button',
    type: 'string',
    description: 'Words of the button. Empty shows the usual ones.',
    validation: (rule) => rule.max(40),
  }),
]

/** For forms that ask for comments. */
export const messageRequiredField = defineField({
  name: 'messageRequired',
  title: 'Comments required',
  type: 'boolean',
  description:
    'Whether a shopper must write a comment in this form. Not set: as the settings of the site say.',
})
