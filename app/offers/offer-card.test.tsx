import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { offerValue } from './offer.ts'
import { OfferCard } from './offer-card.tsx'

test('the picture of an offer is cut around the point its editor chose', () => {
  const image = { assetId: 'image-abc-2000x1000-jpg', width: 2000, height: 1000, alt: 'Ute' }
  const card = (more: object) => {
    const offer = offerValue.parse({ title: 'Utes', slug: 'utes', image: { ...image, ...more } })
    return renderToStaticMarkup(<OfferCard offer={offer} timeZone="Australia/Brisbane" />)
  }
  expect(card({ hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } })).toContain('rect=500,0,1500,1000')
  expect(card({ crop: { left: 0.5, right: 0, top: 0, bottom: 0 } })).toContain('rect=1000,167,1000,667')
})
