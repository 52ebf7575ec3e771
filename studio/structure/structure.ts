import { FilePlus2, Tags } from 'lucide-react'
import type { ComponentType } from 'react'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { documents } from '../../blocks/registry.schema.ts'
import { type StudioDocument, type StudioFolder, studioSections } from '../../schemas/define-document.ts'
import { apiVersion } from '../../schemas/rules.ts'
import { templateInSite } from '../documents/templates.ts'
import { StarterGallery } from '../starters/starter-gallery.tsx'
import { siteSlugOf } from './site-id.ts'

const folders: Record<StudioFolder, { title: string; icon: ComponentType }> = {
  brands: { title: 'Brands, models & companies', icon: Tags },
}

/** Pane of "New page": a gallery of page starters instead of an empty document. */
const newPage = 'new-page'

const gallery = (S: StructureBuilder, siteId: string) =>
  S.component(StarterGallery).id(newPage).title('New page').options({ site: siteId })

/** The documents of one type that belong to a site; what is created here belongs to it as well. */
function listOf(S: StructureBuilder, siteId: string, { type: { name }, studio }: StudioDocument) {
  const { title, icon, order = [] } = studio
  return S.listItem()
    .id(name)
    .title(title)
    .icon(icon)
    .schemaType(name)
    .child(
      S.documentList()
        .id(name)
        .title(title)
        .schemaType(name)
        .filter('_type == $type && tenant._ref == $site')
        .params({ type: name, site: siteId })
        .apiVersion(apiVersion)
        .defaultOrdering(order.map(([field, direction]) => ({ field, direction })))
        .canHandleIntent((intent, { type }) => intent === 'create' && type === name)
        .child((id) =>
          id === newPage
            ? gallery(S, siteId)
            : // An address may name a document that does not exist: once written, it belongs to the site, too.
              S.document()
                .documentId(id)
                .schemaType(name)
                .initialValueTemplate(templateInSite(name), { tenant: siteId }),
        )
        // Last, because every later call would replace the templates by default ones.
        .initialValueTemplates([
          {
            type: 'initialValueTemplateItem',
            id: templateInSite(name),
            schemaType: name,
            templateId: templateInSite(name),
            parameters: { tenant: siteId },
            ...(name === 'page' && { initialDocumentId: newPage }),
          },
        ]),
    )
}

/** The one document of a type that a site has. */
function singletonOf(S: StructureBuilder, siteId: string, { type: { name }, studio }: StudioDocument) {
  const { title, icon, singleton } = studio
  const pane = singleton?.pane ?? name
  const form = S.document()
    .id(pane)
    .title(title)
    .schemaType(name)
    .documentId(`${name}-${siteSlugOf(siteId)}`)
  return S.listItem()
    .id(pane)
    .title(title)
    .icon(icon)
    .child(name === 'site' ? form : form.initialValueTemplate(templateInSite(name), { tenant: siteId }))
}

function folderOf(
  S: StructureBuilder,
  siteId: string,
  folder: StudioFolder,
  members: readonly StudioDocument[],
) {
  const { title, icon } = folders[folder]
  const items = members.map((member) => listOf(S, siteId, member))
  return S.listItem().id(folder).title(title).icon(icon).child(S.list().id(folder).title(title).items(items))
}

/** Items of one section; a folder stands where the first of its types would. */
function itemsOf(S: StructureBuilder, siteId: string, members: readonly StudioDocument[]) {
  return members.flatMap((member) => {
    const { folder, singleton } = member.studio
    if (singleton) return [singletonOf(S, siteId, member)]
    if (!folder) return [listOf(S, siteId, member)]
    const inside = members.filter(({ studio }) => studio.folder === folder)
    return inside[0] === member ? [folderOf(S, siteId, folder, inside)] : []
  })
}

function siteContents(S: StructureBuilder, siteId: string, title: string) {
  const sections = studioSections.map((section) => [
    ...(section === 'pages'
      ? [S.listItem().id(newPage).title('New page').icon(FilePlus2).child(gallery(S, siteId))]
      : []),
    ...itemsOf(
      S,
      siteId,
      documents
        .filter(({ studio }) => studio.section === section)
        .sort((a, b) => a.studio.position - b.studio.position),
    ),
  ])
  const items = sections.flatMap((section, index) => (index > 0 ? [S.divider(), ...section] : section))
  return S.list().id(siteId).title(title).items(items)
}

/** The list of sites, then the contents of the chosen site. */
export const structure: StructureResolver = (S, { getClient }) =>
  S.documentTypeList('site')
    .id('sites')
    .title('Sites')
    .showIcons(true)
    .menuItems([])
    .defaultOrdering([{ field: 'name', direction: 'asc' }])
    .child(async (siteId) => {
      const name = await getClient({ apiVersion })
        .fetch<string | null>('*[_id == $siteId][0].name', { siteId })
        .catch(() => null)
      return siteContents(S, siteId, name ?? siteSlugOf(siteId))
    })
