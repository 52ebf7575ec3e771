import { defineType } from '@sanity/types'

export default defineType({
  name: 'colour',
  title: 'Colour',
  type: 'string',
  description: 'A colour as # and six digits, for example #1f5eff.',
  validation: (rule) =>
    rule.custom((value: string | undefined) =>
      !value || /^#[0-9a-f]{6}$/i.test(value)
        ? true
        : 'Write the colour as # and six digits, for example #1f5eff.',
    ),
})
