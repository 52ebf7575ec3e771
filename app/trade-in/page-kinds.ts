import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'
import { contactBlock, toContact, toPhone } from '#app/page/page-kinds.ts'

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
    gate: { type: 'trade-in', on: ({ gateTradeIn }) => gateTradeIn },
    blocks: [
      defaultBlock('breadcrumbs'),
      contactBlock(
        'Sell or trade in your vehicle',
        'Tell us its make, model, year and kilometres, or bring it by, and we make you an offer.',
        [toPhone, toContact],
      ),
    ],
  },
] satisfies PageKind[]
