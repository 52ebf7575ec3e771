import { expect, test } from 'vitest'
import { imageValue } from '#values/image.ts'
import { sampleImage, sampleName } from './media.ts'

test('a sample picture is a valid image and keeps its name', () => {
  const image = sampleImage('coupe-orange-rear34', 'An orange coupe from behind', 1920, 540)
  expect(imageValue.parse(image)).toMatchObject({ width: 1920, height: 540 })
  expect(sampleName(image.assetId)).toBe('coupe-orange-rear34')
})

test('the picture of a real document has no sample name', () => {
  expect(sampleName('image-da39a3ee5e6b4b0d3255bfef95601890afd80709-1280x800-webp')).toBeUndefined()
})
