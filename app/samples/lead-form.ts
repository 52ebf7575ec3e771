import { leadFormContent } from '#app/leads/form/content.ts'
import type { LeadForm } from '#app/leads/form/lead-form.ts'
import type { KindContext, LeadKind } from '#app/leads/kinds/kind.ts'
import { samplePage, sampleSite } from './site.ts'
import { sampleStock } from './stock.ts'

/** What a kind of form is made of in the gallery and the tests: two dealerships, two models, the car of the sample stock. */
export function sampleContext(more: Partial<KindContext> = {}): KindContext {
  const [record] = sampleStock
  const { id, slug, name, make, model, stocknum, status, images } = record!
  return {
    site: sampleSite(),
    content: leadFormContent.parse({}),
    page: samplePage,
    given: () => undefined,
    dealerships: [
      { value: 'sample-north', label: 'Sample Motors North' },
      { value: 'sample-south', label: 'Sample Motors South' },
    ],
    locations: [
      { value: 'north', label: 'Sample Motors North', dealership: 'sample-north' },
      { value: 'south', label: 'Sample Motors South', dealership: 'sample-south' },
    ],
    models: [
      { value: 'Kia Sportage', label: 'Kia Sportage' },
      { value: 'Toyota Corolla', label: 'Toyota Corolla' },
    ],
    car: {
      ...{ id, slug, name, make, model, stocknum, status },
      path: `/cars/${slug}`,
      picture: images[0]?.url,
      price: '$25,990',
      priceType: 'Drive Away',
      place: 'Sample Motors North',
      carType: 'used',
      dealershipSlug: 'sample-north',
      distributionLocations: ['Springwood', 'Chermside'],
    },
    ...more,
  }
}

/** The form of a kind, as its loader would make it. */
export const sampleForm = (kind: LeadKind, more: Partial<KindContext> = {}): LeadForm => ({
  category: kind.category,
  ...kind.make(sampleContext(more)),
})
