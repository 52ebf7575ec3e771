import { expect, test } from 'vitest'
import { deliveryRegionsProblem, postcodeRangeProblem } from './delivery-regions.ts'

const region = (name: string, ...ranges: [from: string, to?: string][]) => ({
  _key: name,
  name,
  postcodes: ranges.map(([from, to], index) => ({ _key: `r${index}`, from, ...(to && { to }) })),
})

test('a range is of postcodes with four digits, the lower one first', () => {
  expect(postcodeRangeProblem({ from: '4000', to: '4179' })).toBe(true)
  expect(postcodeRangeProblem({ from: '0800' })).toBe(true)
  expect(postcodeRangeProblem({ from: '400' })).toMatchObject({ path: ['from'] })
  expect(postcodeRangeProblem(undefined)).toMatchObject({ path: ['from'] })
  expect(postcodeRangeProblem({ from: '4000', to: '40000' })).toMatchObject({ path: ['to'] })
  expect(postcodeRangeProblem({ from: '4179', to: '4000' })).toEqual({
    message: 'Write 4179 or a higher postcode.',
    path: ['to'],
  })
})

test('ranges side by side are good, in any order', () => {
  const regions = [region('Coast', ['4210', '4230']), region('City', ['4000', '4179'], ['4180'], ['4209'])]
  expect(deliveryRegionsProblem(regions)).toBe(true)
  expect(deliveryRegionsProblem(undefined)).toBe(true)
})

test('a postcode in two ranges is said where it stands again', () => {
  const regions = [region('City', ['4000', '4179']), region('Coast', ['4179', '4230'])]
  expect(deliveryRegionsProblem(regions)).toEqual([
    {
      message: '4179 stands under City already (4000 to 4179).',
      path: [{ _key: 'Coast' }, 'postcodes', { _key: 'r0' }],
    },
  ])
})

test('a range inside a wide one is found, also behind another', () => {
  const regions = [region('Queensland', ['4000', '4999']), region('City', ['4000', '4100'], ['4500'])]
  expect(deliveryRegionsProblem(regions)).toHaveLength(2)
})
