import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'
import { contactBlock, toContact, toStock } from '#app/page/page-kinds.ts'

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
        actions: [toStock, toContact],
        showPhone: true,
      }),
      defaultBlock('manufacturerLogos', { heading: 'Our other brands', showNames: true }, 'muted'),
      contactBlock(
        'Tell us what you are looking for',
        'We answer within the hour while we are open, and first thing in the morning when we are not.',
        [toContact],
      ),
    ],
  },
] satisfies PageKind[]
