import { expect, test } from 'vitest'
import { editedPage, findingsFor, site } from '../testing.ts'
import { contrast } from './contrast.ts'

const pale = { theme: { colours: { brand: '#f2d7a0', onBrand: '#ffffff' } } }
const paleSite = [{ ...site, ...pale }] as never

const toned = (block: object) => editedPage({ blocks: [{ _key: 'b', ...block }] })

test('a theme with enough contrast passes', () => {
  expect(findingsFor(contrast, toned({ _type: 'hero', tone: 'brand' }))).toEqual([])
})

test('a block on a background with too little contrast is named, with the ratio', () => {
  const [found] = findingsFor(contrast, toned({ _type: 'callToAction', tone: 'brand' }), { site: paleSite })
  expect(found?.slice(0, 2)).toEqual(['warning', ['blocks', { _key: 'b' }, 'tone']])
  expect(found?.[2]).toMatch(/Text on brand on Brand is 1\.\d+ to 1, and it takes 4.5/)
})

test('a block with a backdrop of its own is checked on that, whatever its tone', () => {
  const statement = toned({ _type: 'hero', layout: 'statement', ground: 'brand', tone: 'muted' })
  expect(
    findingsFor(contrast, statement, { site: paleSite }).some(([, , words]) =>
      words.includes('brand sections'),
    ),
  ).toBe(true)
  expect(findingsFor(contrast, toned({ _type: 'hero', tone: 'dark' }), { site: paleSite })).toEqual([])
})

test('on the site itself the colour is an error that says where it is used', () => {
  const document = { ...site, ...pale, _type: 'site' }
  const tones = [
    {
      title: 'Home',
      blocks: [
        { _type: 'hero', tone: 'brand' },
        { _type: 'hero', tone: 'dark' },
      ],
    },
  ]
  const found = findingsFor(contrast, document, { site: paleSite, tones }).filter(
    ([, path]) => path.at(-1) === 'onBrand',
  )
  expect(found[0]?.[0]).toBe('error')
  expect(found[0]?.[2]).toContain('1 block on 1 page use it, such as Hero on “Home”')
})

test('an announcement with too little contrast is shown in other colours, with a warning', () => {
  const bar = { text: 'Open', background: '#ffffff', colour: '#eeeeee' }
  expect(findingsFor(contrast, { ...site, _type: 'site', announcementBar: bar })).toEqual([
    ['warning', ['announcementBar', 'colour'], expect.stringContaining('black or white')],
  ])
})
