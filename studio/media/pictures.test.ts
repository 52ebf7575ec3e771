import { expect, test } from 'vitest'
import { picturesIn } from './pictures.ts'

test('pictures are found at any depth, with their alternative texts', () => {
  const page = {
    blocks: [
      { _type: 'hero', picture: { _type: 'picture', asset: { _ref: 'image-a-10x10-jpg' }, alt: 'The yard' } },
      {
        _type: 'richText',
        body: [{ _type: 'block' }, { _type: 'picture', asset: { _ref: 'image-b-10x10-png' } }],
      },
      { _type: 'video', file: { asset: { _ref: 'file-c-mp4' } } },
    ],
    seo: null,
  }
  expect(picturesIn(page)).toEqual([
    { assetId: 'image-a-10x10-jpg', label: 'The yard' },
    { assetId: 'image-b-10x10-png', label: '' },
  ])
})
