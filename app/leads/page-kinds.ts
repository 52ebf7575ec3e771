import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'
import { contactBlock, toPhone, toStock } from '#app/page/page-kinds.ts'

/** Pages of forms, and those that links of every site lead to. */
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
      defaultBlock('enquiryForm', {}, 'muted'),
      defaultBlock('dealerLocator', { heading: 'Where we are' }),
    ],
  },
  {
    kind: 'vehicleEnquiry',
    title: 'Enquire about a vehicle',
    studioTitle: 'Vehicle enquiry (/enquire)',
    routes: [{ path: '/enquire' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('vehicleEnquiryForm')],
  },
  {
    kind: 'instantMessage',
    title: 'Instant Message',
    studioTitle: 'Instant message (/instant-message)',
    routes: [{ path: '/instant-message' }],
    on: ({ instantMessageEnabled }) => instantMessageEnabled,
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('vehicleEnquiryForm', { heading: 'Instant Message', submit: 'Send message' }),
    ],
  },
  {
    kind: 'testDrive',
    title: 'Book a test drive',
    studioTitle: 'Test drive (/book-test-drive)',
    routes: [{ path: '/book-test-drive' }],
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('testDriveForm', { intro: 'Tell us when suits you, and we have the vehicle ready.' }),
    ],
  },
  {
    kind: 'photoRequest',
    title: 'Request photos',
    studioTitle: 'Photo request (/request-photos)',
    routes: [{ path: '/request-photos' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('photoRequestForm')],
  },
  {
    kind: 'registerInterest',
    title: 'Register your interest',
    studioTitle: 'Register interest (/register-interest)',
    routes: [{ path: '/register-interest' }],
    blocks: [defaultBlock('breadcrumbs'), defaultBlock('interestForm')],
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
      defaultBlock('enquiryForm', { heading: 'Arrange a service' }, 'muted'),
      // What links to the booking of a service lead to (ROUTE-23).
      { ...defaultBlock('serviceBooking'), anchor: 'service-booking' },
    ],
  },
  {
    kind: 'parts',
    title: 'Parts and accessories',
    studioTitle: 'Parts and accessories (/vehicle-parts-and-accessories)',
    routes: [{ path: '/vehicle-parts-and-accessories' }],
    blocks: [
      defaultBlock('breadcrumbs'),
      defaultBlock('partsOrderForm', {
        intro: 'Tell us your vehicle and the part you need: its number, or what it does and where it sits.',
      }),
    ],
  },
  {
    kind: 'success',
    title: 'Thank you',
    studioTitle: 'Thank you page (/success)',
    routes: [{ path: '/success' }],
    blocks: [defaultBlock('formThanks')],
  },
] satisfies PageKind[]
