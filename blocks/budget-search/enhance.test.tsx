// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import { addressOf } from '#app/stock/finder/start-finder.ts'
import enhance from './enhance.ts'
import definition from './query.ts'
import sample from './sample.ts'
import View from './view.tsx'

function blockOf(settings = {}) {
  const props = sampleProps(definition.type, definition.content.parse({}), sample.data, sampleSite(settings))
  document.body.innerHTML = renderToStaticMarkup(<View {...props} />)
  enhance(document.body)
  const [low, high] = document.querySelectorAll<HTMLInputElement>('[type=range]')
  const [from, to] = document.querySelectorAll<HTMLInputElement>('[type=number]')
  return { form: document.querySelector('form')!, low: low!, high: high!, from: from!, to: to! }
}

function write(field: HTMLInputElement, value: number | string) {
  field.value = String(value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field.type === 'number') field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('both sliders run from 5000 to 250000 in steps of 500, or as the site sets it', () => {
  const { low, high } = blockOf()
  for (const { min, max, step } of [low, high]) expect([min, max, step]).toEqual(['5000', '250000', '500'])
  expect([low.value, high.value]).toEqual(['5000', '250000'])
  const other = blockOf({ priceSlider: { min: 10000, max: 400000, step: 5000 } })
  expect([other.low.min, other.high.max, other.low.step]).toEqual(['10000', '400000', '5000'])
})

test('the address has the price from and to', () => {
  const { form, low, high } = blockOf()
  write(low, 20000)
  write(high, 45500)
  expect(addressOf(form)).toBe('/search/new-used-and-demo-cars?price=20000:45500')
})

test('the ends cannot cross', () => {
  const { low, high, from, to } = blockOf()
  write(high, 30000)
  write(low, 90000)
  expect([low.value, from.value]).toEqual(['30000', '30000'])
  write(high, 6000)
  expect([high.value, to.value]).toEqual(['30000', '30000'])
})

test('a typed price moves the slider and stays within its bounds', () => {
  const { form, low, high, from, to } = blockOf()
  write(from, 1)
  write(to, 9_000_000)
  expect([low.value, high.value]).toEqual(['5000', '250000'])
  expect(addressOf(form)).toBe('/search/new-used-and-demo-cars?price=5000:250000')
  write(from, 40000)
  expect(low.value).toBe('40000')
  expect(low.getAttribute('aria-valuetext')).toBe('$40,000')
})
