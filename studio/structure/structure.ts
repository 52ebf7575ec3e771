import {
  BadgePercent,
  Blocks,
  Building2,
  CarFront,
  CornerUpRight,
  FilePlus2,
  FileText,
  Images,
  LayoutTemplate,
  MapPin,
  Megaphone,
  Menu,
  Settings,
  Tag,
  Tags,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { templateInSite } from '../documents/templates.ts'
import { StarterGallery } from '../starters/starter-gallery.tsx'
import { siteSlugOf } from './site-id.ts'

type Direction = 'asc' | 'desc'

interface Section {
  type: string
  title: string
  icon: ComponentType
  order: [field: string, direction: Direction][]
}

const pages: Section = { type: 'page', title: 'Pages', icon: FileText, order: [['path.current', 'asc']] }
const templates: Section = {
  type: 'pageTemplate',
  title: 'Page templates',
  icon: LayoutTemplate,
  order: [['title', 'asc']],
}
const promos: Section = {
  type: 'promo',
  title: 'Promos',
  icon: Megaphone,
  order: [
    ['expiry', 'desc'],
    ['title', 'asc'],
  ],
}
const offers: Section = {
  type: 'offer',
  title: 'Special offers',
  icon: BadgePercent,
  order: [
    ['order', 'asc'],
    ['title', 'asc'],
  ],
}
const models: Section = {
  type: 'model',
  title: 'Models',
  icon: CarFront,
  order: [
    ['order', 'asc'],
    ['name', 'asc'],
  ],
}
const locations: Section = { type: 'location', title: 'Locations', icon: MapPin, order: [['name', 'asc']] }
const shared: Section = {
  type: 'sharedBlock',
  title: 'Shared blocks',
  icon: Blocks,
  order: [['title', 'asc']],
}
const redirects: Section = {
  type: 'redirect',
  title: 'Redirects',
  icon: CornerUpRight,
  order: [['from', 'asc']],
}
const brands: Section = {
  type: 'brand',
  title: 'Brands',
  icon: Tag,
  order: [
    ['order', 'asc'],
    ['name', 'asc'],
  ],
}
const companies: Section = {
  type: 'groupCompany',
  title: 'Group companies',
  icon: Building2,
  order: [['name', 'asc']],
}
const media: Section = {
  type: 'mediaItem',
  title: 'Media',
  icon: Images,
  order: [['_createdAt', 'desc']],
}

/** Where "New page" leads: not to a document yet, but to the kinds of pages to start from. */
const newPage = 'new-page'

const gallery = (S: StructureBuilder, siteId: string) =>
  S.component(StarterGallery).id(newPage).title('New page').options({ site: siteId })

/** The documents of one kind that belong to a site; what is created here belongs to it as well. */
function listOf(S: StructureBuilder, siteId: string, { type, title, icon, order }: Section) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(
      S.documentList()
        .id(type)
        .title(title)
        .schemaType(type)
        .filter('_type == $type && tenant._ref == $site')
        .params({ type, site: siteId })
        .apiVersion('2025-02-19')
        .defaultOrdering(order.map(([field, direction]) => ({ field, direction })))
        .canHandleIntent((intent, { type: wanted }) => intent === 'create' && wanted === type)
        .child((id) =>
          id === newPage
            ? gallery(S, siteId)
            : // An address may name a document that is not there: what is written then belongs to the site, too.
              S.document()
                .documentId(id)
                .schemaType(type)
                .initialValueTemplate(templateInSite(type), { tenant: siteId }),
        )
        // Last: every later call would infer the templates anew.
        .initialValueTemplates([
          {
            type: 'initialValueTemplateItem',
            id: templateInSite(type),
            schemaType: type,
            templateId: templateInSite(type),
            parameters: { tenant: siteId },
            ...(type === 'page' && { initialDocumentId: newPage }),
          },
        ]),
    )
}

function siteContents(S: StructureBuilder, siteId: string, title: string) {
  const slug = siteSlugOf(siteId)
  return S.list()
    .id(siteId)
    .title(title)
    .items([
      S.listItem()
        .id('settings')
        .title('Settings')
        .icon(Settings)
        .child(S.document().id('settings').title('Settings').schemaType('site').documentId(siteId)),
      S.listItem()
        .id('navigation')
        .title('Navigation')
        .icon(Menu)
        .child(
          S.document()
            .id('navigation')
            .title('Navigation')
            .schemaType('navigation')
            .documentId(`navigation-${slug}`)
            .initialValueTemplate(templateInSite('navigation'), { tenant: siteId }),
        ),
      S.divider(),
      S.listItem().id(newPage).title('New page').icon(FilePlus2).child(gallery(S, siteId)),
      listOf(S, siteId, pages),
      listOf(S, siteId, templates),
      listOf(S, siteId, promos),
      listOf(S, siteId, offers),
      listOf(S, siteId, shared),
      listOf(S, siteId, redirects),
      S.divider(),
      S.listItem()
        .id('brands')
        .title('Brands, models & companies')
        .icon(Tags)
        .child(
          S.list()
            .id('brands')
            .title('Brands, models & companies')
            .items([listOf(S, siteId, brands), listOf(S, siteId, models), listOf(S, siteId, companies)]),
        ),
      listOf(S, siteId, locations),
      listOf(S, siteId, media),
    ])
}

/** First the site, then everything of that site. */
export const structure: StructureResolver = (S, { getClient }) =>
  S.documentTypeList('site')
    .id('sites')
    .title('Sites')
    .showIcons(true)
    .menuItems([])
    .defaultOrdering([{ field: 'name', direction: 'asc' }])
    .child(async (siteId) => {
      const name = await getClient({ apiVersion: '2025-02-19' })
        .fetch<string | null>('*[_id == $siteId][0].name', { siteId })
        .catch(() => null)
      return siteContents(S, siteId, name ?? siteSlugOf(siteId))
    })
