import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'
import { contactBlock, toContact } from '#app/page/page-kinds.ts'
import type { CarType } from '#values/vehicle-kinds.ts'

/** Vehicles of the brand of the page, of these types. */
const carousel = (key: string, types: CarType[], heading: string, linkLabel: string) => ({
  ...defaultBlock('vehicleCarousel', {
    heading,
    linkLabel,
    stock: { facets: [{ facet: 'car_type', values: types }] },
  }),
  _key: `vehicleCarousel-${key}`,
})

export default [
  {
    // `/{brand}/overview` of a brand that the tenant has (ROUTE-57).
    kind: 'brandOverview',
    title: 'Overview',
    studioTitle: 'Overview of a brand (/kia/overview)',
    routes: [{ path: '/:brand/overview' }],
    about: { type: 'brand', param: 'brand', names: true },
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('brandIntro', {
        actions: [toContact],
        showPhone: true,
      }),
      defaultBlock('brandModels', {}, 'muted'),
      carousel('new', ['new', 'demo'], 'New and demo {brand} in stock', 'See all {count} new and demo'),
      carousel('used', ['used'], 'Used {brand}', 'See all {count} used'),
      defaultBlock('offerRow', { heading: 'Offers on {brand}' }, 'muted'),
      defaultBlock('warranty', {
        heading: 'Warranty',
        showBenefits: false,
        showStandardText: true,
        link: { label: 'What it covers', href: '/warranty' },
      }),
      defaultBlock('brandDealers', {}, 'muted'),
      defaultBlock('manufacturerLogos', { heading: 'Our other brands', showNames: true }),
      contactBlock(
        'Tell us what you are looking for',
        'We answer within the hour while we are open, and first thing in the morning when we are not.',
        [toContact, { label: 'Book a service', destination: 'service' }],
      ),
    ],
  },
] satisfies PageKind[]
