import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'finance',
    title: 'Finance',
    studioTitle: 'Finance (/finance)',
    routes: [
      { path: '/finance' },
      { path: '/finance-and-insurance', moved: true },
      { path: '/finance-enquiry', moved: true },
      { path: '/apply-for-finance', moved: true },
    ],
    chosenPath: ({ financeLink }) => (financeLink.startsWith('/') ? financeLink.split(/[?#]/)[0] : undefined),
    movedTo: ({ financeLink }) => financeLink,
    on: ({ financeDisplayEnabled }) => financeDisplayEnabled,
    gate: { type: 'finance', on: ({ gateFinance }) => gateFinance },
    blocks: [
      defaultBlock('breadcrumbs'),
      {
        ...defaultBlock('financeForm', {
          intro:
            'Tell us which vehicle you have in mind and what you can spend, and we work out the rest with you.',
        }),
        // What finance buttons of vehicles lead to (FIN-29).
        anchor: 'finance-form',
      },
    ],
  },
  {
    kind: 'carFinance',
    title: 'Finance for this vehicle',
    studioTitle: 'Finance for one vehicle (/personalised/finance?car_id=…)',
    routes: [{ path: '/personalised/finance' }],
    on: ({ financeDisplayEnabled }) => financeDisplayEnabled,
    gate: { type: 'car-finance', on: ({ gateCarFinance }) => gateCarFinance },
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('carFinanceForm')],
  },
] satisfies PageKind[]
