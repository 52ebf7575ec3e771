import type { namedDestinations } from '#values/link.ts'
import type { RangeFacet, ValueFacet } from '#values/stock-filter.ts'
import type { SettingsLayer } from '../settings/index.ts'
import type { Theme } from '../theme/index.ts'
import { type LinkInput, linkTo, type RichNode } from './rich.ts'

export { rich } from './rich.ts'

/** A picture by the name of its file in the tenant's media folder; uploaded once when the site is seeded. */
export interface PictureInput {
  _type: 'picture'
  $file: string
  alt: string
  caption?: string
  hotspot?: { _type: 'sanity.imageHotspot'; x: number; y: number; width: number; height: number }
}

/** `focus`: the point that stays in view when the picture is cut, as fractions from the left and the top. */
export function picture(
  file: string,
  alt: string,
  { caption, focus }: { caption?: string; focus?: [number, number] } = {},
): PictureInput {
  return {
    _type: 'picture',
    $file: file,
    alt,
    ...(caption && { caption }),
    ...(focus && {
      hotspot: { _type: 'sanity.imageHotspot', x: focus[0], y: focus[1], width: 0.5, height: 0.5 },
    }),
  }
}

export const link = {
  /** To a page of the same site; the page must exist. */
  page: (path: string, label: string): LinkInput => ({ _type: 'link', label, page: { $page: path } }),
  /** To a place whose address is a setting of the site. */
  to: (destination: (typeof namedDestinations)[number], label: string): LinkInput => ({
    _type: 'link',
    label,
    destination,
  }),
  /** To an address, or to a path that is no page document (/brands?…, /kia/overview, #anchor). */
  url: (url: string, label: string, newTab = false): LinkInput => ({
    _type: 'link',
    label,
    url,
    ...(newTab && { newTab }),
  }),
}

export interface BlockInput {
  _type: string
  anchor?: string
  tone?: 'default' | 'muted' | 'brand' | 'dark'
  start?: string
  expiry?: string
  [field: string]: unknown
}

/**
 * A block. Fields are those of its schema.ts; a field it does not have stops the seed. `_key` and the `_type` of list
 * items are filled in, and text given for a rich text field is read as markdown.
 */
export const block = (type: string, fields: Record<string, unknown> = {}): BlockInput => ({
  _type: type,
  ...fields,
})

/** A choice of vehicles: `vehicles({ make: ['Kia'] }, { price: { max: 30000 } })`. */
export const vehicles = (
  facets: Partial<Record<ValueFacet, string[]>>,
  ranges: Partial<Record<RangeFacet, { min?: number; max?: number }>> = {},
) => ({
  _type: 'stockFilter',
  facets: Object.entries(facets).map(([facet, values]) => ({ _type: 'stockFacet', facet, values })),
  ranges: Object.entries(ranges).map(([facet, range]) => ({ _type: 'stockRange', facet, ...range })),
})

/** Reference to another document of the same site. */
export const ref = {
  brand: (slug: string) => ({ _type: 'reference', $ref: `brand:${slug}` }),
  promo: (key: string) => ({ _type: 'reference', $ref: `promo:${key}` }),
  sharedBlock: (key: string) => ({ _type: 'reference', $ref: `sharedBlock:${key}` }),
  form: (key: string) => ({ _type: 'reference', $ref: `form:${key}` }),
  /** A model by its key, brand and name: `chery-omoda-5`. */
  model: (key: string) => ({ _type: 'reference', $ref: `model:${key}`, _weak: true as const }),
  company: (slug: string) => ({ _type: 'reference', $ref: `groupCompany:${slug}` }),
}

export interface PageInput {
  path: string
  title: string
  /** For search engines: at most 160 characters. */
  description: string
  seoTitle?: string
  image?: PictureInput
  noindex?: boolean
  blocks: BlockInput[]
}

export const page = (input: PageInput) => input

export interface MenuInput {
  label: string
  link?: LinkInput
  brands?: boolean
  model?: { _type: string; $ref: string; _weak?: true }
  children?: MenuInput[]
  tiles?: { label: string; text?: string; image?: PictureInput; link: LinkInput }[]
}

