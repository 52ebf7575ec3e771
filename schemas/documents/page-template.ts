import { defineField, defineType } from '@sanity/types'
import { publishedId } from '#values/document-ids.ts'
import type { BlocksField } from '../define-block.ts'
import { apiVersion } from '../rules.ts'
import { tenantField } from '../same-site.ts'

/** A kind of page, as the Studio offers it. */
export interface PageTemplateKind {
  kind: string
  studioTitle: string
}

export const pageTemplate = (blocksField: BlocksField, kinds: readonly PageTemplateKind[]) =>
  defineType({
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
          list: kinds.map(({ kind, studioTitle }) => ({ value: kind, title: studioTitle })),
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
        subtitle: kinds.find((known) => known.kind === kind)?.studioTitle,
      }),
    },
  })
