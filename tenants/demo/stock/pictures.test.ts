import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateStock } from './generate.ts'
import { type Face, faceOf, proportionOf, type Shape } from './looks.ts'
import { allCabins, allPictures, frontOf, pictureSets, picturesOf } from './pictures.ts'
import { allPanoramas, allSpins } from './spins.ts'

const folder = new URL('pictures/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.webp'))
  .sort()
const turning = readdirSync(new URL('spins/', folder)).map((name) => `spins/${name}`)
const instant = new Date('2026-11-21T05:00:00Z')
const rows = (['motorworld', 'southside-chery', 'outback-trucks'] as const).flatMap((site) =>
  generateStock(site, instant),
)
const cars = Object.entries(pictureSets).flatMap(([shape, { fronts }]) => (fronts ? { shape, fronts } : []))

test('every picture that can be shown is there, and no other', () => {
  expect([...allPictures(), ...allCabins()].map(({ name }) => name).sort()).toEqual(files)
})

test('the vehicles of the demo sites name pictures that are there', () => {
  const named = new Set(rows.flatMap(({ images }) => images))
  expect([...named].filter((name) => !files.includes(name))).toEqual([])
})

test('together they take less than 24 MB, and none more than 45 KB', () => {
  const sizes = files.map((name) => statSync(new URL(name, folder)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(24_000_000)
  expect(Math.max(...sizes)).toBeLessThan(45_000)
})

test('every frame of a spin and every panorama is there, and no other, in less than 12 MB', () => {
  const names = [...allSpins().flatMap((spin) => spin.names), ...allPanoramas().map(({ name }) => name)]
  expect(names.sort()).toEqual(turning.sort())
  const sizes = turning.map((name) => statSync(new URL(name, folder)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000)
})

const turningOf = (some: typeof rows) =>
  some.filter(({ spin_images = [], sold }) => spin_images.length > 0 && !sold)

test('on each site some vehicles turn, each in its own colour, with an inside where they have one', () => {
  for (const site of ['motorworld', 'southside-chery', 'outback-trucks'] as const) {
    const some = turningOf(generateStock(site, instant))
    expect(some.length, site).toBeGreaterThan(2)
    for (const { images, spin_images, spin_interior_image, item_type } of some) {
      expect(spin_images?.[0]).toBe(`spins/${images[0]?.replace('-hero.webp', '-spin-00.webp')}`)
      if (item_type === 'car') expect(spin_interior_image).toMatch(/^spins\/studio-around-\w+\.webp$/)
      else expect(spin_interior_image).toBeUndefined()
    }
  }
})

test('a vehicle of every body type turns', () => {
  const kinds = new Set(
    turningOf(rows).map(({ item_type, body, simple_body }) => (item_type === 'car' ? body : simple_body)),
  )
  expect([...kinds].sort()).toEqual(
    [
      ...['SUV', 'Hatch', 'Ute', 'Sedan', 'Wagon', 'Van', 'Coupe', 'People Mover'],
      ...['Truck', 'Motorcycle', 'Caravan'],
    ].sort(),
  )
})

test('what is marked on a spin or a panorama is what the vehicle is fitted with, at a place on the picture', () => {
  const some = turningOf(rows)
  for (const { hotspots, standardEquipment, spin_images = [], spin_interior_image } of some) {
    const { exterior = [], interior = [] } = hotspots ?? {}
    if (!spin_interior_image) expect(interior).toEqual([])
    for (const { description, positions } of [...exterior, ...interior]) {
      expect(standardEquipment).toContain(description)
      expect(Object.keys(positions).length).toBeGreaterThan(0)
      for (const [frame, { x, y }] of Object.entries(positions)) {
        expect(Number(frame)).toBeLessThan(spin_images.length)
        for (const percent of [x, y]) expect(percent).toBeGreaterThan(3)
        for (const percent of [x, y]) expect(percent).toBeLessThan(97)
      }
    }
  }
  expect(some.filter(({ hotspots }) => hotspots?.exterior.length).length).toBeGreaterThan(some.length / 2)
  expect(some.filter(({ hotspots }) => hotspots?.interior.length).length).toBeGreaterThan(some.length / 3)
})

test('there are at least 16 faces of cars', () => {
  const faces = cars.flatMap(({ fronts }) => Object.values(fronts).flatMap((some) => Object.keys(some)))
  expect(new Set(faces).size).toBeGreaterThanOrEqual(16)
})

const shapes: Record<string, Shape> = {
  ...{ SUV: 'suv', Ute: 'ute', Sedan: 'sedan', Hatch: 'hatch', Wagon: 'wagon', Van: 'van', Coupe: 'coupe' },
  'People Mover': 'mover',
}

test('every car of the demo sites, today and a year on, wears the face of its make and nearly every one its height', () => {
  const nextYear = new Date(instant.getTime() + 365 * 86_400_000)
  const later = (['motorworld', 'southside-chery', 'outback-trucks'] as const).flatMap((site) =>
    generateStock(site, nextYear),
  )
  const shown = [...rows, ...later].filter(
    ({ item_type, images }) => item_type === 'car' && images.length > 0,
  )
  const others = shown.filter(({ make, model, body, fuel, simple_colour, variant, images }) => {
    const shape = shapes[body]!
    const [hero = ''] = images
    const face = faceOf(make, fuel === 'Electric')
    expect(hero, `${make} ${model}`).toMatch(
      new RegExp(`^studio-${shape}-(?:(?:low|tall)-)?${face}-\\w+-hero\\.webp$`),
    )
    expect(files, `${make} ${model} in ${simple_colour}`).toContain(hero)
    const proportion = proportionOf({ shape, height: variant.vehicleheight })
    return (/-(low|tall)-/.exec(hero)?.[1] ?? 'regular') !== proportion
  })
  expect(others.length / shown.length).toBeLessThan(0.05)
})

test('a car has a colour that its front is rendered in, or one that looks like it', () => {
  for (const { item_type, simple_colour, images } of rows)
    if (item_type === 'car' && images[0] && /^(?:White|Red|Blue)$/.test(simple_colour))
      expect(images[0]).toContain(`-${simple_colour.toLowerCase()}-hero`)
})

test('on a page of SUVs makes that compete have faces of their own', () => {
  const makes = ['Toyota', 'Nissan', 'Hyundai', 'Kia', 'Mazda', 'Mitsubishi', 'Subaru', 'Ford', 'Chery', 'MG']
  const dearer = ['BMW', 'Mercedes-Benz', 'Lexus', 'Volkswagen', 'Land Rover', 'Jeep']
  const shown = [...makes, ...dearer].map(
    (make) => frontOf({ shape: 'suv', make, electric: false, height: 1700 }).face,
  )
  expect(new Set(shown).size).toBe(shown.length)
})

test('an electric car has no grille, and one of a make without electric cars of its own is still shown', () => {
  const grilleless: (Face | undefined)[] = ['clean', 'pixel']
  for (const make of ['Tesla', 'BYD', 'Hyundai', 'Volvo', 'Somebody'])
    expect(grilleless, make).toContain(frontOf({ shape: 'suv', make, electric: true, height: 1600 }).face)
  expect(frontOf({ shape: 'sedan', make: 'Tesla', electric: true, height: 1441 }).face).not.toBe(
    frontOf({ shape: 'sedan', make: 'Kia', electric: false, height: 1440 }).face,
  )
})

test('a make that nobody listed keeps one face, and some front of it is there for every body', () => {
  for (const make of ['Genesis', 'Cupra', 'Zeekr', 'Škoda', '']) {
    expect(faceOf(make, false)).toBe(faceOf(make, false))
    for (const { shape } of cars)
      for (const height of [undefined, 1200, 1500, 1750, 2600])
        for (const image of picturesOf({ shape: shape as 'suv', make, electric: false, height }, 'white'))
          expect(files, `${make} ${shape} ${height}`).toContain(image)
  }
  expect(
    new Set(['Genesis', 'Cupra', 'Zeekr', 'Leapmotor', 'Deepal'].map((make) => faceOf(make, false))).size,
  ).toBeGreaterThan(2)
})

test('all pictures of a vehicle show the same proportion and colour', () => {
  for (const { images } of rows) {
    const outside = images.filter((name) => !name.startsWith('studio-inside-'))
    const marks = outside.map((name) => {
      const parts = name.replace('.webp', '').split('-').slice(1, -1)
      return [parts[0], parts.find((part) => part === 'low' || part === 'tall'), parts.at(-1)].join()
    })
    expect(new Set(marks).size, outside.join()).toBeLessThanOrEqual(1)
  }
})

test('cars of one body differ by height: a crossover, a family SUV and an off-roader', () => {
  const first = (make: string, height: number) =>
    picturesOf({ shape: 'suv', make, electric: false, height }, 'white')[0]
  expect(first('Toyota', 1590)).toBe('studio-suv-low-mouth-white-hero.webp')
  expect(first('Toyota', 1685)).toBe('studio-suv-mouth-white-hero.webp')
  expect(first('Toyota', 1950)).toBe('studio-suv-tall-mouth-white-hero.webp')
})

test('cabins differ by class, and vehicles without one show none', () => {
  const inside = (model: Parameters<typeof picturesOf>[0]) => picturesOf(model, 'white').at(-1)
  expect(inside({ shape: 'suv', make: 'BMW', electric: false, height: 1676 })).toBe(
    'studio-inside-luxury.webp',
  )
  expect(inside({ shape: 'sedan', make: 'Tesla', electric: true, height: 1441 })).toBe(
    'studio-inside-electric.webp',
  )
  expect(inside({ shape: 'ute', make: 'Ford', electric: false, height: 1884 })).toBe(
    'studio-inside-work.webp',
  )
  expect(inside({ shape: 'caravan', make: 'Jayco', electric: false })).toBe(
    'studio-caravan-white-rear34.webp',
  )
})

test('a colour that is not rendered shows as one near it', () => {
  expect(picturesOf({ shape: 'ute', make: 'Toyota', electric: false, height: 1815 }, 'yellow')[0]).toBe(
    'studio-ute-mouth-orange-hero.webp',
  )
  expect(picturesOf({ shape: 'caravan', make: 'Jayco', electric: false }, 'silver')[0]).toBe(
    'studio-caravan-grey-hero.webp',
  )
})
