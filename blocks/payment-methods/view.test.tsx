import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import block from './query.ts'
import PaymentMethods from './view.tsx'

test('MKT-03 has five pictures in the order of the specification', () => {
  const props = sampleProps('paymentMethods', block.content.parse({}), undefined)
  const html = renderToStaticMarkup(<PaymentMethods {...props} />)
  expect(html).toContain('data-testid="payment-methods"')
  const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)]
  expect(pictures.map(([, , alt]) => alt)).toEqual([
    'Mastercard',
    'Visa',
    'Maestro',
    'Google Pay',
    'Apple Pay',
  ])
  for (const [, src] of pictures)
    expect(decodeURIComponent(src ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
})
