import { defineField, defineType } from '@sanity/types'
import { LayoutTemplate } from 'lucide-react'
import { publishedId } from '#values/document-ids.ts'
import { defineDocument } from '../define-document.ts'
import { examplePath } from '../example-path.ts'
import { apiVersion } from '../rules.ts'
import { tenantField } from '../same-site.ts'

export default defineDocument(({ blocksField, pageKinds }) => ({
  type: defineType({
    name: 'pageTemplate',
    title: 'Page template',
    type: 'document',
    description:
      'The blocks of pages that the site makes by itself. Without one, the site uses a good default.',
    fields: [
      tenantField,
      defineField({
        name: 'kind',
        title: 'Used for',
        type: 'string',
        description: 'Which pages look like this. Each site has at most one template of a kind.',
        options: {
          list: pageKinds.map(({ kind, studioTitle }) => ({ value: kind, title: studioTitle })),
          layout: 'radio',
        },
        validation: (rule) =>
          rule.required().custom(async (kind: string | undefined, { document, getClient }) => {
            if (!kind || !document) return true
            const id = publishedId(document._id)
            const others = await getClient({ apiVersion })
              .withConfig({ perspective: 'raw' })
              .fetch<number>(
                'count(*[_type == "pageTemplate" && tenant._ref == $site && kind == $kind && !(_id in [$id, "drafts." + $id])])',
                { kind, id, site: (document.tenant as { _ref?: string } | undefined)?._ref ?? '' },
              )
            return others === 0
              ? true
              : 'This site already has a template of this kind. Change that one instead.'
          }),
      }),
      defineField({
        name: 'title',
        title: 'Title',
        type: 'string',
        description:
          'Shown in the browser tab. Pages of a brand, a vehicle or a search have the name of it instead.',
        validation: (rule) => rule.required().max(120),
      }),
      blocksField(),
    ],
    preview: {
      select: { title: 'title', kind: 'kind' },
      prepare: ({ title, kind }) => ({
        title: title || 'Template without a title',
        subtitle: pageKinds.find((known) => known.kind === kind)?.studioTitle,
      }),
    },
  }),
  studio: {
    section: 'pages',
    position: 20,
    title: 'Page templates',
    icon: LayoutTemplate,
    order: [['title', 'asc']],
    locations: {
      isPage: 'One of the pages of this kind',
      addresses: [{ title: 'coalesce(title, "Pages of this kind")', path: examplePath(pageKinds) }],
    },
    naturalKey: 'kind',
  },
}))
