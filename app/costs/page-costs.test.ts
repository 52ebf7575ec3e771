import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import { type PageParts, pageCosts } from './page-costs.ts'
import { importsOf, laterImportsOf } from './scripts.ts'
import { readSiteScripts, type SiteScripts } from './site-scripts.server.ts'

/** A build in which a file's size says who it is. */
const files = {
  'site-AAAAAAAA.js': `const later={"../../blocks/video/enhance.ts":()=>s(()=>import("./enhance-CCCCCCCC.js").then(e=>e.a),[]),"../../blocks/embed/enhance.ts":()=>s(()=>import("./enhance-CCCCCCCC.js")),"../../blocks/faq-accordion/enhance.ts":()=>s(()=>import("./enhance-DDDDDDDD.js"))};import("./start-finder-EEEEEEEE.js");import("./client-FFFFFFFF.js")`,
  'enhance-CCCCCCCC.js': 'import{a as b}from"./shared-GGGGGGGG.js"',
  'enhance-DDDDDDDD.js': 'import"./shared-GGGGGGGG.js";export{x}from"./leaf-HHHHHHHH.js"',
  'shared-GGGGGGGG.js': 'import{c}from"./leaf-HHHHHHHH.js"',
  'leaf-HHHHHHHH.js': 'import{d}from"./shared-GGGGGGGG.js"',
  'start-finder-EEEEEEEE.js': '',
  'client-FFFFFFFF.js': '',
  'entry.client-IIIIIIII.js':
    'import{r}from"./react-JJJJJJJJ.js";const v={"./stock-search/view.tsx":()=>t(()=>import("./view-KKKKKKKK.js"),d([0,1]))}',
  'react-JJJJJJJJ.js': '',
  'view-KKKKKKKK.js': 'import{r}from"./react-JJJJJJJJ.js";import{l}from"./list-LLLLLLLL.js"',
  'list-LLLLLLLL.js': '',
}
const weights: Record<string, number> = {
  ...{ site: 100, 'enhance-C': 10, 'enhance-D': 20, shared: 3, leaf: 4 },
  ...{ start: 50, client: 60, entry: 1000, react: 2000, view: 500, list: 30 },
}
const mark = (name: string) => `/*${Object.keys(weights).find((start) => name.startsWith(start))}*/`
const weigh = async (code: Buffer) =>
  Buffer.alloc(weights[/^\/\*(.*)\*\//.exec(code.toString())?.[1] ?? ''] ?? 0)

let folder: string
let scripts: SiteScripts
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'costs-'))
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), mark(name) + code)
  scripts = await readSiteScripts({
    folder,
    siteScript: '/assets/site-AAAAAAAA.js',
    react: ['/assets/entry.client-IIIIIIII.js'],
    compress: weigh,
  })
})
afterAll(() => rm(folder, { recursive: true }))

const block = (top: string, type: string, more: Partial<PageParts['blocks'][number]> = {}) => ({
  top,
  type,
  html: '',
  interactive: false,
  ...more,
})
const search = (top: string) => block(top, 'stockSearch', { interactive: true })
const costsOf = (
  blocks: PageParts['blocks'],
  { frame = '', bytes = {} as Record<string, number | null> } = {},
) =>
  pageCosts(
    '/a',
    {
      frame,
      blocks,
      types: [
        { type: 'video', interactive: false, enhanced: true, sources: [] },
        { type: 'hero', interactive: false, enhanced: false, sources: [] },
        { type: 'stockSearch', interactive: true, enhanced: false, sources: [] },
      ],
    },
    { scripts, pictureBytes: (address) => bytes[address] },
  )
const scriptsOf = ({ blocks }: Awaited<ReturnType<typeof costsOf>>) => blocks.map((row) => row.scripts)

