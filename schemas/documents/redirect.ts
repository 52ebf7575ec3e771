import { defineField, defineType } from '@sanity/types'
import { CornerUpRight } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { hrefProblem, pathProblem, uniqueOnSite } from '../rules.ts'
import { tenantField } from '../same-site.ts'

export default defineDocument({
  type: defineType({
    name: 'redirect',
    title: 'Redirect',
    type: 'document',
    description: 'Sends shoppers from an old path to the right one.',
    fields: [
      tenantField,
      defineField({
        name: 'from',
        title: 'Old path',
        type: 'string',
        description:
          'The path people still open, for example /specials-2025. A page with this path wins over the redirect.',
        validation: (rule) =>
          rule.required().custom(async (from: string | undefined, context) => {
            const problem = pathProblem(from)
            if (problem !== true) return problem
            return (await uniqueOnSite('from', from, context))
              ? true
              : 'Another redirect of this site already starts here.'
          }),
      }),
      defineField({
        name: 'to',
        title: 'New place',
        type: 'string',
        description: 'A path of this site such as /special-offers, or a full address starting with https://.',
        validation: (rule) =>
          rule.required().custom((to: string | undefined, { document }) => {
            if (to && to === document?.from) return 'This leads back to itself. Choose another place.'
            return to && !/^(\/|https:)/i.test(to)
              ? 'Write a path or an address starting with https://.'
              : hrefProblem(to)
          }),
      }),
      defineField({
        name: 'permanent',
        title: 'For good',
        type: 'boolean',
        description:
          'On: search engines move to the new place. Off: only for a while, such as during a sale.',
        initialValue: true,
      }),
    ],
    orderings: [{ name: 'from', title: 'Old path', by: [{ field: 'from', direction: 'asc' }] }],
    preview: {
      select: { from: 'from', to: 'to', permanent: 'permanent' },
      prepare: ({ from, to, permanent }) => ({
        title: from || 'No path yet',
        subtitle: `to ${to || '…'}${permanent ? '' : ' for a while'}`,
      }),
    },
  }),
  studio: {
    section: 'pages',
    position: 60,
    title: 'Redirects',
    icon: CornerUpRight,
    order: [['from', 'asc']],
    startsWith: { permanent: true },
  },
})
