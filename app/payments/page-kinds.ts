import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'onlinePayment',
    title: 'Pay online',
    studioTitle: 'Online payment (/online-payment)',
    routes: [{ path: '/online-payment' }],
    on: ({ onlinePaymentUrl }) => onlinePaymentUrl !== '',
    gate: { type: 'online-payment' },
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('onlinePayment'),
      defaultBlock('paymentMethods', { heading: 'Pay with' }, 'muted'),
    ],
  },
] satisfies PageKind[]
