import type { NewDocumentOptionsResolver, Template, TemplateResolver } from 'sanity'
import { documents } from '../../blocks/registry.schema.ts'
import { tenantValue } from '../structure/site-id.ts'

interface InSite {
  tenant: string
}

/** Initial value template that puts a new document of `type` into a site. */
export const templateInSite = (type: string) => `${type}-in-site`

/** Documents are created inside a site only, so these are the only templates. */
export const templates: TemplateResolver = () =>
  documents
    .filter(({ type }) => type.name !== 'site')
    .map(
      ({ type: { name, title }, studio }): Template => ({
        id: templateInSite(name),
        title: title ?? name,
        schemaType: name,
        parameters: [{ name: 'tenant', title: 'Site', type: 'string' }],
        value: (given: InSite | undefined) => ({
          ...studio.startsWith,
          tenant: tenantValue(given?.tenant ?? ''),
        }),
      }),
    )

/** "Create" in the navigation bar knows no site, so it offers nothing; each list of a site offers its own type. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options, { creationContext }) =>
  creationContext.type === 'structure'
    ? options.filter(({ templateId }) => templateId === templateInSite(creationContext.schemaType))
    : []
