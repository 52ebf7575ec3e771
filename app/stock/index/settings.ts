import type { IndexSettings, SynonymHit } from 'algoliasearch'
import { indexName, type SortKey, type StockRecord, sortKeys } from './record.ts'

type Attribute = keyof StockRecord

const searchable: Attribute[] = [
  'make',
  'model',
  'make_model',
  'name',
  'badge',
  'series',
  'body',
  'stocknum',
  'rego',
]
const searchableMore: Attribute[] = [
  'car_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'body_style',
  'axles',
  'filtered_features',
  'location_name',
  'city',
]

/** Facets whose values shoppers and editors look up by typing. */
const typed: Attribute[] = [
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'city',
  'location_name',
  'dealership_name',
  'tag',
]
const counted: Attribute[] = [
  ...([
    'body',
    'drive',
    'fuel',
    'transmission',
    'colour',
    'seats',
    'state',
    'price',
    'subscription_price',
  ] as const),
  ...(['price_range', 'weekly_price_range', 'year', 'km', 'certified', 'status', 'car_type'] as const),
  ...([
    'item_type',
    'filtered_features',
    'created_at_timestamp',
    'dealership_slug',
    'location_slug',
  ] as const),
  ...(['body_style', 'gvm', 'atm', 'payload', 'axles', 'length', 'berths', 'lams'] as const),
]
const filtered: Attribute[] = ['tenant', 'id', 'slug', 'stocknum', 'sold', 'reserved']

const orders: Record<Exclude<SortKey, 'recommended'>, string> = {
  price_asc: 'asc(price)',
  price_desc: 'desc(price)',
  km_asc: 'asc(km)',
  year_desc: 'desc(year)',
  newest: 'desc(created_at_timestamp)',
}
const ranking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']
/** Rank of the dealer's choosing; then the newer one, then the lower id (SRCH-09). */
const customRanking = ['desc(custom_rank)', 'desc(created_at_timestamp)', 'asc(id)']

/** Settings of a tenant's index, for the embedded search server and for Algolia alike. */
export const settingsOf = (prefix: string, tenant: string): IndexSettings => ({
  searchableAttributes: [...searchable, searchableMore.join(',')],
  attributesForFaceting: [
    ...typed.map((attribute) => `searchable(${attribute})`),
    ...counted,
    ...filtered.map((attribute) => `filterOnly(${attribute})`),
  ],
  ranking,
  customRanking,
  replicas: sortKeys.filter((sort) => sort !== 'recommended').map((sort) => indexName(prefix, tenant, sort)),
  unretrievableAttributes: ['tenant'],
  attributesToHighlight: [],
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 20_000,
  // A stock number or a plate is right or wrong.
  disableTypoToleranceOnAttributes: ['stocknum', 'rego'],
  removeWordsIfNoResults: 'none',
  // "corolla -hybrid", and "land cruiser" in quotes.
  advancedSyntax: true,
  ignorePlurals: ['en'],
  queryLanguages: ['en'],
})

/** What a replica has of its own: its order comes before everything that text could say. */
export const replicaSettings = (sort: Exclude<SortKey, 'recommended'>): IndexSettings => ({
  ranking: [orders[sort], ...ranking],
  customRanking,
})

const both = (objectID: string, ...synonyms: string[]): SynonymHit => ({
  objectID,
  type: 'synonym',
  synonyms,
})

/** How shoppers misspell a make by more than the search server forgives. */
const misspellings: Record<string, string[]> = {
  Chevrolet: ['chev', 'chevy', 'shevrolet'],
  Citroën: ['citreon', 'sitroen'],
  Hyundai: ['hunday', 'hundai', 'hyndai', 'hiundai', 'hyunday', 'hundi'],
  Isuzu: ['izuzu', 'isusu'],
  Jaguar: ['jagwar', 'jag'],
  Lamborghini: ['lambo', 'lambogini'],
  Mitsubishi: ['mitsi', 'mitsy', 'mitsubitchi', 'mitsibushi', 'mitzubishi'],
  Nissan: ['nissian', 'nisson'],
  Peugeot: ['pugeot', 'peugot', 'pergot', 'puegeot'],
  Porsche: ['porshe', 'porsh', 'porche'],
  Renault: ['reno', 'renalt', 'renualt'],
  'Rolls-Royce': ['rolls'],
  Škoda: ['scoda', 'shkoda'],
  Subaru: ['suburu', 'subie', 'suby'],
  Suzuki: ['zuzuki', 'susuki', 'suzki'],
  Toyota: ['toyta', 'toyata', 'toyoto', 'yota'],
  Volkswagen: ['wv', 'volks', 'volkswagon', 'volkswaggen', 'wolkswagen', 'vdub'],
}

/** A correction counts as one typo, so that a vehicle which is really called so comes first. */
const corrections = Object.entries(misspellings).flatMap(([make, words]) =>
  words.map(
    (word): SynonymHit => ({
      objectID: `misspelt-${word}`,
      type: 'altcorrection1',
      word,
      corrections: [make],
    }),
  ),
)

/** Words that shoppers use for one another. */
export const synonyms: SynonymHit[] = [
  both('ute', 'ute', 'utility', 'pickup', 'pick up'),
  both('four-wheel-drive', '4wd', '4x4', 'four wheel drive'),
  both('all-wheel-drive', 'awd', 'all wheel drive'),
  { objectID: 'awd-for-4wd', type: 'onewaysynonym', input: '4wd', synonyms: ['awd'] },
  both('automatic', 'auto', 'automatic'),
  both('cx5', 'cx5', 'cx 5', 'cx-5'),
  both('hatch', 'hatch', 'hatchback'),
  both('sedan', 'sedan', 'saloon'),
  both('wagon', 'wagon', 'estate'),
  both('people-mover', 'people mover', 'minivan', 'mpv'),
  both('petrol', 'petrol', 'unleaded', 'ulp'),
  both('electric', 'electric', 'ev', 'bev'),
  both('phev', 'phev', 'plug in hybrid'),
  both('grey', 'grey', 'gray'),
  both('volkswagen', 'volkswagen', 'vw'),
  both('mercedes', 'mercedes benz', 'mercedes', 'merc', 'benz'),
  both('landcruiser', 'landcruiser', 'land cruiser'),
  both('demo', 'demo', 'demonstrator'),
  both('motorcycle', 'motorcycle', 'motorbike'),
  both('tow-bar', 'tow bar', 'towbar'),
  ...corrections,
]
