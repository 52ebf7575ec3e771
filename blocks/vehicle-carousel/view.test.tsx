import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import { sampleStock } from '#app/samples/stock.ts'
import definition from './query.ts'
import View from './view.tsx'

const html = (content: Record<string, unknown>, records = sampleStock) =>
  renderToStaticMarkup(
    <View
      {...sampleProps(definition.type, definition.content.parse(content), {
        records,
        count: 1204,
        href: '/search/new-used-and-demo-cars?make=Kia',
        now: 0,
      })}
    />,
  )

test('one card for each vehicle, and a link that says how many there are in all', () => {
  const page = html({ heading: 'New arrivals' })
  expect(page.match(/data-testid="car-card"/g)).toHaveLength(sampleStock.length)
  expect(page).toMatch(/href="\/search\/new-used-and-demo-cars\?make=Kia"[^>]*>See all 1,204 </)
  expect(html({ linkLabel: 'All {count} Kias' })).toContain('All 1,204 Kias')
})

test('without vehicles there is nothing, or the words chosen for that', () => {
  expect(html({ heading: 'New arrivals' }, [])).toBe('')
  const page = html({ heading: 'New arrivals', emptyText: 'More arrive on Friday.' }, [])
  expect(page).toContain('More arrive on Friday.')
  expect(page).not.toContain('See all')
})
