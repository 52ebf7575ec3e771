import { z } from 'zod'
import { type ImageValue, imageProjection, imageValue } from '#values/image.ts'
import { type LinkValue, linkProjection, linkValue } from '#values/link.ts'
import { words } from './define.ts'

/** A call-to-action tile below a menu. */
export interface MenuTile {
  label: string
  text?: string
  image?: ImageValue
  link?: LinkValue
}

/** A model of the catalogue, as an entry of a menu shows it. */
export interface MenuModel {
  slug: string
  name: string
  /** The maker's name. */
  make: string
  image?: ImageValue
  /** AUD, drive away. */
  priceFrom?: number
}

/** An entry of the header or the footer, with at most two levels below it. */
export interface MenuItem {
  label: string
  link?: LinkValue
  /** Shows the tenant's brands in its dropdown. */
  brands?: boolean
  /** Shown with its picture, price and stock. */
  model?: MenuModel
  children?: MenuItem[]
  tiles?: MenuTile[]
}

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined)
const optionalLink = linkValue.nullish().transform((value) => value ?? undefined)

const tile = z.object({
  label: words(80, 1),
  text: optionalText,
  image: imageValue,
  link: optionalLink,
})

const model = z.object({
  slug: z.string(),
  name: words(60, 1),
  make: words(60, 1),
  image: imageValue,
  priceFrom: z
    .number()
    .positive()
    .nullish()
    .catch(null)
    .transform((price) => price ?? undefined),
})

const menuItem: z.ZodType<MenuItem> = z.object({
  label: words(60, 1),
  link: optionalLink,
  brands: z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined),
  // A reference to a model that is gone leaves the entry as it would be without one.
  model: model
    .nullish()
    .catch(null)
    .transform((found) => found ?? undefined),
  get children() {
    return z
      .array(menuItem)
      .max(40)
      .nullish()
      .transform((items) => items ?? undefined)
  },
  tiles: z
    .array(tile)
    .max(6)
    .nullish()
    .transform((tiles) => tiles ?? undefined),
})

export const menuShape = z.array(menuItem).max(12)

const own = `label, brands, link{${linkProjection}},
  "model": model->{"slug": slug.current, name, "make": manufacturer->name, "priceFrom": price_from, "image": image{${imageProjection}}},
  tiles[]{label, text, link{${linkProjection}}, image{${imageProjection}}}`

/** GROQ projection of the items of a menu: `headerMenu[]{${menuProjection}}`. */
export const menuProjection = `${own}, children[]{${own}, children[]{${own}}}`

const to = (label: string, href: string): MenuItem => ({ label, link: { label, href } })
const named = (label: string, destination: NonNullable<LinkValue['destination']>): MenuItem => ({
  label,
  link: { label, destination },
})

export const defaultHeaderMenu: MenuItem[] = [
  named('Home', 'home'),
  to('Models', '/models'),
  named('Stock', 'stockSearch'),
  named('Finance', 'finance'),
  named('Service & Parts', 'service'),
  { ...to('Company', '/about-us'), children: [to('About Us', '/about-us'), named('Contact Us', 'contact')] },
]

export const defaultFooterMenu: MenuItem[] = [
  to('Models', '/models'),
  {
    label: 'Buyer Tools',
    children: [
      named('Our Stock', 'stockSearch'),
      named('Finance', 'finance'),
      to('Trade In', '/trade-in'),
      to('Test Drive', '/book-test-drive'),
      to('Owners Benefits', '/pages/owners'),
    ],
  },
  named('Service & Parts', 'service'),
  to('About Us', '/about-us'),
  to('News', '/news'),
  named('Contact Us', 'contact'),
  to('Terms', '/terms-and-conditions'),
  to('Privacy', '/privacy-policy'),
]
