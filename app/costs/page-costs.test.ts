import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import { type PageParts, pageCosts } from './page-costs.ts'
import { readSiteScripts, type SiteScripts } from './site-scripts.server.ts'

type Chunks = Record<string, { file: string; imports?: string[] }>

const chunk = (name: string, imports?: string[]) => ({ file: `assets/${name}.js`, imports })

/** Chunks as Vite's manifests have them: `site` of the small scripts, `react` of the interactive blocks. */
const site: Chunks = {
  'app/entry.script.ts': chunk('site'),
  'blocks/video/enhance.ts': chunk('enhance-video', ['_shared.js']),
  'blocks/embed/enhance.ts': chunk('enhance-video', ['_shared.js']),
  'blocks/faq-accordion/enhance.ts': chunk('enhance-faq', ['_shared.js', '_leaf.js']),
  '_shared.js': chunk('shared', ['_leaf.js']),
  '_leaf.js': chunk('leaf', ['_shared.js']),
  'app/stock/finder/start-finder.ts': chunk('finder'),
  'app/stock/card/client.ts': chunk('client'),
}
const react: Chunks = {
  'app/entry.client.tsx': chunk('entry', ['_react.js']),
  '_react.js': chunk('react'),
  'blocks/stock-search/view.tsx': chunk('view', ['_react.js', '_list.js']),
  '_list.js': chunk('list'),
}
/** Bytes of each file as sent. */
const weights = {
  ...{ site: 100, 'enhance-video': 10, 'enhance-faq': 20, shared: 3, leaf: 4 },
  ...{ finder: 50, client: 60, entry: 1000, react: 2000, view: 500, list: 30 },
}

let folder: string
let scripts: SiteScripts
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'costs-'))
  const client = join(folder, 'client')
  for (const made of ['.vite', 'client/.vite', 'client/assets'])
    await mkdir(join(folder, made), { recursive: true })
  await writeFile(join(client, '.vite/site-script.json'), JSON.stringify(site))
  await writeFile(join(folder, '.vite/client-manifest.json'), JSON.stringify(react))
  for (const [name, bytes] of Object.entries(weights))
    await writeFile(join(client, `assets/${name}.js`), '.'.repeat(bytes))
  scripts = await readSiteScripts({
    folder: client,
    siteScript: '/assets/site.js',
    react: ['/assets/entry.js'],
    compress: async (code) => code,
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
