import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Reads } from '#app/content/reads.server.ts'
import { type BlockProps, NotFound } from '#app/page/block.ts'
import type { BlockModule } from '#app/page/block-module.ts'
import { composeBlocks } from '#app/page/compose.server.ts'
import { createFragments } from '#app/page/fragments.server.tsx'
import { PageBlocks } from '#app/page/page-blocks.tsx'
import { noPlaces, noStock, servicesFrom } from '#app/samples/load.ts'
import { samplePage, sampleSite } from '#app/samples/site.ts'
import { blocks } from '#blocks/registry.server.ts'
import { featureDefaults } from '#blocks/registry.settings.ts'
import { kebab } from '#platform/kebab.ts'
import { type BlockSchema, blockGroups } from '#schemas/define-block.ts'
import type { RawBlock } from '#values/raw-blocks.ts'

const schemas = import.meta.glob<BlockSchema>('/blocks/*/schema.ts', { eager: true, import: 'default' })

const folders = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const modules = [...blocks.values()].map((module) => ({ type: module.definition.type, module }))

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const now = new Date('2026-03-02T00:00:00+10:00')

function propsOf(module: BlockModule, content: unknown, first = false): BlockProps<unknown, unknown> {
  const block = { key: 'sample', type: module.definition.type, first }
  return {
    block,
    content,
    data: module.sample.data,
    site: sampleSite(featureDefaults),
    page: samplePage,
  }
}

const render = (module: BlockModule, content: unknown, first?: boolean) =>
  renderToStaticMarkup(createElement(module.view, propsOf(module, content, first)))

/** Blocks composed and rendered like on the site; those that were left out are missing. */
async function renderPage(raw: RawBlock[], registry: ReadonlyMap<string, BlockModule>) {
  const { blocks: composed } = await composeBlocks(raw, {
    site: sampleSite(featureDefaults),
    page: samplePage,
    params: {},
    search: new URLSearchParams(),
    instant: now,
    services: servicesFrom({
      stock: noStock,
      places: noPlaces,
      lake: { query: ({ shape }) => Promise.resolve(shape.parse(null)) },
    }),
    reads: new Reads(now.getTime()),
    log: silent,
    document: 'page-sample',
    registry,
    timeoutMs: 30,
  })
  const fragments = createFragments(silent)
  return composed.map((block) => ({ type: block.raw._type, html: fragments.block(block)?.html ?? '' }))
}

const rawOf = ({ definition, sample }: BlockModule): RawBlock => ({
  _type: definition.type,
  _key: `key-${definition.type}`,
  content: sample.content,
})

/** Every field of a schema, nested ones too, as `blocks.rows.label`. */
function fieldsIn(value: unknown, path: string): { path: string; description?: string }[] {
  const node = value as { name?: string; description?: string; fields?: unknown[]; of?: unknown[] }
  const inner = [...(node.fields ?? []), ...(node.of ?? []).flatMap((of) => (of as typeof node).fields ?? [])]
  return inner.flatMap((field) => {
    const { name, description } = field as typeof node
    const here = `${path}.${name}`
    return [{ path: here, description }, ...fieldsIn(field, here)]
  })
}

