// @vitest-environment jsdom
import { act, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { samplePage, sampleSite } from '#app/samples/site.ts'
import { placeBlocks } from '#app/site/resolve.server.ts'
import { islandsOf } from '#app/site/server-page.ts'
import { keptLog, testBlock } from '#app/site/testing.tsx'
import type { BlockProps } from './block.ts'
import type { BlockModule } from './block-module.ts'
import { prepareIslands } from './browser/hydrate.tsx'
import type { ComposedBlock } from './compose.server.ts'
import { createFragments } from './fragments.server.tsx'
import { islandsId, islandsIn } from './islands.ts'
import { PageBlocks } from './page-blocks.tsx'

type Say = { say: string }

function Counter({ content, site }: BlockProps<unknown, unknown>) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {(content as Say).say} of {site.name}: {count}
    </button>
  )
}

function Fragile() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('gone wrong')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      break
    </button>
  )
}

const modules: Record<string, BlockModule> = {
  words: testBlock(),
  counter: testBlock({ definition: { tier: 'interactive', settings: ['favouritesMode'] }, view: Counter }),
  fragile: testBlock({ definition: { tier: 'interactive' }, view: Fragile }),
}
const site = sampleSite()

function composed(type: string, key: string): ComposedBlock {
  const module = modules[type] as BlockModule
  const block = { key, type, first: false }
  return {
    module,
    raw: { _type: type, _key: key },
    document: 'page',
    failed: false,
    props: { block, content: { say: `words of ${key}` }, data: undefined, site, page: samplePage },
  }
}

/** What the server sends for these blocks, and what React in the browser is given. */
function sent(...blocks: ComposedBlock[]) {
  const placed = placeBlocks(blocks, createFragments(keptLog().log))
  const islands = islandsOf({ blocks: placed.blocks, page: samplePage })
  return { islands, html: renderToString(<PageBlocks blocks={placed.blocks} />) }
}

async function hydrated({ islands, html }: ReturnType<typeof sent>) {
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: islandsId })
  data.textContent = JSON.stringify(islands)
  const container = document.createElement('main')
  container.innerHTML = html
  document.body.replaceChildren(container, data)
  const hydrate = await prepareIslands(
    { loadViews: async () => {}, viewOf: (type) => modules[type]?.view },
    islandsIn(document),
  )
  await act(hydrate)
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))
  const click = (name: string) => act(() => button(name)?.click())
  return { container, button, click }
}

const complaints = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  complaints.mockReset().mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

describe('a page with an interactive block', () => {
  test('gives the browser the content of that block alone, and the settings it names', () => {
    const { islands } = sent(composed('words', 'a'), composed('counter', 'b'), composed('words', 'c'))
    const text = JSON.stringify(islands)
    expect(text).toContain('words of b')
    expect(text).not.toContain('words of a')
    expect(text).not.toContain('words of c')
    expect(Object.keys(islands!.site.settings)).toEqual(['favouritesMode'])
  })

  test('gives nothing at all where every block is static', () => {
    expect(sent(composed('words', 'a')).islands).toBeUndefined()
  })

  test('is taken over without a warning, and leaves the static markup alone', async () => {
    const { container, button, click } = await hydrated(
      sent(composed('words', 'a'), composed('counter', 'b'), composed('words', 'c')),
    )
    const paragraph = container.querySelector('p')
    await click('words of b')
    await click('words of b')
    expect(button('words of b')?.textContent).toBe(`words of b of ${site.name}: 2`)
    expect(container.querySelector('p')).toBe(paragraph)
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'words of a',
      'words of c',
    ])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('loses a view that throws and nothing else', async () => {
    const { container, button, click } = await hydrated(
      sent(composed('words', 'a'), composed('fragile', 'b'), composed('counter', 'c')),
    )
    await click('break')
    expect(button('break')).toBeUndefined()
    await click('words of c')
    expect(button('words of c')?.textContent).toContain(': 1')
    expect(container.textContent).toContain('words of a')
    expect(complaints).toHaveBeenCalledWith('The block fragile failed.', expect.any(Error))
  })
})
