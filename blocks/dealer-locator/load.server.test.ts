import { beforeAll, expect, test } from 'vitest'
import { embeddedPlaces } from '#app/places/embedded.server.ts'
import { sampleLoad } from '#app/samples/load.ts'
import load from './load.server.ts'
import definition from './query.ts'

const places = embeddedPlaces()()
beforeAll(() => places.find('4000'))

const at = (name: string, address: object, more: object = {}) => ({
  name,
  slug: name.toLowerCase(),
  address: { city: name, state: 'QLD', ...address },
  ...more,
})
const stored = [
  at('Southport', { lat: -27.967, long: 153.398 }),
  at('Newstead', { lat: -27.444, long: 153.046 }),
  at('Springwood', { postcode: '4127' }),
  at('Parramatta', { lat: -33.818, long: 151.004 }),
  at('Nowhere', {}),
]

const found = (query: string) =>
  load(
    sampleLoad(definition.content.parse({}), {
      search: new URLSearchParams(query),
      places,
      lake: { query: ({ shape }) => Promise.resolve(shape.parse(stored)) },
    }),
  )
const names = async (query: string) => (await found(query)).locations.map(({ name }) => name)

test('locations come ordered by distance within the radius of a place or postcode', async () => {
  expect(await names('place=4000')).toEqual(['Newstead', 'Springwood'])
  expect(await names('place=Brisbane&radius=100')).toEqual(['Newstead', 'Springwood', 'Southport'])
  expect(await names('place=brisbane&radius=1000')).toEqual([
    'Newstead',
    'Springwood',
    'Southport',
    'Parramatta',
  ])
  expect((await found('place=4000')).locations[0]?.km).toBe(3)
})

test('without a radius, or with one that is not offered, it is 50 km', async () => {
  for (const query of ['place=4000', 'place=4000&radius=51', 'place=4000&radius=NaN'])
    expect((await found(query)).radius).toBe(50)
})

test('LOC-24 a postcode that does not exist says so and leaves the list as it was', async () => {
  const { problem, locations } = await found('place=9998')
  expect(problem).toBe('Invalid postcode')
  expect(locations).toHaveLength(stored.length)
  expect((await found('place=Atlantis')).problem).toMatch(/suburb or a postcode/)
})

test('while places cannot be looked up in time all locations stay on the page, which is tried again soon', async () => {
  for (const find of [() => new Promise<never>(() => {}), () => Promise.reject(new Error('away'))]) {
    const until: string[] = []
    const { problem, locations } = await load(
      sampleLoad(definition.content.parse({}), {
        search: new URLSearchParams('place=4000'),
        instant: new Date('2026-12-20T00:00:00Z'),
        places: { ...places, find },
        lake: { query: ({ shape }) => Promise.resolve(shape.parse(stored)) },
        validUntil: (instant) => until.push(instant.toISOString()),
      }),
    )
    expect(problem).toMatch(/cannot be looked up/)
    expect(locations).toHaveLength(stored.length)
    expect(until).toContain('2026-12-20T00:00:05.000Z')
  }
})

test('each location says its holiday hours as at the instant of the page, which is good until they read differently', async () => {
  const christmas = { date: '2026-12-25', closed: true, label: 'Christmas Day' }
  const until: string[] = []
  const { locations } = await load(
    sampleLoad(definition.content.parse({}), {
      instant: new Date('2026-12-20T00:00:00Z'),
      lake: {
        query: ({ shape }) =>
          Promise.resolve(
            shape.parse([at('Newstead', {}, { holidayHours: [christmas] }), at('Nowhere', {})]),
          ),
      },
      validUntil: (instant) => until.push(instant.toISOString()),
    }),
  )
  expect(locations.map(({ holidays }) => holidays)).toEqual([
    [{ date: '2026-12-25', day: 'Friday 25 December', hours: 'Closed', label: 'Christmas Day' }],
    [],
  ])
  expect(until).toEqual(['2026-12-24T14:00:00.000Z'])
})
