import { create, insertMultiple, search } from '@orama/orama'
import type { Engine } from './search-engine.ts'
import { countable, facets, type Request } from './search-vehicles.ts'

const enums = Object.fromEntries(
  countable.map((facet) => [facet, facet === 'filtered_features' ? 'enum[]' : 'enum']),
)
const schema = {
  name: 'string',
  stocknum: 'string',
  price: 'number',
  km: 'number',
  location: 'geopoint',
  ...enums,
} as const

/** Each chosen facet is searched again without its choice, as with our own engine. */
function queriesOf({ text = '', anyOf = {}, price, near, cheapestFirst }: Request) {
  const where = (except?: string) => ({
    ...Object.fromEntries(
      Object.entries(anyOf)
        .filter(([facet]) => facet !== except)
        .map(([facet, values]) => [facet, { in: values }]),
    ),
    ...(price && { price: { between: price } }),
    ...(near && {
      location: { radius: { coordinates: { lat: near.lat, lon: near.lng }, value: near.km, unit: 'km' } },
    }),
  })
  const common = { term: text, tolerance: text ? 1 : 0, threshold: 0, properties: ['name', 'stocknum'] }
  const counted = (names: readonly string[]) =>
    Object.fromEntries(names.map((facet) => [facet, { limit: 100 }]))
  return [
    {
      ...common,
      where: where(),
      facets: counted(countable),
      limit: 21,
      ...(cheapestFirst && { sortBy: { property: 'price', order: 'ASC' } }),
    },
    ...Object.keys(anyOf).map((facet) => ({
      ...common,
      where: where(facet),
      facets: counted([facet]),
      limit: 1,
    })),
  ]
}

export function orama(): Engine {
  const database = create({ schema: schema as never, sort: { enabled: true } })
  return {
    async build(vehicles) {
      const documents = Array.from(vehicles, ({ _geoloc, ...vehicle }) => ({
        ...Object.fromEntries(facets.map((facet) => [facet, vehicle[facet]])),
        ...Object.fromEntries(
          countable
            .filter((facet) => vehicle[facet] !== undefined && facet !== 'filtered_features')
            .map((facet) => [facet, String(vehicle[facet])]),
        ),
        id: vehicle.objectID,
        name: vehicle.name,
        stocknum: vehicle.stocknum,
        location: _geoloc && { lat: _geoloc.lat, lon: _geoloc.lng },
      }))
      await insertMultiple(database, documents as never[], 5000)
    },
    async search(request) {
      const [first = 0] = await Promise.all(
        queriesOf(request).map(async (query) => (await search(database, query as never)).count),
      )
      return first
    },
  }
}
