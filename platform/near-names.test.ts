import { expect, test } from 'vitest'
import { didYouMean, nearNames } from './near-names.ts'

const sites = ['motorworld', 'southside-chery', 'outback-trucks']

test('a misspelt name is near the name that is meant', () => {
  expect(nearNames('motorwrold', sites)).toEqual(['motorworld'])
  expect(nearNames('Motor World', sites)).toEqual(['motorworld'])
  expect(nearNames('southside', sites)).toEqual(['southside-chery'])
  expect(nearNames('outback_truck', sites)).toEqual(['outback-trucks'])
  expect(nearNames('zzz', sites)).toEqual([])
  expect(nearNames('', sites)).toEqual([])
})

test('where no name is near, all are named', () => {
  expect(didYouMean('motorwrold', sites, 'The sites')).toBe('Did you mean motorworld?')
  expect(didYouMean('zzz', sites, 'The sites')).toBe(
    'The sites are motorworld, outback-trucks, southside-chery.',
  )
  expect(didYouMean('zzz', [], 'The sites')).toBe('The sites are none yet.')
})
