import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

export default [
  {
    kind: 'guestbook',
    title: 'Guestbook',
    studioTitle: 'Guestbook (/guestbook)',
    routes: [{ path: '/guestbook' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('guestbook', { heading: 'Sign our guestbook' })],
  },
] satisfies PageKind[]
