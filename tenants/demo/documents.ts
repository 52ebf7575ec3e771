import { isRecord } from '#platform/is-record.ts'
import { slugOf } from '#platform/slug.ts'
import { switches } from '../settings/index.ts'
import type { DemoTenant, MenuInput, PictureInput } from './compose.ts'
import { places } from './stock/places.ts'

/** A document before references, pictures and keys are filled in. */
export interface Draft {
  _id: string
  _type: string
  [field: string]: unknown
}

/** `/` is `home`, `/pages/owners` is `pages-owners`. */
const pageKey = (path: string) => path.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home'

export const ids = (slug: string) => ({
  site: `site-${slug}`,
  navigation: `navigation-${slug}`,
  page: (path: string) => `page-${slug}-${pageKey(path)}`,
  brand: (brand: string) => `brand-${slug}-${brand}`,
  groupCompany: (company: string) => `company-${slug}-${company}`,
  location: (key: string) => `location-${slug}-${key}`,
  offer: (key: string) => `offer-${slug}-${key}`,
  model: (key: string) => `model-${slug}-${key}`,
  promo: (key: string) => `promo-${slug}-${key}`,
  sharedBlock: (key: string) => `shared-${slug}-${key}`,
  delivery: (key: string) => `delivery-${slug}-${key}`,
  form: (key: string) => `form-${slug}-${key}`,
  pageTemplate: (kind: string) => `template-${slug}-${kind}`,
  mediaItem: (name: string) => `media-${slug}-${name}`,
  redirect: (from: string) => `redirect-${slug}-${pageKey(from)}`,
})

/** A core switch as the Studio stores it, maps as lists and choices as text; a room's own is written as it is stored. */
function stored(key: string, value: unknown) {
  if (!Object.hasOwn(switches, key)) return value
  if (key === 'promoPositions') return typeof value === 'number' ? { every: value } : { slots: value }
  const entry = switches[key as keyof typeof switches]
  if (entry.control === 'select') return String(value)
  if (entry.control === 'objects' && isRecord(value)) {
    const [name = 'key', text = 'text'] = Object.keys('fields' in entry ? entry.fields : {})
    return Object.entries(value).map(([key, item]) =>
      isRecord(item) ? { [name]: key, ...item } : { [name]: key, [text]: item },
    )
  }
  return value
}

/** The summer holidays of every location. */
const holidays = [
  { date: '2026-12-24', label: 'Christmas Eve', closed: false, open: '08:30', close: '13:00' },
  { date: '2026-12-25', label: 'Christmas Day', closed: true },
  { date: '2026-12-26', label: 'Boxing Day', closed: true },
  { date: '2027-01-01', label: 'New Year’s Day', closed: true },
]

const menuItem = ({ children, tiles, ...item }: MenuInput): Record<string, unknown> => ({
  _type: 'menuItem',
  ...item,
  ...(children && { children: children.map(menuItem) }),
  ...(tiles && { tiles: tiles.map((tile) => ({ _type: 'menuTile', ...tile })) }),
})

function photographs(value: unknown): PictureInput[] {
  if (Array.isArray(value)) return value.flatMap(photographs)
  if (!isRecord(value)) return []
  if (isPhotograph(value)) return [value]
  return Object.values(value).flatMap(photographs)
}

const isPhotograph = (value: object): value is PictureInput =>
  '$file' in value && String(value.$file).endsWith('.webp')

/** Each photograph of the site once, on its Media shelf. */
function mediaItems(tenant: DemoTenant): Draft[] {
  const id = ids(tenant.site.siteSlug)
  const files = new Map(
    photographs([tenant.pages, tenant.promos, tenant.offers, tenant.models]).map((item) => [
      item.$file,
      item,
    ]),
  )
  return [...files].map(([file, { caption: _, hotspot, ...image }]) => ({
    _id: id.mediaItem(file.replace(/\.\w+$/, '')),
    _type: 'mediaItem',
    ...tenantOf(tenant),
    title: image.alt,
    image: hotspot ? { ...image, hotspot } : image,
    tags: [file.replace(/\.\w+$/, '').split('-')[0]],
  }))
}

const tenantOf = ({ site }: DemoTenant) => ({
  tenant: { _type: 'reference', _ref: ids(site.siteSlug).site },
})

