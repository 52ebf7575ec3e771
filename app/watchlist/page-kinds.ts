import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'watchlist',
    title: 'Your watchlist',
    studioTitle: 'Watchlist (/watchlist)',
    routes: [],
    shownAt: 'coalesce(tenant->watchlistPath, "/watchlist")',
    chosenPath: ({ watchlistPath }) => watchlistPath,
    on: ({ favouritesMode }) => favouritesMode === 'watchlist',
    gate: { type: 'watchlist' },
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('watchlist')],
  },
] satisfies PageKind[]
