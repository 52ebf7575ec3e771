import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { embeddedPlaces } from './embedded.server.ts'
import { mapboxPlaces } from './mapbox.server.ts'
import { radii } from './radius.ts'

const placesFrom = embeddedPlaces()
const places = placesFrom()
const labels = async (words: string, limit?: number) =>
  (await places.suggest(words, limit)).map(({ label }) => label)

describe('places of our own list', () => {
  test('are suggested by what they begin with, the city before its suburbs', async () => {
    expect((await labels('brisb'))[0]).toBe('Brisbane QLD 4000')
    expect((await labels('Springw')).slice(0, 2).sort()).toEqual([
      'Springwood NSW 2777',
      'Springwood QLD 4127',
    ])
    expect(await labels('springwood queensland')).toEqual(['Springwood QLD 4127'])
    expect(await labels('Springwood QLD 4127')).toEqual(['Springwood QLD 4127'])
    expect(await labels('rich', 3)).toHaveLength(3)
  })

  test('of one name are in the site’s own state first', async () => {
    for (const home of ['qld', 'nsw', 'TAS']) {
      const own = placesFrom(home)
      const state = home.toUpperCase()
      expect((await own.find('Springwood'))?.state).toBe(home === 'TAS' ? 'NSW' : state)
      expect((await own.find('Richmond'))?.state).toBe(state)
      expect((await own.suggest('richm'))[0]).toMatchObject({ name: 'Richmond', state })
      expect((await own.find('Richmond vic'))?.state).toBe('VIC')
      expect((await own.suggest('brisb'))[0]?.label).toBe('Brisbane QLD 4000')
    }
  })

  test('of one postcode begin with the one that stands for it', async () => {
    for (const postcode of ['4006', '4000', '2640', '0800'])
      expect((await places.suggest(postcode))[0]).toEqual(await places.find(postcode))
    expect(await places.suggest('9999')).toEqual([])
  })

  test('are found by postcode and by name, and nothing else is', async () => {
    expect((await places.find('4000'))?.label).toBe('Brisbane QLD 4000')
    expect((await places.find('0800'))?.state).toBe('NT')
    expect((await places.find(' mt gravatt '))?.label).toMatch(/^Mount Gravatt QLD/)
    for (const wrong of ['9998', '40', '', '   ', "'; drop table", 'Atlantis', '((((', '4000'.repeat(5000)])
      expect(await places.find(wrong)).toBeNull()
  })

  test('are told by an address, unless it may be several', async () => {
    const label = async (suburb?: string, state?: string, postcode?: string) =>
      (await placesFrom().locate({ suburb, state, postcode }))?.label
    expect(await label('Springwood', 'QLD')).toBe('Springwood QLD 4127')
    expect(await label('springwood', undefined, '2777')).toBe('Springwood NSW 2777')
    expect(await label('Mt Gravatt', 'QLD')).toMatch(/^Mount Gravatt QLD/)
    expect(await label('Brisbane')).toBe('Brisbane QLD 4000')
    expect(await label('Hall of cars', 'QLD', '4127')).toMatch(/ QLD 4127$/)
    expect(await label('Springwood')).toBeUndefined()
    expect(await label('Atlantis', 'QLD')).toBeUndefined()
    expect(await label()).toBeUndefined()
  })

  test('lie where they are: every one in Australia, cities within 5 km of their centre', async () => {
    const centres = { Brisbane: [-27.468, 153.024], Perth: [-31.953, 115.857], Hobart: [-42.882, 147.327] }
    for (const [name, [lat, lng]] of Object.entries(centres)) {
      const found = await places.find(name)
      expect(distanceKm(found!, { lat: lat!, lng: lng! })).toBeLessThan(5)
    }
    for (const { lat, lng } of await places.suggest('a', 5000)) {
      expect(lat).toBeGreaterThan(-55)
      expect(lat).toBeLessThan(-9)
      expect(lng).toBeGreaterThan(96)
      expect(lng).toBeLessThan(169)
    }
  })
})

test('radii are these nine, in km', () => {
  expect(radii).toEqual([25, 50, 75, 100, 150, 250, 500, 750, 1000])
})

test('Mapbox is asked for places of Australia alone', async () => {
  const asked: URL[] = []
  const server = createServer((req, res) => {
    asked.push(new URL(req.url!, 'http://mapbox.test'))
    const region = { id: 'region.1', text: 'Queensland', short_code: 'AU-QLD' }
    const context = [{ id: 'place.1', text: 'Brisbane' }, region]
    res.end(
      JSON.stringify({
        features: [{ text: '4000', place_type: ['postcode'], center: [153.02, -27.47], context }],
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const found = await mapboxPlaces('pk.test', `http://127.0.0.1:${port}`)('qld').find('4000')
  server.close()
  expect(found).toEqual({
    label: 'Brisbane QLD 4000',
    name: 'Brisbane',
    state: 'QLD',
    postcode: '4000',
    lat: -27.47,
    lng: 153.02,
  })
  expect(asked[0]?.searchParams.get('country')).toBe('AU')
})
