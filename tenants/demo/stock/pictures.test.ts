import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateStock } from './generate.ts'
import { allPictures, faceOf, picturesOf } from './pictures.ts'

const folder = new URL('pictures/', import.meta.url)
const files = readdirSync(folder).sort()

test('every picture that can be shown is there, and no other', () => {
  expect(
    allPictures()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(files)
})

test('the vehicles of the demo sites name pictures that are there', () => {
  const instant = new Date('2026-11-21T05:00:00Z')
  const named = (['motorworld', 'southside-chery', 'outback-trucks'] as const).flatMap((site) =>
    generateStock(site, instant).flatMap(({ images }) => images),
  )
  expect([...new Set(named)].filter((name) => !files.includes(name))).toEqual([])
})

test('together they take less than 20 MB', () => {
  const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)
  expect(bytes).toBeLessThan(20_000_000)
})

test('makes have faces of their own, and an electric car has no grille', () => {
  const suv = (make: string) => faceOf(make, 'suv', false)
  expect(
    new Set(['Toyota', 'Nissan', 'Hyundai', 'Audi', 'BMW', 'Mazda', 'Jeep', 'Tesla'].map(suv)).size,
  ).toBe(8)
  expect(faceOf('Hyundai', 'suv', true)).toBe('clean')
})

test('a colour that is not rendered shows as one near it', () => {
  expect(picturesOf('ute', 'Ford', 'yellow', false)[0]).toBe('studio-ute-mouth-orange-hero.webp')
  expect(picturesOf('caravan', 'Jayco', 'silver', false)[0]).toBe('studio-caravan-white-hero.webp')
})
