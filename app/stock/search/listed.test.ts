import { expect, test } from 'vitest'
import { settingsDefaults } from '#tenants/settings/index.ts'
import { listedFilters } from './listed.ts'

const filterOf = (searchFilter: string) =>
  listedFilters({ ...settingsDefaults, vehicleKinds: [], includeSoldDays: 0, searchFilter }, new Date(0))

test('the stock limit of a site is sent as the search server reads it: numbers with =, words with :', () => {
  const available = '(status:"in_stock" OR status:"coming_soon")'
  expect(filterOf('')).toBe(available)
  expect(filterOf('year:2020')).toBe(`${available} AND year=2020`)
  for (const given of ['dealership_slug:alpha', 'dealership_slug=alpha', ' dealership_slug : "alpha" '])
    expect(filterOf(given)).toBe(`${available} AND dealership_slug:"alpha"`)
  expect(filterOf('seats:7,state=QLD')).toBe(`${available} AND seats=7 AND state:"QLD"`)
  expect(filterOf('seats:seven AND make:Kia "OR" MG')).toBe(
    `${available} AND seats:"seven" AND make:"Kia \\"OR\\" MG"`,
  )
})
