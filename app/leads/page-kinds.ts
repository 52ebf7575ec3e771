import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'
import { contactBlock, toContact, toPhone, toStock } from '#app/page/page-kinds.ts'

/** Pages that links of every site lead to, with the dealer's own numbers until the site has a page of its own there. */
export default [
  {
    kind: 'contact',
    title: 'Contact us',
    studioTitle: 'Contact page (/contact-us)',
    routes: [{ path: '/contact-us' }, { path: '/contact', moved: true }],
    chosenPath: ({ contactPath }) => contactPath,
    movedTo: ({ contactPath }) => contactPath,
    blocks: [
      defaultBlock('breadcrumbs'),
      contactBlock('Contact us', 'Ring us, write to us or come and see us.', [toStock]),
      defaultBlock('dealerLocator', { heading: 'Where we are' }, 'muted'),
    ],
  },
  {
    kind: 'testDrive',
    title: 'Book a test drive',
    studioTitle: 'Test drive (/book-test-drive)',
    routes: [{ path: '/book-test-drive' }],
    blocks: [
      defaultBlock('breadcrumbs'),
      contactBlock('Book a test drive', 'Tell us which vehicle and when suits you, and we have it ready.', [
        toPhone,
        toContact,
      ]),
    ],
  },
  {
    kind: 'service',
    title: 'Service and parts',
    studioTitle: 'Service (/service)',
    routes: [{ path: '/service' }],
    blocks: [
      defaultBlock('breadcrumbs'),
      contactBlock('Service and parts', 'Ring or write to arrange a service, a repair or a part.', [
        toPhone,
        { label: 'Order a part', href: '/vehicle-parts-and-accessories' },
      ]),
    ],
  },
  {
    kind: 'parts',
    title: 'Parts and accessories',
    studioTitle: 'Parts and accessories (/vehicle-parts-and-accessories)',
    routes: [{ path: '/vehicle-parts-and-accessories' }],
    blocks: [
      defaultBlock('breadcrumbs'),
      contactBlock(
        'Parts and accessories',
        'Tell us your vehicle and the part you need: its number, or what it does and where it sits.',
        [toPhone, toContact],
      ),
    ],
  },
] satisfies PageKind[]
