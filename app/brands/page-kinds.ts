import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

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
        actions: [
          { label: 'See our stock', destination: 'stockSearch' },
          { label: 'Contact Us', destination: 'contact' },
        ],
        showPhone: true,
      }),
      defaultBlock('manufacturerLogos', { heading: 'Our other brands', showNames: true }, 'muted'),
      defaultBlock('callToAction', {
        layout: 'contact',
        heading: 'Tell us what you are looking for',
        text: 'We answer within the hour while we are open, and first thing in the morning when we are not.',
        actions: [{ label: 'Contact Us', destination: 'contact' }],
      }),
    ],
  },
] satisfies PageKind[]
