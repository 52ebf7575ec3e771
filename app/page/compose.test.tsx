import { describe, expect, test, vi } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import { noLake, noPlaces, noStock, servicesFrom } from '#app/samples/load.ts'
import { samplePage, sampleSite } from '#app/samples/site.ts'
import { keptLog, testBlock } from '#app/site/testing.tsx'
import type { RawBlock } from '#values/raw-blocks.ts'
import { type HeadFromBlock, NotFound } from './block.ts'
import type { BlockModule } from './block-module.ts'
import { composeBlocks } from './compose.server.ts'
import { createFragments } from './fragments.server.tsx'

const instant = new Date('2026-03-10T02:00:00Z')

const raw = (_type: string, _key: string, more: Partial<RawBlock> = {}): RawBlock => ({
  _type,
  _key,
  content: { say: _key },
  ...more,
})

function compose(blocks: RawBlock[], modules: Record<string, BlockModule>, query = '') {
  const { lines, log } = keptLog()
  const reads = new Reads(0)
  const done = composeBlocks(blocks, {
    site: sampleSite(),
    page: samplePage,
    params: {},
    search: new URLSearchParams(query),
    instant,
    services: servicesFrom({ stock: noStock, places: noPlaces, lake: noLake }),
    reads,
    log,
    document: 'page-1',
    registry: new Map(Object.entries({ test: testBlock(), ...modules })),
    timeoutMs: 20,
  })
  const html = async () =>
    (await done).blocks.map((block) => createFragments(log).block(block)?.html ?? '').join('')
  return { done, html, lines, reads }
}

describe('blocks of a page', () => {
  test('stand in their order with parsed content', async () => {
    expect(await compose([raw('test', 'a'), raw('test', 'b')], {}).html()).toBe('<p>a</p><p>b</p>')
  })

  test('an unknown type is left out and named with site, document and block', async () => {
    const { html, lines } = compose([raw('gone', 'x'), raw('test', 'b')], {})
    expect(await html()).toBe('<p>b</p>')
    expect(lines[0]?.details).toMatchObject({
      tenant: 'site-sample',
      document: 'page-1',
      block: 'x',
      type: 'gone',
    })
  })

  test('every field missing still gives a block', async () => {
    expect(await compose([raw('test', 'a', { content: null })], {}).html()).toBe('<p></p>')
  })

  test('content that cannot be read is taken as empty', async () => {
    const { html, lines } = compose([raw('test', 'a', { content: { say: 5 } })], {})
    expect(await html()).toBe('<p></p>')
    expect(lines[0]?.message).toContain('cannot be read')
  })

  test('hidden blocks and those out of their dates are not shown, and the next change is known', async () => {
    const { html, reads } = compose(
      [
        raw('test', 'hidden', { hidden: true }),
        raw('test', 'over', { expiry: '2026-03-09' }),
        raw('test', 'today', { expiry: '2026-03-10' }),
        raw('test', 'later', { start: '2026-03-12' }),
        raw('test', 'backwards', { start: '2026-03-20', expiry: '2026-03-01' }),
      ],
      {},
    )
    expect(await html()).toBe('<p>today</p>')
    expect(new Date(reads.validUntil).toISOString()).toBe('2026-03-10T14:00:00.000Z')
  })

  test('the first block is the first that can hold the heading', async () => {
    const crumbs = testBlock({ definition: { leads: false } })
    const { done } = compose([raw('crumbs', 'a'), raw('test', 'b'), raw('test', 'c')], { crumbs })
    expect((await done).blocks.map(({ props }) => props.block.first)).toEqual([false, true, false])
  })
})

