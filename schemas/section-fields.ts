import { defineField, type PreviewConfig } from '@sanity/types'

const optional = 'Optional sentence under the heading.'

/** The first fields of most blocks: an optional heading and an optional introduction. */
export const sectionFields = (heading = 'Optional.', intro = optional) => [
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    description: heading,
    validation: (rule) => rule.max(100),
  }),
  defineField({
    name: 'intro',
    title: 'Introduction',
    type: 'text',
    rows: 2,
    description: intro,
    validation: (rule) => rule.max(300),
  }),
]

/**
 * The heading of a block that has usual words for it.
 * @param over what it stands over: "Stands over the video."
 */
export const usualHeading = (over: string, usual: string) =>
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    description: over,
    initialValue: usual,
    validation: (rule) => rule.max(60),
  })

/** A block in lists of the Studio: its title, and under it the words of one field. */
export const titledPreview = (title: string, field = 'heading'): PreviewConfig => ({
  select: { subtitle: field },
  prepare: ({ subtitle }) => ({ title, subtitle }),
})

/** The words under the heading of a form. */
export const formIntro = defineField({
  name: 'intro',
  title: 'Introduction',
  type: 'text',
  rows: 2,
  description: 'A sentence that says what happens after sending: who answers, and how soon.',
  validation: (rule) => rule.max(400),
})
