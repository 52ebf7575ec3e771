import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'vehicle',
    title: 'Vehicle',
    studioTitle: 'Vehicle (/cars/2021-toyota-corolla)',
    routes: [{ path: '/cars/:vehicle' }],
    // Any vehicle of the search; the anchor keeps the address apart from that of the search itself.
    shownAt: 'coalesce(tenant->searchPath, "/search") + "#vehicle"',
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('vehicleGallery'),
      defaultBlock('vehicleSummary'),
      defaultBlock('vehicleFacts'),
      defaultBlock('vehicleComments'),
      defaultBlock('vehicleFeatures'),
      defaultBlock('similarVehicles', {}, 'muted'),
    ],
  },
] satisfies PageKind[]
