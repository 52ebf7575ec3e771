import { expect, test } from 'vitest'
import { fit } from './widths.ts'

test('a phone and a tablet have their own width, however wide the panel is', () => {
  expect(fit('phone', 900)).toEqual({ width: 390, scale: 1 })
  expect(fit('tablet', 900)).toEqual({ width: 820, scale: 1 })
  expect(fit('tablet', 410)).toEqual({ width: 820, scale: 0.5 })
})

test('a desktop fills the panel, and is scaled down if the panel is too narrow', () => {
  expect(fit('desktop', 1500)).toEqual({ width: 1500, scale: 1 })
  expect(fit('desktop', 640)).toEqual({ width: 1280, scale: 0.5 })
})

test('nothing is scaled down until the width of the panel is known', () => {
  expect(fit('desktop', 0)).toEqual({ width: 1280, scale: 1 })
})