describe('every block folder', () => {
  let complaints: unknown[][]

  beforeEach(() => {
    complaints = []
    for (const method of ['error', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void complaints.push(words))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    expect(complaints).toEqual([])
  })

  test('holds one registered block', () => {
    expect(modules.map(({ type }) => kebab(type)).sort()).toEqual([...folders].sort())
  })

  describe.each(modules)('$type', ({ type, module }) => {
    const folder = `blocks/${kebab(type)}`
    const files = readdirSync(folder)
    const code = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))
    const views = code.filter(({ file }) => file.endsWith('.tsx') && !file.includes('.test.'))

    test('is described for the insert menu', () => {
      const schema = schemas[`/${folder}/schema.ts`]
      expect(schema?.name).toBe(type)
      expect(schema?.title).toBeTruthy()
      expect(schema?.description.length).toBeGreaterThan(20)
      expect(blockGroups).toContain(schema?.group)
    })

    test('describes every field to the person who fills it', () => {
      const fields = fieldsIn(schemas[`/${folder}/schema.ts`], type)
      expect(fields.length).toBeGreaterThan(0)
      expect(fields.filter(({ description }) => !description?.trim()).map(({ path }) => path)).toEqual([])
    })

    test('has a thumbnail of 240 by 160', () => {
      const thumbnail = readFileSync(`${folder}/thumbnail.svg`, 'utf8')
      expect(thumbnail).toMatch(/^<svg [^>]*viewBox="0 0 240 160"/)
      expect(thumbnail).not.toMatch(/<script|<image|href=/)
    })

    test('has a sample, with data where it has a loader', () => {
      expect(module.definition.content.safeParse(module.sample.content).success).toBe(true)
      if (module.load) expect(module.sample.data).toBeDefined()
    })

    test('renders its sample, as first block and further down', () => {
      const content = module.definition.content.parse(module.sample.content)
      const html = render(module, content)
      render(module, content, true)
      if (!module.expand) expect(html).not.toBe('')
      expect(html).not.toMatch(/\[object Object\]|undefined|NaN/)
    })

    test('renders its empty form', () => {
      const html = render(module, module.definition.content.parse({}))
      expect(html).not.toMatch(/\[object Object\]|undefined|NaN/)
      expect(html).not.toMatch(/<h[1-6][^>]*><\/h[1-6]>/)
    })

    test('has exactly one top heading when it is the first block', () => {
      const html = render(module, module.definition.content.parse(module.sample.content), true)
      expect([...html.matchAll(/<h1/g)].length).toBeLessThanOrEqual(1)
    })

    test('survives wrong types in every field', () => {
      const { content } = module.definition
      const keys = content instanceof z.ZodObject ? Object.keys(content.shape) : []
      const wrong: unknown[] = [
        null,
        0,
        -1,
        true,
        '',
        '<script>',
        [],
        {},
        [null, 1, 'x', {}, []],
        { _type: 'x' },
      ]
      for (const value of wrong) {
        for (const key of keys) render(module, content.parse({ [key]: value }))
        render(module, content.parse(Object.fromEntries(keys.map((key) => [key, value]))))
      }
    })

    test('escapes what editors write', () => {
      const { content } = module.definition
      const keys = content instanceof z.ZodObject ? Object.keys(content.shape) : []
      const hostile = '"><script>alert(1)</script>'
      const html = render(module, content.parse(Object.fromEntries(keys.map((key) => [key, hostile]))))
      expect(html).not.toContain('<script>alert')
    })

    test('takes its colours from the theme', () => {
      const raw = views.filter(({ text }) =>
        /['"\s[(:]#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\/)/i.test(text),
      )
      expect(raw.map(({ file }) => file)).toEqual([])
    })

    test('imports no other block', () => {
      const others = folders.filter((name) => `blocks/${name}` !== folder)
      const named = code.filter(({ text }) =>
        others.some((name) => text.includes(`#blocks/${name}/`) || text.includes(`../${name}/`)),
      )
      expect(named.map(({ file }) => file)).toEqual([])
    })

    test.runIf(module.definition.tier === 'static')('needs no React in the browser', () => {
      const hooks = views.filter(({ text }) =>
        /\buse(State|Effect|LayoutEffect|Reducer|SyncExternalStore)\b/.test(text),
      )
      expect(hooks.map(({ file }) => file)).toEqual([])
      expect(existsSync(`${folder}/load.ts`)).toBe(false)
    })

    test('has serialisable structured data', () => {
      if (!module.jsonLd) return
      const data = module.jsonLd(propsOf(module, module.definition.content.parse(module.sample.content)))
      const empty = module.jsonLd(propsOf(module, module.definition.content.parse({})))
      for (const value of [data, empty]) if (value) expect(value).toHaveProperty('@type')
      expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    })

    test('does not break the page when its data fails or hangs', async () => {
      const neighbour = [...blocks.values()].find(
        ({ load, expand, definition }) =>
          !load && !expand && definition.tier === 'static' && definition.type !== type,
      )!
      const broken: Pick<BlockModule, 'load' | 'view'>[] = [
        { ...module, load: () => Promise.reject(new Error('down')) },
        { ...module, load: () => new Promise(() => {}) },
        {
          ...module,
          load: () => module.sample.data,
          view: () => {
            throw new Error('render')
          },
        },
      ]
      for (const change of broken) {
        const registry = new Map([...blocks, [type, { ...module, expand: undefined, ...change }]])
        const page = await renderPage([rawOf(module), rawOf(neighbour)], registry)
        expect(page.at(-1)?.type).toBe(neighbour.definition.type)
        expect(page.at(-1)?.html).not.toBe('')
      }
    })
  })
})

describe('a page', () => {
  test('MKT-10 with every block renders each of them, and every block has its Studio schema', async () => {
    const complaints = vi.spyOn(console, 'error')
    const registry = new Map(
      [...blocks].map(([type, module]) => [
        type,
        module.load ? { ...module, load: () => module.sample.data } : module,
      ]),
    )
    const page = await renderPage([...blocks.values()].map(rawOf), registry)
    const drawn = [...blocks.values()]
      .filter(({ expand }) => !expand)
      .map(({ definition }) => definition.type)
    expect(page.map(({ type }) => type)).toEqual(drawn)
    expect(page.filter(({ html }) => !html)).toEqual([])
    expect(
      Object.values(schemas)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...blocks.keys()].sort())
    const placed = page.map(({ type, html }) => ({ key: type, type, tone: 'default', flush: false, html }))
    const markup = renderToStaticMarkup(createElement(PageBlocks, { blocks: placed }))
    for (const type of drawn) expect(markup).toContain(`data-block="${type}"`)
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  test('has unique ids when it holds the same block twice', () => {
    for (const module of blocks.values()) {
      const content = module.definition.content.parse(module.sample.content)
      const html = ['one', 'two']
        .map((key) => {
          const props = propsOf(module, content)
          return renderToStaticMarkup(
            createElement(module.view, { ...props, block: { ...props.block, key } }),
          )
        })
        .join('')
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect({ type: module.definition.type, ids: ids.length }).toEqual({
        type: module.definition.type,
        ids: new Set(ids).size,
      })
    }
  })

  test('is a 404 when a loader says that it does not exist', async () => {
    const [type, module] = [...blocks].find(([, { expand }]) => !expand)!
    const registry = new Map([
      [type, { ...module, load: () => Promise.reject(new NotFound('no such brand')) }],
    ])
    await expect(renderPage([rawOf(module)], registry)).rejects.toThrow(NotFound)
  })
})
