import type { NewDocumentOptionsResolver, Template, TemplateResolver } from 'sanity'
import { documentTypes } from '../../blocks/registry.schema.ts'
import { tenantValue } from '../structure/site-id.ts'

interface InSite {
  tenant: string
}

/** Initial value template that puts a new document of `type` into a site. */
export const templateInSite = (type: string) => `${type}-in-site`

const startsWith: Record<string, Record<string, unknown>> = {
  promo: { strictDisplay: false, node: { _type: 'promoTile' } },
  redirect: { permanent: true },
  brand: { kind: 'cars' },
  groupCompany: { kind: 'company' },
}

/** Documents are made inside a site only, so these are the only templates. */
export const templates: TemplateResolver = () =>
  documentTypes
    .filter(({ name }) => name !== 'site')
    .map(
      ({ name, title }): Template => ({
        id: templateInSite(name),
        title: title ?? name,
        schemaType: name,
        parameters: [{ name: 'tenant', title: 'Site', type: 'string' }],
        value: (given: InSite | undefined) => ({
          ...startsWith[name],
          tenant: tenantValue(given?.tenant ?? ''),
        }),
      }),
    )

/** "Create" of the navigation bar knows no site, so it offers nothing; lists of a site offer their own kind. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options, { creationContext }) =>
  creationContext.type === 'structure'
    ? options.filter(({ templateId }) => templateId === templateInSite(creationContext.schemaType))
    : []
