import { defineField, defineType } from '@sanity/types'
import { FileText } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { pathFrom, pathProblem, uniqueOnSite } from '../rules.ts'
import { tenantField } from '../same-site.ts'

export default defineDocument(({ blocksField }) => ({
  type: defineType({
    name: 'page',
    title: 'Page',
    type: 'document',
    description: 'A page of one dealer site, composed of blocks.',
    groups: [
      { name: 'content', title: 'Content', default: true },
      { name: 'seo', title: 'Search engines and sharing' },
    ],
    fields: [
      tenantField,
      defineField({
        name: 'title',
        title: 'Title',
        type: 'string',
        group: 'content',
        description: 'Name of the page, as in the browser tab and the breadcrumb.',
        validation: (rule) => rule.required().max(120),
      }),
      defineField({
        name: 'path',
        title: 'Path',
        type: 'slug',
        group: 'content',
        description:
          'Where the page stands on the site: / is the home page, /buying/warranty stands below /buying. Old links break when you change it, so add a redirect.',
        options: {
          source: 'title',
          maxLength: 200,
          slugify: (title: string) => pathFrom(title),
          isUnique: (path, context) => uniqueOnSite('path.current', path, context),
        },
        validation: (rule) =>
          rule.custom((value) => (value?.current ? pathProblem(value.current) : 'Give the page a path.')),
      }),
      { ...blocksField(), group: 'content' },
      defineField({
        name: 'seo',
        title: 'Search engines and sharing',
        type: 'seo',
        group: 'seo',
        description: 'How the page looks in Google and when somebody shares it.',
      }),
    ],
    orderings: [
      { name: 'path', title: 'Path', by: [{ field: 'path.current', direction: 'asc' }] },
      { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
    ],
    preview: {
      select: {
        title: 'title',
        path: 'path.current',
        shared: 'seo.image',
        first: 'blocks.0.picture',
        second: 'blocks.1.picture',
        noindex: 'seo.noindex',
      },
      prepare: ({ title, path, shared, first, second, noindex }) => ({
        title: title || 'Page without a title',
        subtitle: [path || 'No path yet', noindex && 'not in search engines'].filter(Boolean).join(' · '),
        media: shared ?? first ?? second,
      }),
    },
  }),
  studio: {
    section: 'pages',
    position: 10,
    title: 'Pages',
    icon: FileText,
    order: [['path.current', 'asc']],
    locations: {
      isPage: 'This page on the site',
      addresses: [{ title: 'coalesce(title, "This page")', path: 'path.current' }],
    },
    naturalKey: 'path.current',
  },
}))
