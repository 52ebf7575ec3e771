import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'catalogue',
    title: 'New models',
    studioTitle: 'Catalogue of new models (/catalogue)',
    routes: [{ path: '/catalogue' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('catalogueSearch')],
  },
] satisfies PageKind[]
