import type { Settings } from '#tenants/settings/index.ts'
import type { Theme } from '#tenants/theme/index.ts'
import type { ImageValue } from '#values/image.ts'
import type { Reach } from './reach.ts'

/** One tenant, resolved for a request: what every loader and view receives. Serialisable. */
export interface Site {
  /** Tenant key (`siteSlug`), for example `motorworld`. */
  slug: string
  /** Id of the tenant's document and value of `tenant._ref` on all its documents: `site-motorworld`. */
  id: string
  /** Trading name, for example "Motorworld". */
  name: string
  templateName: string
  /** Scheme, host and port shoppers use, without trailing slash. */
  origin: string
  /** IANA name; starts, expiries and opening hours are read in it. */
  timeZone: string
  /** Slug of the one brand of a brand dealer. */
  brand?: string
  tagline?: string
  phone?: string
  email?: string
  address?: { street: string; suburb: string; state: string; postcode: string }
  /** Legal line of the footer: "LMCT 1234567 · ABN 12 345 678 901". */
  legal?: string
  logo?: ImageValue
  /** Logo for dark surfaces, where the first does not serve. */
  logoOnDark?: ImageValue
  socialImage?: ImageValue
  favicon?: ImageValue
  settings: Settings
  theme: Theme
  /** The addresses it answers (`answers`); left out where that is not known. */
  reach?: Reach
  /** Changes with every change of the tenant's settings or navigation. */
  revision: string
}
