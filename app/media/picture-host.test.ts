import { expect, test } from 'vitest'
import { onPictureHost } from './picture-host.ts'

const html =
  '<img src="/media/images/a.webp?w=640&amp;q=75" srcSet="/media/stock/x/1?w=320 320w, /media/stock/x/1?w=640 640w"><a href="/media/files/b.pdf">/media/images/</a>'

test('pictures move to the host of the site, with their parameters; files and words stay', () => {
  expect(onPictureHost(html, 'https://cdn.example/m/')).toBe(
    '<img src="https://cdn.example/m/images/a.webp?w=640&amp;q=75" srcSet="https://cdn.example/m/stock/x/1?w=320 320w, https://cdn.example/m/stock/x/1?w=640 640w"><a href="/media/files/b.pdf">/media/images/</a>',
  )
})

test('without a host of its own nothing changes', () => {
  for (const base of ['/media', '/media/', '']) expect(onPictureHost(html, base)).toBe(html)
})