/** A menu entry: `menu('Finance', 'to:finance')`, `menu('About Us', '/about-us')`. */
export const menu = (
  label: string,
  target?: string,
  more: Omit<MenuInput, 'label' | 'link'> = {},
): MenuInput => ({
  label,
  ...(target && { link: linkTo(target, label) }),
  ...more,
})

export interface SiteInput {
  siteSlug: string
  name: string
  tagline: string
  brand?: string
  hosts?: string[]
  phone: string
  email: string
  address: { street: string; suburb: string; state: string; postcode: string }
  /** Opening and closing time by weekday, 0 Sunday to 6 Saturday; a day without is a closed one. */
  hours: Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, [open: string, close: string]>>
  legal: string
  timeZone: string
  logo: PictureInput
  logoOnDark: PictureInput
  favicon: PictureInput
  socialImage?: PictureInput
  theme: Theme
  /** Only what differs from the defaults, the template and the brand. */
  settings: Omit<SettingsLayer, 'siteSlug' | 'headerMenu' | 'footerMenu'>
}

export interface BrandInput {
  slug: string
  name: string
  kind: 'cars' | 'motorcycles' | 'trucks'
  logo: PictureInput
  image?: PictureInput
  description: string
  /** Further links under the brand in the large menu. */
  dropdownItems?: LinkInput[]
}

export interface CompanyInput {
  slug: string
  name: string
  logo: PictureInput
  description: string
}

/**
 * The last day of the month that is so many months after the one in which the site is seeded: dated content of a demo
 * has to be current whenever the demo is started.
 */
export const monthEnd = (after: number) => ({ $monthEnd: after })
type Day = string | ReturnType<typeof monthEnd>

export interface PromoInput {
  key: string
  title: string
  start?: string
  expiry?: Day
  position?: number
  display?: ('new' | 'used' | 'demo')[]
  strictDisplay?: boolean
  node:
    | { _type: 'promoTile'; image: PictureInput; link: LinkInput; background?: string }
    | { _type: 'promoCard'; heading: string; text: string; link: LinkInput; image?: PictureInput }
}

export interface OfferInput {
  slug: string
  /** Brand of the site that the offer is about. */
  brand?: string
  title: string
  summary: string
  description?: string
  price?: number
  priceNote?: string
  categories: string[]
  terms?: string
  start?: string
  expiry?: Day
  image?: PictureInput
  link?: LinkInput
}

export interface ModelInput {
  /** Slug of a brand of the site. */
  brand: string
  name: string
  body: string
  short_description: string
  price_from?: number
  image?: PictureInput
}

/** A form as the Studio holds it; keys and types of steps and fields are filled in. */
export interface FormInput {
  key: string
  title: string
  category: string
  heading?: string
  intro?: string
  submit?: string
  thanks?: string
  steps: {
    title?: string
    fields: { name: string; label: string; type: string; [more: string]: unknown }[]
  }[]
}

/** Delivery prices of one dealership, or of all without their own; postcodes as `4000` or `4000-4179`. */
export interface DeliveryInput {
  key: string
  dealership?: string
  regions: { name: string; price: number; postcodes: string[] }[]
}

export interface DemoTenant {
  site: SiteInput
  navigation: { headerMenu: MenuInput[]; footerMenu: MenuInput[] }
  brands: BrandInput[]
  companies: CompanyInput[]
  promos: PromoInput[]
  offers: OfferInput[]
  models: ModelInput[]
  sharedBlocks: { key: string; title: string; blocks: BlockInput[] }[]
  forms?: FormInput[]
  delivery?: DeliveryInput[]
  redirects: { from: string; to: string; permanent: boolean }[]
  pages: PageInput[]
  pageTemplates: { kind: 'brandOverview' | 'notFound' | 'error'; title: string; blocks: BlockInput[] }[]
  /** Folder of the pictures; names not found there are looked for in tenants/demo/media. */
  mediaDir: URL
}

export type { LinkInput, RichNode }

/** The blocks of a shared block, standing on this page. */
export const shared = (key: string) => block('sharedBlock', { shared: ref.sharedBlock(key) })
