// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { samplePage, sampleSite } from '#app/samples/site.ts'
import { clientPage } from '#app/site/page-context.ts'
import { placeBlocks, type ResolvedPage } from '#app/site/resolve.server.ts'
import { keptLog, testBlock } from '#app/site/testing.tsx'
import type { BlockProps } from './block.ts'
import type { BlockModule } from './block-module.ts'
import type { ComposedBlock } from './compose.server.ts'
import { createFragments } from './fragments.server.tsx'
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
  const client = clientPage({ ...placed, site, page: samplePage } as ResolvedPage)
  const views = (type: string) => modules[type]?.view
  return { client, views, html: renderToString(<PageBlocks blocks={placed.blocks} views={views} />) }
}

async function hydrated({ client, views, html }: ReturnType<typeof sent>) {
  const container = document.createElement('div')
  container.innerHTML = html
  const faults: unknown[] = []
  const blocks = client!.blocks.map((block) => ({
    ...block,
    interactive: block.interactive && { ...block.interactive, site: client!.site, page: client!.page },
  }))
  await act(() =>
    hydrateRoot(container, <PageBlocks blocks={blocks} views={views} />, {
      onRecoverableError: (error) => faults.push(error),
      onCaughtError: () => {},
    }),
  )
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))
  const click = (name: string) => act(() => button(name)?.click())
  return { container, faults, button, click }
}

const complaints = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  complaints.mockReset().mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

describe('a page with an interactive block', () => {
  test('gives the browser the content of that block alone, and the settings it names', () => {
    const { client } = sent(composed('words', 'a'), composed('counter', 'b'), composed('words', 'c'))
    const text = JSON.stringify(client)
    expect(text).toContain('words of b')
    expect(text).not.toContain('words of a')
    expect(text).not.toContain('words of c')
    expect(Object.keys(client!.site.settings)).toEqual(['favouritesMode'])
  })

  test('gives nothing at all where every block is static', () => {
    expect(sent(composed('words', 'a')).client).toBeNull()
  })

  test('is taken over without a warning, and leaves the static markup alone', async () => {
    const { container, faults, button, click } = await hydrated(
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
    expect(faults).toEqual([])
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
