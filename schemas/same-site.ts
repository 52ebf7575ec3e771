import {
  defineField,
  type ReferenceFilterResolver,
  type ReferenceFilterResolverContext,
  type ValidationContext,
} from '@sanity/types'
import type { SchemaNode } from './map-nodes.ts'
import { apiVersion } from './rules.ts'

const siteOf = (document: unknown) => (document as { tenant?: { _ref?: string } } | undefined)?.tenant?._ref

/** Filter of a reference field: only documents of the site the edited document belongs to. */
export const sameSiteFilter = ({ document }: Pick<ReferenceFilterResolverContext, 'document'>) => ({
  filter: 'tenant._ref == $site',
  params: { site: siteOf(document) ?? '' },
})

/** Rule of a reference field: catches what a filter cannot, a block pasted from another site's page. */
export async function sameSiteProblem(
  value: { _ref?: string } | undefined,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  const site = siteOf(document)
  if (!value?._ref || !site) return true
  const other = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<string | null>('*[_id in [$id, "drafts." + $id]][0].tenant._ref', { id: value._ref })
  return !other || other === site ? true : 'This belongs to another site. Choose one of this site.'
}

/** The site a document belongs to: set when the document is created, read-only afterwards. */
export const tenantField = defineField({
  name: 'tenant',
  title: 'Site',
  type: 'reference',
  to: [{ type: 'site' }],
  description: 'The dealer site this belongs to. It is set when you create the document inside a site.',
  readOnly: true,
  hidden: true,
  validation: (rule) =>
    rule.required().error('Create this inside a site: choose the site first, then add it there.'),
})

interface OwnFilter {
  filter?: string | ReferenceFilterResolver
  filterParams?: Record<string, unknown>
}

/** The field's own filter, if it has one, and the filter by site. */
function alsoSameSiteFilter({ filter, filterParams }: OwnFilter = {}): ReferenceFilterResolver {
  if (!filter) return sameSiteFilter
  return async (context) => {
    const own = typeof filter === 'function' ? await filter(context) : { filter, params: filterParams }
    const site = sameSiteFilter(context)
    return {
      ...own,
      filter: own.filter ? `(${own.filter}) && ${site.filter}` : site.filter,
      params: { ...own.params, ...site.params },
    }
  }
}

const sameSiteRule = (rule: { custom(check: typeof sameSiteProblem): unknown }) =>
  rule.custom(sameSiteProblem)

/** Keeps sites apart in the Studio: every reference offers and accepts documents of its own site only. */
export function withinSite(node: SchemaNode): SchemaNode {
  if (node.type !== 'reference' || node.name === 'tenant') return node
  return {
    ...node,
    options: {
      disableNew: true,
      ...node.options,
      filter: alsoSameSiteFilter(node.options as OwnFilter | undefined),
      filterParams: undefined,
    },
    validation: [node.validation, sameSiteRule].filter(Boolean),
  }
}
