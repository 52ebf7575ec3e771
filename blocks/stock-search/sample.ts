import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import { listedFilters } from '#app/stock/search/listed.ts'
import { emptyState } from '#app/stock/search/state.ts'
import type { ListingData } from './data.ts'
import type definition from './query.ts'

const { settings } = sampleSite()

function counts(key: (typeof facets)[number]) {
  const values = sampleStock.flatMap((record) => record[key] ?? []).map(String)
  return Object.fromEntries(values.map((value) => [value, values.filter((other) => other === value).length]))
}

function ends(key: 'price' | 'year' | 'km') {
  const values = sampleStock.flatMap((record) => record[key] ?? [])
  return { min: Math.min(...values), max: Math.max(...values) }
}

const facets = [
  'make',
  'model',
  'body',
  'car_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'state',
] as const

const sample: BlockSample<z.input<typeof definition.content>, ListingData> = {
  content: { heading: 'Our cars', intro: 'Every car of ours, new, used and demo.' },
  data: {
    place: { path: '/owners/warranty', fixed: {}, home: '/owners/warranty' },
    scope: {
      index: 'sample_vehicles',
      search_filters: listedFilters(settings, sampleInstant),
      hitsPerPage: 21,
      sortOptions: [...settings.sortOptions],
      priceAscExcludesZero: false,
      facets: settings.searchFacets.filter((filter) => filter !== 'place'),
    },
    state: { ...emptyState, values: {} },
    filters: [...settings.searchFacets],
    answers: [
      {
        hits: sampleStock,
        nbHits: sampleStock.length,
        nbPages: 1,
        page: 0,
        hitsPerPage: 21,
        facets: Object.fromEntries(facets.map((key) => [key, counts(key)])),
        facets_stats: { price: ends('price'), year: ends('year'), km: ends('km') },
      },
    ],
    browser: { appId: 'local', apiKey: 'sample', path: '/search-api', indexName: 'sample_vehicles' },
    headings: { path: 'New, used and demo cars', home: 'New, used and demo cars' },
    promos: [],
    seed: 0,
    now: sampleInstant.getTime(),
  },
}

export default sample
