import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'spinToWin',
    title: 'Spin to Win',
    studioTitle: 'Spin to Win (/spin-to-win)',
    routes: [{ path: '/spin-to-win' }],
    on: ({ spinToWinEnabled }) => spinToWinEnabled,
    gate: { type: 'spin-to-win', on: ({ gateSpinToWin }) => gateSpinToWin },
    personal: true,
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('spinWheel')],
  },
] satisfies PageKind[]
