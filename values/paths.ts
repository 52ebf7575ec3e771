/**
 * Addresses of a site's own, as links, canonical tags, the sitemap, the Studio and scripts use them. Paths that a site
 * chooses for itself stand in its settings.
 */
export const paths = {
  /** `/cars/2021-toyota-corolla` */
  vehicle: ({ slug }: { slug: string }) => `/cars/${slug}`,
  /** Where a vehicle's price is compared with the market: on the site itself, or below the address of a service. */
  priceGauge: (vehicle: { slug: string }, base = '') =>
    `${base.replace(/\/+$/, '')}${paths.vehicle(vehicle)}/autogauge`,
  tradeIn: '/cars/trade-in',
  /** Where a message about a vehicle is written, in place of a chat. */
  instantMessage: '/instant-message',
  /** A listing by its name, and a model of a make: `/search/used-cars`, `/search/toyota/corolla`. */
  search: (...steps: string[]) => `/search/${steps.join('/')}`,
  /** A vehicle on one sheet of paper, and the same as a file. */
  vehicleSheet: ({ slug }: { slug: string }) => `/print?car_id=${encodeURIComponent(slug)}`,
  vehiclePdf: ({ slug }: { slug: string }) => `/api/cars/${encodeURIComponent(slug)}/pdf`,
  /** Vehicles side by side, those given first. */
  compare: (ids: readonly number[] = []) => (ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare'),
  /** The vehicles that a shopper has saved, or those given. */
  favourites: (ids: readonly number[] = []) =>
    ids.length > 0 ? `/favourites?ids=${ids.join(',')}` : '/favourites',
  /** Where shoppers sign in; `signInHref` says what for. */
  signIn: '/sign-in',
  specialOffers: '/special-offers',
  offer: ({ slug }: { slug: string }) => `/offers/${slug}`,
  catalogue: '/catalogue',
  location: ({ slug }: { slug: string }) => `/locations/${slug}`,
  dealerLocator: '/dealer-locator',
  icon: '/favicon.ico',
  sitemap: (part?: number) => (part === undefined ? '/sitemap.xml' : `/sitemap.xml?part=${part}`),
  /** The gallery of blocks, on the platform's own host. */
  gallery: '/blocks',

  /** The logo the site has of a maker: `/api/brands/toyota/logo`. */
  brandLogo: (slug: string) => `/api/brands/${slug}/logo`,
  places: (query: string) => `/api/places?query=${encodeURIComponent(query)}`,
  /** The one place that is meant, if there is one. */
  placeNamed: (name: string) => `/api/places?query=${encodeURIComponent(name)}&exact=true`,
  stockCounts: (filter: string) => `/api/stock/counts?filter=${encodeURIComponent(filter)}`,
  delivery: (postcode: string, car: number | string) =>
    `/api/delivery?postcode=${encodeURIComponent(postcode)}&car_id=${car}`,
  briefVehicles: (ids: readonly number[]) => `/api/stock/brief?ids=${ids.join()}`,
  blockCosts: (path: string) => `/api/blocks/costs?path=${encodeURIComponent(path)}`,

  staffToken: '/api/staff/token',
  staffLeads: (filter: Readonly<Record<string, string>> = {}) => {
    const said = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
    return `/api/staff/leads${said.size > 0 ? `?${said}` : ''}`
  },
  staffLead: (id: number) => `/api/staff/leads/one/${id}`,
  staffLeadFile: (id: number, file: string) => `/api/staff/leads/one/${id}/files/${file}`,
  staffLeadsFile: (filter: Readonly<Record<string, string>>) =>
    `/api/staff/leads/file?${new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))}`,
  staffLeadsAnswered: '/api/staff/leads/answered',
  staffLeadsGenuine: '/api/staff/leads/genuine',
  staffLeadsWebhook: '/api/staff/leads/webhook',
  staffImports: '/api/staff/stock/imports',
  staffOutbox: '/api/staff/outbox',
  staffDeliveries: '/api/staff/deliveries',
  staffDeliveriesChange: (change: 'replay' | 'discard') => `/api/staff/deliveries/${change}` as const,

  /** What all addresses of a preview begin with. */
  preview: '/preview',
  previewEnable: '/preview/enable',
  previewDisable: (back?: string) =>
    back === undefined ? '/preview/disable' : `/preview/disable?to=${encodeURIComponent(back)}`,
  previewAsAt: '/preview/as-at',
  previewChanges: '/preview/changes',
} as const

/** What pages ask of a shopper's account; apart from the others, which the listing's scripts carry. */
export const accountPaths = {
  session: '/api/session',
  export: '/api/account/export',
  watchlist: '/api/watchlist',
  saveCar: '/api/watchlist/save-car',
  removeCar: '/api/watchlist/remove-car',
  joinWatchlist: '/api/watchlist/join',
} as const

/** Sign-in with what for, and where a shopper goes then or without it: paths of the site. */
export function signInHref(wanted: { type?: string; redirect: string; back: string }) {
  const entries = Object.entries(wanted).filter(([, value]) => value !== undefined)
  // Slashes may stand in a query as they are, and the address stays readable.
  const query = entries.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`)
  return `${paths.signIn}?${query.join('&')}`
}
