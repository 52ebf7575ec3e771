// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockEnhance } from '#app/page/block.ts'
import { samplePage, sampleSite } from '#app/samples/site.ts'
import { blocks } from '#blocks/registry.server.ts'
import { featureDefaults } from '#blocks/registry.settings.ts'
import { kebab } from '#platform/kebab.ts'

const enhances = import.meta.glob<BlockEnhance>('/blocks/*/enhance.ts', { eager: true, import: 'default' })

const enhanced = [...blocks.values()]
  .map((module) => ({
    type: module.definition.type,
    module,
    enhance: enhances[`/blocks/${kebab(module.definition.type)}/enhance.ts`],
  }))
  .filter((entry): entry is typeof entry & { enhance: BlockEnhance } => entry.enhance !== undefined)

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe('the behaviour of a block in the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', Observer)
    vi.stubGlobal('ResizeObserver', Observer)
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test.each(enhanced)('$type may be started twice and on an empty section', ({ type, module, enhance }) => {
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener')
    const repeat = vi.spyOn(globalThis, 'setInterval')
    const root = document.createElement('section')
    root.dataset.block = type
    enhance(root)
    const content = module.definition.content.parse(module.sample.content)
    const block = { key: 'sample', type, first: false }
    const props = {
      block,
      content,
      data: module.sample.data,
      site: sampleSite(featureDefaults),
      page: samplePage,
    }
    root.innerHTML = renderToStaticMarkup(createElement(module.view, props))
    document.body.append(root)

    enhance(root)
    const [listeners, timers, html] = [listen.mock.calls.length, repeat.mock.calls.length, root.innerHTML]
    enhance(root)
    expect(root.innerHTML).toBe(html)
    expect(listen.mock.calls.length).toBe(listeners)
    expect(repeat.mock.calls.length).toBe(timers)
  })
})
