import { defineField, defineType } from '@sanity/types'

/** Asks for the alternative text of a picture that has none; true otherwise. */
export const altProblem = (alt: string | undefined, picture: unknown): true | string =>
  (picture as { asset?: unknown } | undefined)?.asset && !alt?.trim()
    ? 'Describe the picture in a few words: shoppers with a screen reader depend on it.'
    : true

export default defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  description: 'A photo or drawing with words for people who cannot see it.',
  options: { hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'string',
      description:
        'Say what the picture shows, in one short sentence, for people who cannot see it and for search engines.',
      hidden: ({ parent }) => !parent?.asset,
      validation: (rule) =>
        rule.max(250).custom((alt: string | undefined, { parent }) => altProblem(alt, parent)),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Small words under the picture where the design shows them. Leave empty for none.',
      hidden: ({ parent, path }) => !parent?.asset || typeof path.at(-2) !== 'object',
    }),
  ],
})
