import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { warrantyText } from '#app/brands/warranty-text.ts'
import { sampleLoad } from '#app/samples/load.ts'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import load from './load.server.ts'
import block from './query.ts'
import Warranty from './view.tsx'

function section(
  settings: Parameters<typeof sampleSite>[0],
  fields: object,
  params: Record<string, string> = {},
) {
  const site = sampleSite(settings)
  const content = block.content.parse(fields)
  const data = load(sampleLoad(content, { site, params }))
  return renderToStaticMarkup(<Warranty {...sampleProps('warranty', content, data, site)} />)
}

describe('the warranty section', () => {
  test('WARR-01 has exactly three benefits with the standard words', () => {
    const html = section({}, {})
    const items = [...html.matchAll(/<li.*?<\/li>/gs)].map(([item]) =>
      item.replace(/<[^>]+>/g, '').toLowerCase(),
    )
    expect(html).toContain('data-testid="warranty"')
    expect(items).toEqual([
      '7-year unlimited kilometre warranty',
      '7-year capped price servicing',
      'up to 7 years roadside assistance',
    ])
  })

  test('shows what marketing wrote instead', () => {
    const html = section({}, { benefits: [{ title: '5-year cover', icon: 'tick' }] })
    expect(html).toContain('5-year cover')
    expect(html).not.toContain('7-year')
  })

  test('TEN-15 shows the texts a site has for a brand on that brand’s page, and another brand its own', () => {
    const settings = { warrantyTexts: { kia: 'Kia cover, 7 years.', ldv: 'LDV cover, 5 years.' } }
    const shown = { showStandardText: true }
    expect(section(settings, shown, { brand: 'kia' })).toContain('Kia cover, 7 years.')
    expect(section(settings, shown, { brand: 'kia' })).not.toContain('LDV cover')
    expect(section(settings, shown, { brand: 'ldv' })).toContain('LDV cover, 5 years.')
    expect(section(settings, { ...shown, brand: 'ldv' })).toContain('LDV cover, 5 years.')
    expect(section({}, shown, { brand: 'kia' })).toContain('3 year standard warranty')
    expect(section(settings, {}, { brand: 'kia' })).not.toContain('Kia cover')
  })
})

test.each([
  ['standard3', '3 year'],
  ['brand5', '5 year'],
  ['brand7', '7 year'],
  ['cappedPrice7', '7 year capped price servicing'],
] as const)('the text of %s says "%s"', (kind, words) => {
  expect(warrantyText(kind, {}, undefined)).toContain(words)
  expect(warrantyText(kind, { kia: ' ' }, 'kia')).toContain(words)
  expect(warrantyText(kind, {}, 'constructor')).toContain(words)
})
