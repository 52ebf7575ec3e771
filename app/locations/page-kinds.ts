import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'dealerLocator',
    title: 'Find us',
    studioTitle: 'Dealer locator (/dealer-locator)',
    routes: [{ path: '/dealer-locator' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('dealerLocator')],
  },
] satisfies PageKind[]
