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
      defaultBlock('vehicleDelivery'),
      defaultBlock('similarVehicles', {}, 'muted'),
    ],
  },
  {
    kind: 'vehicleSheet',
    title: 'Vehicle to print',
    studioTitle: 'Vehicle to print (/print?car_id=2021-toyota-corolla)',
    routes: [{ path: '/print', params: { sheet: 'vehicle' } }],
    shownAt: 'coalesce(tenant->searchPath, "/search") + "#vehicle-to-print"',
    bare: true,
    blocks: [defaultBlock('vehicleSheet')],
  },
] satisfies PageKind[]
