import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import { sampleInstant } from '#app/samples/stock.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { toRecord } from '#app/stock/index/to-record.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Settings } from '#tenants/settings/index.ts'
import jsonLd from './json-ld.ts'
import definition from './query.ts'
import View from './view.tsx'

function show(more: Partial<Vehicle> = {}, settings: Partial<Settings> = {}, first = true) {
  const vehicle = sampleVehicle(more)
  const data = { vehicle, record: toRecord('sample', vehicle), now: sampleInstant.getTime() }
  const props = sampleProps(definition.type, definition.content.parse({}), data, sampleSite(settings))
  props.block.first = first
  return { html: renderToStaticMarkup(<View {...props} />), jsonLd: jsonLd(props) }
}
const html = (...given: Parameters<typeof show>) => show(...given).html
const words = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('price and buttons of a vehicle', () => {
  test('its name is the heading of the page', () => {
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html())?.[1] ?? ''
    expect(words(heading).trim()).toBe('2021 Toyota Corolla Ascent Sport')
    expect(html({}, {}, false)).not.toContain('<h1')
  })

  test('the price stands with its type, or the words for none', () => {
    expect(words(html())).toContain('$25,990 Drive Away')
    expect(words(html())).not.toMatch(/\/wk|week/)
    expect(words(html({ price: 0 }))).toContain('Enquire for price.')
    expect(words(html({ price: 0 }))).not.toContain('$0')
    expect(words(html({ price: undefined }, { noPriceText: 'POA' }))).toContain('POA')
  })

  test('VDP-45 a sold one says so and leads to its like, with no other button', () => {
    const sold = html({ status: 'sold', sold: true }, { reserveEnabled: true })
    expect(words(sold)).toContain('JUST SOLD')
    const buttons = [...sold.matchAll(/data-button="(\w+)"/g)].map(([, key]) => key)
    expect(new Set(buttons)).toEqual(new Set(['findSimilar']))
    expect(sold).not.toContain('favourite-control')
  })

  test('it leads to more of the same dealership', () => {
    expect(html()).toContain('href="/search/sample-motors"')
  })

  test('the phone is the one for its type, else its location’s', () => {
    expect(html()).toContain('href="tel:0735550142"')
    expect(html({}, { phoneNumbers: { used: '1300 000 111' } })).toContain('href="tel:1300000111"')
  })

  test('phones keep reserve, enquiry and call at hand', () => {
    const bar = (settings: Partial<Settings>) =>
      words(/<nav[^>]*sticky-bar.*<\/nav>/.exec(html({}, settings))?.[0] ?? '').trim()
    expect(bar({ reserveEnabled: true })).toBe('Reserve Enquire Now Call Now')
    expect(bar({})).toBe('Enquire Now Call Now')
  })

  test('a chat of the site’s takes the place of the enquiry, in the bar alone', () => {
    const chat = (chatProvider: string) => {
      const shown = html({}, { instantMessageEnabled: true, chatProvider })
      expect(shown.match(/data-button="enquire"/g)?.length).toBe(shown.includes('instantMessage') ? 1 : 2)
      return /<a href="([^"]*)"[^>]*data-button="instantMessage"[^>]*>/.exec(shown)
    }
    expect(chat('builtin')?.[0]).toMatch(/^<a href="\/instant-message\?car_id=\d+"[^>]* data-sheet=""/)
    const elsewhere = chat('https://chat.example/?about={slug}')
    expect(elsewhere?.[1]).toMatch(/^https:\/\/chat\.example\/\?about=2021-toyota-corolla/)
    expect(elsewhere?.[0]).toContain('target="_blank"')
    expect(elsewhere?.[0]).not.toContain('data-sheet')
    for (const unknown of ['', 'acme', 'javascript:alert(1)']) expect(chat(unknown)).toBeNull()
  })

  test('one that has left the feed says so, with no price and no way to ask for it', () => {
    const gone = html({ status: 'withdrawn' }, { instantMessageEnabled: true })
    expect(words(gone)).toContain('No longer available')
    expect(words(gone)).not.toMatch(/\$25,990|SOLD|Call Now|07 3555/)
    expect(gone).not.toMatch(/instantMessage|tel:|favourite-control|share-control/)
  })

  test('search engines read the same vehicle', () => {
    expect(show().jsonLd).toMatchObject({ '@type': 'Car', offers: { price: 25990 } })
  })
})
