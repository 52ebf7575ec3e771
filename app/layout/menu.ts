import type { Brand } from '#app/brands/brand.ts'
import { favouritesOf } from '#app/stock/rules/controls.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import { answers } from '#app/tenancy/reach.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { MenuItem, MenuModel, MenuTile } from '#tenants/settings/index.ts'
import type { LinkValue } from '#values/link.ts'

export const carTypes = { new: 'New', used: 'Used', demo: 'Demo' } as const

/** A brand of the mega-menu (NAV-02). Counts and further links stand under its name where they are known. */
export interface BrandMenuItem extends Pick<Brand, 'name' | 'slug' | 'logo' | 'url'> {
  dropdownItems?: { label: string; url: string }[]
  carTypeQty?: Partial<Record<keyof typeof carTypes, number>>
  /** What the site calls used vehicles. */
  usedLabel?: string
}

/** A brand as the large menu shows it; links that lead nowhere are left out. */
export const brandMenuItem = ({ dropdownItems, ...brand }: Brand, site: Site): BrandMenuItem => ({
  ...brand,
  usedLabel: site.settings.usedLabel,
  dropdownItems: dropdownItems.flatMap((link) => {
    const url = linkHref(link, site)
    return url && link.label ? [{ label: link.label, url }] : []
  }),
})

/** What the stock says of a model in the menu. */
export interface ModelNow {
  count: number
  /** Of the cheapest new or demo one: "$36,990" and "Drive Away". */
  price?: { text: string; type?: string }
  /** Address of a picture of one, for a model that marketing has no picture of. */
  picture?: string
}

/** By the slug of the model; empty while the stock cannot be read. */
export type ModelsNow = Readonly<Record<string, ModelNow>>

/** A menu entry with its address. One that leads nowhere and holds nothing is left out. */
export interface Entry {
  label: string
  href?: string
  link?: LinkValue
  children: Entry[]
  tiles: (MenuTile & { href: string })[]
  brands: boolean
  model?: MenuModel
  /** The page itself (`page`), a page below it (`true`), or neither. */
  current?: 'page' | 'true'
}

function currentOf(href: string | undefined, path: string) {
  if (!href?.startsWith('/')) return undefined
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

/** Resolves a menu for a page: addresses, what is current, and what must be left out. */
export function entriesOf(menu: readonly MenuItem[], site: Site, path: string): Entry[] {
  return menu.flatMap((item) => {
    const href = linkHref(item.link, site)
    const children = entriesOf(item.children ?? [], site, path)
    const tiles = (item.tiles ?? []).flatMap((tile) => {
      const target = linkHref(tile.link, site)
      return target ? [{ ...tile, href: target }] : []
    })
    const brands = item.brands ?? false
    if (!href && children.length === 0 && !brands) return []
    const current = currentOf(href, path) ?? (children.some((child) => child.current) ? 'true' : undefined)
    return [
      {
        label: item.label,
        href,
        link: item.link,
        children,
        tiles,
        brands,
        ...(href && item.model && { model: item.model }),
        ...(current && { current }),
      },
    ]
  })
}

/** True for an entry of a model, and for a group of such. */
export const showsModels = ({ model, children }: Entry): boolean =>
  model !== undefined || children.some(({ model }) => model !== undefined)

export const opens = ({ children, brands }: Entry) => children.length > 0 || brands

/** "New (12)", for the types there is stock of. */
export const quantities = ({ carTypeQty = {}, usedLabel = carTypes.used }: BrandMenuItem) =>
  Object.entries({ ...carTypes, used: usedLabel }).flatMap(([type, label]) => {
    const count = carTypeQty[type as keyof typeof carTypes]
    return count ? [`${label} (${count.toLocaleString('en-AU')})`] : []
  })

/** Digits of a phone number as a `tel:` address. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** True where shoppers save vehicles in their browser, and have a page to see them again. */
export const keepsFavourites = ({ settings, reach }: Site) => favouritesOf(settings, reach) === 'local'

/** A page of the shopper's own that the site has. */
export interface OwnPage {
  kind: 'garage' | 'watchlist'
  label: string
  href: string
}

/** The pages that signed-in shoppers have on this site, those that are off left out. */
export function ownPages(site: Site): OwnPage[] {
  const { garageEnabled, garagePath, watchlistPath } = site.settings
  const pages: (OwnPage | false)[] = [
    garageEnabled && { kind: 'garage', label: 'My garage', href: garagePath },
    favouritesOf(site.settings, site.reach) === 'watchlist' && {
      kind: 'watchlist',
      label: 'My watchlist',
      href: watchlistPath,
    },
  ]
  return pages.filter((page): page is OwnPage => page !== false && answers(site, page.href))
}
