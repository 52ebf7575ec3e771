import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'tradeIn',
    title: 'Sell or trade in',
    studioTitle: 'Selling and trade-in (/trade-in)',
    routes: [
      { path: '/trade-in' },
      { path: '/cars/trade-in', moved: true },
      { path: '/sell-my-car', moved: true },
      { path: '/sell-your-car', moved: true },
    ],
    movedTo: () => '/trade-in',
    on: ({ tradeInEnabled }) => tradeInEnabled,
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('callToAction', {
        layout: 'contact',
        heading: 'Sell or trade in your vehicle',
        text: 'Tell us its make, model, year and kilometres, or bring it by, and we make you an offer.',
        actions: [
          { label: 'Call us', destination: 'phone' },
          { label: 'Contact Us', destination: 'contact' },
        ],
      }),
    ],
  },
] satisfies PageKind[]
