import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'signIn',
    title: 'Sign in',
    studioTitle: 'Sign-in (/sign-in)',
    routes: [{ path: '/sign-in' }],
    personal: true,
    blocks: [defaultBlock('signIn')],
  },
  {
    kind: 'garage',
    title: 'My garage',
    studioTitle: 'Garage (/my-garage)',
    routes: [],
    shownAt: 'coalesce(tenant->garagePath, "/my-garage")',
    chosenPath: ({ garagePath }) => garagePath,
    on: ({ garageEnabled }) => garageEnabled,
    gate: { type: 'my-garage' },
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('garage')],
  },
] satisfies PageKind[]
