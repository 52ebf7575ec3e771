import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'

const call = { label: 'Call us', destination: 'phone' }
const contact = { label: 'Contact Us', destination: 'contact' }

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
      defaultBlock('callToAction', {
        layout: 'contact',
        heading: 'Contact us',
        text: 'Ring us, write to us or come and see us.',
        actions: [{ label: 'See our stock', destination: 'stockSearch' }],
      }),
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
      defaultBlock('callToAction', {
        layout: 'contact',
        heading: 'Book a test drive',
        text: 'Tell us which vehicle and when suits you, and we have it ready.',
        actions: [call, contact],
      }),
    ],
  },
  {
    kind: 'service',
    title: 'Service and parts',
    studioTitle: 'Service (/service)',
    routes: [{ path: '/service' }],
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('callToAction', {
        layout: 'contact',
        heading: 'Service and parts',
        text: 'Ring or write to arrange a service, a repair or a part.',
        actions: [call, { label: 'Order a part', href: '/vehicle-parts-and-accessories' }],
      }),
    ],
  },
  {
    kind: 'parts',
    title: 'Parts and accessories',
    studioTitle: 'Parts and accessories (/vehicle-parts-and-accessories)',
    routes: [{ path: '/vehicle-parts-and-accessories' }],
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('callToAction', {
        layout: 'contact',
        heading: 'Parts and accessories',
        text: 'Tell us your vehicle and the part you need: its number, or what it does and where it sits.',
        actions: [call, contact],
      }),
    ],
  },
] satisfies PageKind[]