/** The tenant's documents, each after those it refers to strongly. */
export function documentsOf(tenant: DemoTenant): Draft[] {
  const { siteSlug, settings, address, theme, hours, ...identity } = tenant.site
  const id = ids(siteSlug)
  const own = tenantOf(tenant)
  const slug = (current: string) => ({ _type: 'slug', current })
  return [
    {
      _id: id.site,
      _type: 'site',
      ...own,
      ...identity,
      siteSlug,
      address: { _type: 'address', ...address },
      theme: { _type: 'theme', ...theme },
      ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, stored(key, value)])),
    },
    ...tenant.brands.map((brand, index) => ({
      _id: id.brand(brand.slug),
      _type: 'brand',
      ...own,
      ...brand,
      slug: slug(brand.slug),
      order: (index + 1) * 10,
    })),
    ...(places[siteSlug] ?? []).map((place, index) => ({
      _id: id.location(place.slug),
      _type: 'location',
      ...own,
      name: place.name,
      slug: slug(place.slug),
      visible: true,
      primary: index === 0,
      dealership_slug: place.dealership_slug,
      location_type: 'sales',
      ...(tenant.brands.length > 1 && {
        manufacturers: tenant.brands
          .filter(({ kind }) => (kind === 'cars') === (place.sells === 'cars'))
          .map(({ slug: brand }) => ({ _type: 'reference', _key: brand, _ref: id.brand(brand) })),
      }),
      phone: place.phone,
      address: {
        ...(index === 0 && { street: address.street }),
        city: place.city,
        state: place.state,
        postcode: place.postcode,
        lat: place.lat,
        long: place.long,
      },
      openingHours: Object.entries(hours).map(([weekday, [open, close]]) => ({
        _type: 'openDay',
        _key: `day-${weekday}`,
        weekday: Number(weekday),
        open,
        close,
      })),
      holidayHours: holidays.map((holiday) => ({ _type: 'holiday', _key: holiday.date, ...holiday })),
    })),
    ...tenant.offers.map(({ brand, ...offer }, index) => ({
      _id: id.offer(offer.slug),
      _type: 'offer',
      ...own,
      ...offer,
      ...(brand && { brand: { _type: 'reference', _ref: id.brand(brand), _weak: true } }),
      slug: slug(offer.slug),
      order: index + 1,
    })),
    ...tenant.models.map(({ brand, ...model }, index) => {
      const key = `${brand}-${model.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
      const manufacturer = { _type: 'reference', _ref: id.brand(brand) }
      return {
        _id: id.model(key),
        _type: 'model',
        ...own,
        manufacturer,
        ...model,
        slug: slug(key),
        order: index,
      }
    }),
    ...tenant.promos.map(({ key, ...promo }) => ({ _id: id.promo(key), _type: 'promo', ...own, ...promo })),
    ...(tenant.forms ?? []).map(({ key, steps, ...form }) => ({
      _id: id.form(key),
      _type: 'form',
      ...own,
      ...form,
      steps: steps.map(({ fields, ...step }) => ({
        _type: 'formStep',
        ...step,
        fields: fields.map((field) => ({ _type: 'formField', ...field })),
      })),
    })),
    ...(tenant.delivery ?? []).map(({ key, dealership, regions }) => ({
      _id: id.delivery(key),
      _type: 'deliveryPrices',
      ...own,
      ...(dealership && { dealership_slug: dealership }),
      regions: regions.map(({ name, price, postcodes }) => ({
        _type: 'deliveryRegion',
        _key: slugOf(name),
        name,
        price,
        postcodes: postcodes.map((range) => {
          const [from, to] = range.split('-')
          return { _type: 'postcodeRange', _key: range, from, ...(to && { to }) }
        }),
      })),
    })),
    ...tenant.sharedBlocks.map(({ key, ...shared }) => ({
      _id: id.sharedBlock(key),
      _type: 'sharedBlock',
      ...own,
      ...shared,
    })),
    ...tenant.pages.map(({ path, title, description, seoTitle, image, noindex, blocks }) => ({
      _id: id.page(path),
      _type: 'page',
      ...own,
      title,
      path: slug(path),
      seo: {
        _type: 'seo',
        description,
        ...(seoTitle && { title: seoTitle }),
        ...(image && { image }),
        ...(noindex && { noindex }),
      },
      blocks,
    })),
    ...tenant.companies.map(({ slug: name, ...company }, index) => ({
      _id: id.groupCompany(name),
      _type: 'groupCompany',
      ...own,
      ...company,
      slug: slug(name),
      kind: 'company',
      page: { _type: 'reference', _weak: true, $page: `/${name}` },
      order: (index + 1) * 10,
    })),
    ...tenant.pageTemplates.map((template) => ({
      _id: id.pageTemplate(template.kind),
      _type: 'pageTemplate',
      ...own,
      ...template,
    })),
    ...tenant.redirects.map((redirect) => ({
      _id: id.redirect(redirect.from),
      _type: 'redirect',
      ...own,
      ...redirect,
    })),
    {
      _id: id.navigation,
      _type: 'navigation',
      ...own,
      headerMenu: tenant.navigation.headerMenu.map(menuItem),
      footerMenu: tenant.navigation.footerMenu.map(menuItem),
    },
    ...mediaItems(tenant),
  ]
}