describe('scripts', () => {
  test('imports are read from minified code; what is fetched later is none', () => {
    const code =
      'import{a}from"./a-1.js";import"./b-2.js";export*from"./c-3.js";import("./d-4.js");x=`from "y"`'
    expect(importsOf(code)).toEqual(['a-1.js', 'b-2.js', 'c-3.js'])
    expect(laterImportsOf(files['site-AAAAAAAA.js']).get('../../blocks/video/enhance.ts')).toBe(
      'enhance-CCCCCCCC.js',
    )
  })

  test('a block without behaviour adds none; one with behaviour adds it with what it imports', async () => {
    const costs = await costsOf([block('a', 'hero'), block('b', 'video')])
    expect(scriptsOf(costs)).toEqual([0, 17])
    expect(costs.frame.scripts).toBe(100)
    expect(costs.total.scripts).toEqual({ bytes: 117, budget: budgets.staticPage })
  })

  test('what two blocks share counts with the first, and once in the total', async () => {
    const costs = await costsOf([block('a', 'video'), block('b', 'faqAccordion'), block('c', 'embed')])
    expect(scriptsOf(costs)).toEqual([17, 20, 0])
    expect(costs.total.scripts.bytes).toBe(137)
  })

  test('the first interactive block brings React, and the page has the budget of one with React', async () => {
    const costs = await costsOf([block('a', 'hero'), search('b'), search('c')])
    expect(costs.blocks.map(({ scripts, react }) => ({ scripts, react }))).toEqual([
      { scripts: 0, react: 0 },
      { scripts: 3000 + 530 + 60, react: 3000 },
      { scripts: 0, react: 0 },
    ])
    expect(costs.react).toBe(3000)
    expect(costs.total.scripts).toEqual({ bytes: 3690, budget: budgets.interactivePage })
  })

  test('vehicles and search forms in the markup bring their scripts', async () => {
    const cards = '<article data-vehicle="1">'
    const costs = await costsOf(
      [block('a', 'hero', { html: '<form class="x" data-finder="">' }), block('b', 'hero', { html: cards })],
      { frame: cards },
    )
    expect(costs.frame.scripts).toBe(160)
    expect(scriptsOf(costs)).toEqual([50, 0])
  })

  test('kinds of blocks that are not on the page say what they would add besides React', async () => {
    const { types } = await costsOf([])
    expect(types).toMatchObject({
      video: { scripts: 17 },
      hero: { scripts: 0 },
      stockSearch: { scripts: 530 },
    })
  })

  test('a site that is served from its sources has no scripts to weigh', async () => {
    const parts = { frame: '', blocks: [search('a')], types: [] }
    const costs = await pageCosts('/', parts, { scripts: undefined, pictureBytes: () => 1 })
    expect(costs).toMatchObject({ built: false, total: { scripts: { bytes: 0 } } })
  })
})

describe('pictures', () => {
  const picture = (name: string) =>
    `<img src="/media/${name}.jpg" srcset="/media/${name}-s.jpg 800w, /media/${name}-l.jpg 1600w" sizes="100vw">`

  test('count for each screen; the same on the page once', async () => {
    const bytes = { '/media/a-s.jpg': 10, '/media/a-l.jpg': 40, '/media/b-s.jpg': 5, '/media/b-l.jpg': null }
    const costs = await costsOf(
      [
        block('x', 'hero', { html: picture('a') + picture('a') }),
        block('y', 'hero', { html: picture('a') + picture('b') }),
        block('z', 'hero', { html: picture('c') }),
      ],
      { bytes },
    )
    expect(costs.blocks.map(({ pictures }) => pictures)).toEqual([
      { count: 2, waiting: 0, missing: 0, phone: 10, desktop: 40 },
      { count: 4, waiting: 0, missing: 1, phone: 15, desktop: 40 },
      { count: 2, waiting: 2, missing: 0, phone: 0, desktop: 0 },
    ])
    expect(costs.total.phone).toEqual({ bytes: 15, budget: budgets.phonePictures })
    expect(costs.total.pictures).toMatchObject({ count: 6, waiting: 2, missing: 1 })
  })

  test('blocks that a shared block brings in count together', async () => {
    const costs = await costsOf([block('s', 'hero', { html: picture('a') }), block('s', 'video')], {
      bytes: { '/media/a-s.jpg': 10 },
    })
    expect(costs.blocks).toMatchObject([
      { key: 's', types: ['hero', 'video'], scripts: 17, pictures: { phone: 10 } },
    ])
  })
})
