import { encodeIntoResult } from '@sanity/client/stega'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PageInfo } from '#app/page/block.ts'
import type { BlockModule } from '#app/page/block-module.ts'
import { withSources } from '#app/preview/answers.server.ts'
import { cleanHtml } from '#app/preview/clean-html.ts'
import { displayText, type PathStep } from '#app/preview/display-text.ts'
import { samplePage, sampleSite } from '#app/samples/site.ts'
import { blockOf, schemaTypes } from '#blocks/registry.schema.ts'
import { blocks } from '#blocks/registry.server.ts'
import { featureDefaults } from '#blocks/registry.settings.ts'
import { cleanValue, hasMarks, piecesOf, withoutMarks } from '#values/marks.ts'

const source = { type: 'documentValue' as const, document: 0, path: 0 }
/** Everything in the result belongs to one block of one page. */
const map = {
  documents: [{ _id: 'page-sample', _type: 'page' }],
  paths: ["$['blocks'][?(@._key=='k')]"],
  mappings: { $: { type: 'value' as const, source } },
}
const studio = 'http://localhost:3333/studio'
const isDisplayText = displayText(schemaTypes)

/** The mark that every text of a block gets. */
const mark =
  piecesOf((withSources({ heading: 'Words' }, map, studio, isDisplayText) as { heading: string }).heading)[0]
    ?.mark ?? ''

const documents = ['promo', 'offer', 'model', 'brand', 'groupCompany', 'location'] as const

/** Texts that a loader read from documents, wherever it put them; vehicles are not documents. */
function markData({ definition, sample: { data } }: BlockModule) {
  if (blockOf(definition.type)?.schema.group === 'stock') return data
  return encodeIntoResult(data, map, ({ resultPath, value }) => {
    const steps = resultPath as PathStep[]
    const isText = documents.some((type) =>
      steps.some(
        (_, at) => isDisplayText(type, steps.slice(at)) && !/vehicle|finder/i.test(String(steps[0])),
      ),
    )
    return isText ? value + mark : value
  })
}

const markedPage: PageInfo = {
  ...samplePage,
  title: samplePage.title + mark,
  trail: samplePage.trail.map((step) => ({ ...step, label: step.label + mark })),
}

function propsOf(module: BlockModule, marked: boolean) {
  const { definition, sample } = module
  const content = marked ? withSources(sample.content, map, studio, isDisplayText) : sample.content
  return {
    block: { key: 'sample', type: definition.type, first: true },
    content: definition.content.parse(content),
    data: marked ? markData(module) : sample.data,
    site: sampleSite(featureDefaults),
    page: marked ? markedPage : samplePage,
  }
}

const withoutSources = (html: string) => html.replaceAll(/ data-sanity="[^"]*"/g, '')

const modules = [...blocks.values()].filter(({ expand }) => !expand)

describe.each(modules)('$definition.type in preview', (module) => {
  const interactive = module.definition.tier === 'interactive'
  const plain = propsOf(module, false)
  const marked = interactive ? cleanValue(propsOf(module, true)) : propsOf(module, true)
  const html = cleanHtml(`<body>${renderToStaticMarkup(createElement(module.view, marked))}</body>`)

  test('has the same text and links as for shoppers', () => {
    const published = `<body>${renderToStaticMarkup(createElement(module.view, plain))}</body>`
    expect(hasMarks(published)).toBe(false)
    expect(withoutSources(withoutMarks(html))).toBe(withoutSources(published))
  })

  test('has no mark in an attribute, an address, a script or its data for search engines', () => {
    const tags = html.match(/<(?:[^"'>]|"[^"]*"|'[^']*')*>/g) ?? []
    expect(tags.filter(hasMarks)).toEqual([])
    expect(html).not.toMatch(/%E2%80%8[BCD]|%EF%BB%BF/i)
    const scripts = html.match(/<script[\s\S]*?<\/script>/g) ?? []
    expect(scripts.filter(hasMarks)).toEqual([])
    expect(cleanValue(module.jsonLd?.(marked))).toEqual(module.jsonLd?.(plain))
  })

  test('marks where its texts come from', () => {
    const given = hasMarks(JSON.stringify([propsOf(module, true).content, markData(module)]))
    expect(hasMarks(html)).toBe(given && !interactive)
  })
})
