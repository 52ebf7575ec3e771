import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'
import { contactBlock, toContact } from '#app/page/page-kinds.ts'

export default [
  {
    kind: 'specialOffers',
    title: 'Special offers',
    studioTitle: 'Special offers (/special-offers)',
    routes: [{ path: '/special-offers' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('offerSearch')],
  },
  {
    kind: 'offer',
    title: 'Special offer',
    studioTitle: 'One special offer (/offers/free-service)',
    routes: [{ path: '/offers/:offer' }],
    about: { type: 'offer', param: 'offer' },
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('offerDetail'),
      contactBlock(
        'Shall we put this one aside for you?',
        'Ring us or write, and we answer within the hour while we are open.',
        [toContact],
      ),
    ],
  },
] satisfies PageKind[]
