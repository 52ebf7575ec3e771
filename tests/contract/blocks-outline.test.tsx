import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BlockModule } from '#app/page/block-module.ts'
import { samplePage, sampleSite } from '#app/samples/site.ts'
import { blocks as schemas } from '#blocks/registry.schema.ts'
import { blocks } from '#blocks/registry.server.ts'
import { featureDefaults } from '#blocks/registry.settings.ts'
import { ownHeading } from '#schemas/outline.ts'

/** Levels and first words of the headings that a block renders. */
function rendered(module: BlockModule, first: boolean) {
  const { definition, sample, view } = module
  const html = renderToStaticMarkup(
    createElement(view, {
      block: { key: 'sample', type: definition.type, first },
      content: definition.content.parse(sample.content),
      data: sample.data,
      site: sampleSite(featureDefaults),
      page: samplePage,
    }),
  )
  return [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
}

/** True if `whole` contains `part` in the same order. */
const isWithin = (part: number[], whole: number[]) => {
  const left = [...whole]
  return part.every((level) => {
    const at = left.indexOf(level)
    left.splice(0, at + 1)
    return at >= 0
  })
}

/** Live data has headings of its own (a card, a legend); the outline has those that the editor writes. */
/** Blocks that only refer to others have no view of their own. */
const shown = schemas.filter(({ schema }) => !blocks.get(schema.name)?.expand)

describe.each(shown.map(({ schema }) => [schema.name, schema.outline ?? ownHeading] as const))(
  '%s tells its headings',
  (type, outline) => {
    const module = blocks.get(type)!
    test.each([true, false])('as the site renders them; first on the page: %s', (first) => {
      const told = (outline(module.sample.content as Record<string, unknown>, first) ?? []).map(
        ({ level }) => level,
      )
      const shown = rendered(module, first)
      expect(isWithin(told, shown), `${told} within ${shown}`).toBe(true)
      expect(told.includes(1), 'has the heading of the page').toBe(shown.includes(1))
    })
  },
)
