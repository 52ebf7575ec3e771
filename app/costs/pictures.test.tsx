import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArtPicture } from '#app/media/art-picture.tsx'
import { Picture } from '#app/media/picture.tsx'
import { devices, matchesMedia, pixelsOf } from './devices.ts'
import { picturesOf } from './pictures.ts'

const { phone, desktop } = devices
const image = { assetId: `image-${'a'.repeat(40)}-4000x3000-jpg`, width: 4000, height: 3000, alt: 'A yard' }
const widthsOf = (html: string, device: typeof phone | typeof desktop) =>
  [...picturesOf(html, device)].map((address) => Number(new URLSearchParams(address.split('?')[1]).get('w')))

test('lengths of sizes become pixels of the screen', () => {
  const lengths = { '100vw': 390, '290px': 290, '46rem': 736, 'calc(100vw - 2rem)': 358 }
  for (const [length, pixels] of Object.entries(lengths)) expect(pixelsOf(length, phone)).toBe(pixels)
  expect(pixelsOf('min(46rem, 50vw)', phone)).toBe(195)
  expect(pixelsOf('clamp(100px, calc((100vw - 10px) / 2), 180px)', phone)).toBe(180)
  for (const none of ['', 'auto', 'wide', '10parsec', 'calc(100vw', '1px 2px'])
    expect(pixelsOf(none, phone)).toBeUndefined()
})

test('media queries are met by the width of the screen, and by nothing that is not known', () => {
  expect(matchesMedia('(max-width: 767.98px)', phone)).toBe(true)
  expect(matchesMedia('(min-width: 48em) and (max-width: 2000px)', desktop)).toBe(true)
  expect(matchesMedia('(min-width: 48em) and (max-width: 2000px)', phone)).toBe(false)
  expect(matchesMedia('(min-width: 100px) and (hover)', phone)).toBe(false)
  expect(matchesMedia('(hover), screen and (min-width: 300px)', phone)).toBe(true)
})

test('each screen takes the picture that fits its width and density', () => {
  const whole = renderToStaticMarkup(<Picture image={image} sizes="100vw" />)
  expect(widthsOf(whole, phone)).toEqual([828])
  expect(widthsOf(whole, desktop)).toEqual([1600])
  const half = renderToStaticMarkup(<Picture image={image} sizes="(min-width: 768px) 50vw, 100vw" />)
  expect(widthsOf(half, desktop)).toEqual([828])
})

test('a picture with another crop on phones is one of the two', () => {
  const html = renderToStaticMarkup(
    <ArtPicture image={image} ratio={2} phoneRatio={1} sizes="(min-width: 1200px) 50vw, 100vw" />,
  )
  expect(widthsOf(html, phone)).toEqual([828])
  expect([...picturesOf(html, phone)][0]).toContain('h=828')
  expect(widthsOf(html, desktop)).toEqual([828])
  expect([...picturesOf(html, desktop)][0]).toContain('h=414')
})

test('without a choice the one address counts, once however often it is shown', () => {
  const html =
    '<img src="/media/a.svg"/><img alt="" src="/media/a.svg"><video poster="/media/p.jpg?w=1&amp;h=2">'
  expect([...picturesOf(html, phone)]).toEqual(['/media/a.svg', '/media/p.jpg?w=1&h=2'])
})

test('densities are chosen among as well', () => {
  const html = '<img src="/media/1.jpg" srcset="/media/1.jpg 1x, /media/2.jpg 2x"/>'
  expect([...picturesOf(html, phone)]).toEqual(['/media/2.jpg'])
  expect([...picturesOf(html, desktop)]).toEqual(['/media/1.jpg'])
})

test('what is not shown, not on the own site or not a picture does not count', () => {
  const html = [
    '<dialog class="x"><img src="/media/zoom.jpg" loading="lazy"/></dialog>',
    '<details class="x"><div><details open=""><img src="/media/in.jpg" loading="lazy"/></details></div>',
    '<img src="/media/menu.jpg" loading="lazy"/></details>',
    '<div popover="auto"><div></div><img src="/media/sheet.jpg" loading="lazy"/></div>',
    '<template><img src="/media/later.jpg"/></template>',
    '<noscript><img src="/media/plain.jpg"/></noscript>',
    '<img src="data:image/png;base64,AA"/><img src="https://elsewhere.au/a.jpg"/><img src="//elsewhere.au/a.jpg"/>',
    '<img srcset="nonsense 1q" sizes="(("/>',
  ].join('')
  expect([...picturesOf(html, phone)]).toEqual([])
  const shown = [
    '<dialog open=""><img src="/media/open.jpg" loading="lazy"/></dialog>',
    '<details><img src="/media/eager.jpg"/></details><img src="/media/after.jpg" loading="lazy"/>',
  ].join('')
  expect([...picturesOf(shown, phone)]).toEqual(['/media/open.jpg', '/media/eager.jpg', '/media/after.jpg'])
})
