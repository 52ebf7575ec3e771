import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'dealerLocator',
    title: 'Find us',
    studioTitle: 'Dealer locator (/dealer-locator)',
    routes: [{ path: '/dealer-locator' }, { path: '/dealerships' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('dealerLocator')],
  },
  {
    // Other sites' names for the page of a location. There is none yet: a location that exists leads to the contact page.
    kind: 'location',
    title: 'Location',
    studioTitle: 'One location (/locations/springwood)',
    routes: [
      { path: '/locations/:location', moved: true },
      { path: '/our-location/:location', moved: true },
      { path: '/contact-us/:location', moved: true },
    ],
    movedTo: ({ contactPath }) => contactPath,
    about: { type: 'location', param: 'location', names: true },
    blocks: [],
  },
] satisfies PageKind[]
