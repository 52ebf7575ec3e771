import type { SettingsLayer } from '../settings/index.ts'

/** What a template brings to its sites: the layer between the defaults and the brand. */
export const templateSettings: Readonly<Record<string, SettingsLayer>> = {
  default: {},
  /** Many brands under one roof. */
  group: {
    locationSectionLayout: 'map',
    locationViewStockEnabled: true,
    dealershipInput: 'picker',
    groupPopularMakes: true,
    favouritesMode: 'watchlist',
  },
  /** One brand, few words. */
  'single-brand': {
    locationSectionLayout: 'card',
    enquiryLocationEnabled: false,
    removePreferredDealership: true,
    searchFacets: ['model', 'body', 'price', 'car_type', 'fuel', 'transmission', 'colour', 'place'],
  },
  /** Used trucks, machinery and caravans. */
  workshop: {
    searchFacets: [
      ...(['make', 'model', 'body', 'body_style', 'price', 'year', 'km', 'gvm', 'payload', 'axles'] as const),
      ...(['berths', 'atm', 'length', 'lams', 'fuel', 'transmission', 'drive', 'state', 'place'] as const),
    ],
    showUnregistered: true,
    engineSizeUnit: 'litres',
    partsFormVariant: 'combined',
    viewerDefaultMode: 'gallery',
  },
}
