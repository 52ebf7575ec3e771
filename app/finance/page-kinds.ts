import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'
import { contactBlock, toContact, toPhone } from '#app/page/page-kinds.ts'

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
    blocks: [
      defaultBlock('breadcrumbs'),
      {
        ...contactBlock(
          'Finance',
          'Tell us which vehicle you have in mind and what you can spend each week, and we work out the rest with you.',
          [toPhone, toContact],
        ),
        // What finance buttons of vehicles lead to (FIN-29).
        anchor: 'finance-form',
      },
    ],
  },
] satisfies PageKind[]