describe('a loader', () => {
  test('that throws leaves its block out; the page is tried again soon', async () => {
    const broken = testBlock({ load: () => Promise.reject(new Error('search is down')) })
    const { html, reads, lines } = compose([raw('broken', 'a'), raw('test', 'b')], { broken })
    expect(await html()).toBe('<p>b</p>')
    expect(reads.validUntil).toBe(instant.getTime() + 5000)
    expect(lines[0]?.message).toContain('could not be loaded')
  })

  test('that hangs is cut off at its time limit and told so', async () => {
    let signal: AbortSignal | undefined
    const hanging = testBlock({
      load: (context) => {
        signal = context.signal
        return new Promise(() => {})
      },
    })
    expect(await compose([raw('hanging', 'a'), raw('test', 'b')], { hanging }).html()).toBe('<p>b</p>')
    expect(signal?.aborted).toBe(true)
  })

  test('that fails shows the fallback of its view, where there is one', async () => {
    const broken = testBlock({
      load: () => {
        throw new Error('no')
      },
      fallback: ({ content }) => <em>{(content as { say: string }).say}</em>,
    })
    expect(await compose([raw('broken', 'a')], { broken }).html()).toBe('<em>a</em>')
  })

  test('that says the page does not exist makes it so', async () => {
    const absent = testBlock({ load: () => Promise.reject(new NotFound()) })
    await expect(compose([raw('absent', 'a')], { absent }).done).rejects.toThrow(NotFound)
  })

  test('leaves no timer behind', async () => {
    vi.useFakeTimers()
    try {
      await compose([raw('loaded', 'a')], { loaded: testBlock({ load: () => 1 }) }).done
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('runs beside the others, not after them', async () => {
    let waiting = 0
    const meeting = testBlock({
      load: () =>
        new Promise((resolve) => {
          waiting++
          setImmediate(() => resolve(waiting))
        }),
    })
    const { blocks } = await compose([raw('meeting', 'a'), raw('meeting', 'b')], { meeting }).done
    expect(blocks.map(({ props }) => props.data)).toEqual([2, 2])
  })
})

describe('a view that throws', () => {
  test('is left out; the others stand', async () => {
    const broken = testBlock({
      view: () => {
        throw new Error('render')
      },
    })
    const { html, lines } = compose([raw('test', 'a'), raw('broken', 'b'), raw('test', 'c')], { broken })
    expect(await html()).toBe('<p>a</p><p>c</p>')
    expect(lines[0]?.details).toMatchObject({ tenant: 'site-sample', block: 'b', type: 'broken' })
  })
})

describe('shared blocks', () => {
  const sharing = (documents: Record<string, RawBlock[]>) =>
    testBlock({
      expand: async ({ content }) => {
        const document = (content as { say: string }).say
        return documents[document] ? { document, blocks: documents[document] } : null
      },
    })

  test('give their blocks in place, each with a key of its own', async () => {
    const shared = sharing({ s1: [raw('test', 'a'), raw('test', 'b')] })
    const { done, html } = compose(
      [raw('shared', 's1'), raw('shared', 's1', { _key: 'again' }), raw('test', 'c')],
      { shared },
    )
    expect(await html()).toBe('<p>a</p><p>b</p><p>a</p><p>b</p><p>c</p>')
    const keys = (await done).blocks.map(({ props }) => props.block.key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('that lead back to themselves are cut', async () => {
    const shared = sharing({
      s1: [raw('test', 'a'), raw('shared', 's2')],
      s2: [raw('test', 'b'), raw('shared', 's1')],
    })
    const { html, lines } = compose([raw('shared', 's1')], { shared })
    expect(await html()).toBe('<p>a</p><p>b</p>')
    expect(lines[0]?.message).toContain('contains itself')
  })

  test('nest five deep and no deeper', async () => {
    const documents = Object.fromEntries(
      Array.from({ length: 9 }, (_, level) => [
        `s${level}`,
        [raw('test', `t${level}`), raw('shared', `s${level + 1}`)],
      ]),
    )
    const { html, lines } = compose([raw('shared', 's0')], { shared: sharing(documents) })
    expect(await html()).toBe('<p>t0</p><p>t1</p><p>t2</p><p>t3</p><p>t4</p>')
    expect(lines[0]?.message).toContain('nested')
  })

  test('cannot blow a page up beyond 200 blocks', async () => {
    const ten = (child: string) =>
      Array.from({ length: 10 }, (_, index) =>
        raw('shared', child, { _key: `k${index}`, content: { say: child } }),
      )
    const shared = sharing({ s1: ten('s2'), s2: ten('s3'), s3: ten('s4'), s4: [raw('test', 'a')] })
    expect((await compose([raw('shared', 's1')], { shared }).done).blocks).toHaveLength(200)
  })

  test('that are gone leave nothing', async () => {
    expect(await compose([raw('shared', 'gone'), raw('test', 'a')], { shared: sharing({}) }).html()).toBe(
      '<p>a</p>',
    )
  })
})

describe('markup kept by what it shows', () => {
  test('a block whose content and data stay the same is rendered once', async () => {
    const view = vi.fn(() => <p>once</p>)
    const counted = testBlock({ view, load: () => ({ price: 1 }) })
    const { log } = keptLog()
    const fragments = createFragments(log)
    for (let time = 0; time < 3; time++) {
      const {
        blocks: [block],
      } = await compose([raw('counted', 'a')], { counted }).done
      fragments.block(block!)
    }
    expect(view).toHaveBeenCalledTimes(1)
  })

  test('other data, another site revision or another page renders it again', async () => {
    const view = vi.fn(() => <p>again</p>)
    let price = 1
    const counted = testBlock({ view, load: () => ({ price: price++ }), definition: { usesPage: true } })
    const fragments = createFragments(keptLog().log)
    const {
      blocks: [first],
    } = await compose([raw('counted', 'a')], { counted }).done
    const {
      blocks: [second],
    } = await compose([raw('counted', 'a')], { counted }).done
    for (const block of [first!, second!]) fragments.block(block)
    fragments.block({ ...first!, props: { ...first!.props, site: { ...sampleSite(), revision: '2' } } })
    fragments.block({ ...first!, props: { ...first!.props, page: { ...samplePage, path: '/elsewhere' } } })
    expect(view).toHaveBeenCalledTimes(4)
  })

  test("a picture's preload is taken out of the block and kept for the head", async () => {
    const pictured = testBlock({ view: () => <img src="/a.webp" alt="" fetchPriority="high" /> })
    const {
      blocks: [block],
    } = await compose([raw('pictured', 'a')], { pictured }).done
    const fragment = createFragments(keptLog().log).block(block!)
    expect(fragment?.html).toMatch(/^<img/)
    expect(fragment?.preload).toContain('href="/a.webp"')
  })

  test('structured data cannot close its script', async () => {
    const described = testBlock({ jsonLd: () => ({ name: '</script><script>alert(1)' }) })
    const {
      blocks: [block],
    } = await compose([raw('described', 'a')], { described }).done
    expect(createFragments(keptLog().log).block(block!)?.jsonLd[0]).not.toContain('</script')
  })
})

describe('what a block knows of its page', () => {
  const speaker = (known: HeadFromBlock, ms = 0) =>
    testBlock({
      load: async ({ head }) => {
        await new Promise((resolve) => setTimeout(resolve, ms))
        head(known)
      },
    })

  test('names page, head and status; the last block in order wins, whoever loads first', async () => {
    const { done } = compose([raw('slow', 'a'), raw('quick', 'b')], {
      slow: speaker({ heading: 'Toyota', title: 'Used Toyota', noindex: true }, 5),
      quick: speaker({ title: 'Toyota for sale', status: 404 }),
    })
    const { page, head, blocks } = await done
    expect(head).toEqual({ heading: 'Toyota', title: 'Toyota for sale', noindex: true, status: 404 })
    expect(page.title).toBe('Toyota')
    expect(page.trail.at(-1)).toEqual({ label: 'Toyota', path: '/owners/warranty' })
    expect(blocks.map(({ props }) => props.page)).toEqual([page, page])
  })

  test('says the steps above the page where its path does not', async () => {
    const { done } = compose([raw('vehicle', 'a')], {
      vehicle: speaker({ heading: 'Corolla', above: [{ label: 'Toyota', path: '/search/toyota' }] }),
    })
    expect((await done).page.trail).toEqual([
      { label: 'Sample Motors', path: '/' },
      { label: 'Toyota', path: '/search/toyota' },
      { label: 'Corolla', path: '/owners/warranty' },
    ])
  })

  test('sees the parameters it names, and those alone make another page', async () => {
    const seen: string[] = []
    const reader = testBlock({
      definition: { params: ['make', 'page'] },
      load: ({ search }) => void seen.push(search.toString()),
    })
    const { done, reads } = compose([raw('reader', 'a')], { reader }, 'utm=mail&page=2&make=Kia')
    await done
    expect(seen).toEqual(['make=Kia&page=2'])
    expect([...reads.params]).toEqual(['make', 'page'])
  })
})
