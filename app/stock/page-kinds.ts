import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'stockSearch',
    title: 'Our stock',
    studioTitle: 'Stock search (/search/used-cars, /search/toyota)',
    routes: [
      { path: '/search', params: { scope: 'all' } },
      { path: '/search/:slug' },
      { path: '/search/:slug/:model' },
      { path: '/used-car', params: { scope: 'used' } },
      { path: '/used-car/:slug', params: { scope: 'used' } },
      { path: '/used-car/:slug/:model', params: { scope: 'used' } },
    ],
    shownAt: 'coalesce(tenant->searchPath, "/search")',
    chosenPath: ({ searchPath }) => searchPath,
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('stockSearch')],
  },
  {
    kind: 'compare',
    title: 'Compare vehicles',
    studioTitle: 'Vehicles side by side (/compare)',
    routes: [{ path: '/compare' }],
    on: ({ compareEnabled }) => compareEnabled,
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('vehicleCompare')],
  },
  {
    kind: 'favourites',
    title: 'Saved vehicles',
    studioTitle: 'Saved vehicles (/favourites)',
    routes: [{ path: '/favourites' }],
    on: ({ favouritesMode }) => favouritesMode !== 'off',
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('savedVehicles')],
  },
  {
    kind: 'partsSearch',
    title: 'Parts and accessories',
    studioTitle: 'Parts search (/parts/search)',
    routes: [{ path: '/parts/search' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('partsSearch')],
  },
] satisfies PageKind[]
