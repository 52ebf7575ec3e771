import { picture, rich, type SiteInput } from '../compose.ts'
import { theme } from './theme.ts'

export const site: SiteInput = {
  siteSlug: 'southside-chery',
  name: 'Southside Chery',
  tagline: 'Chery for Brisbane’s south side.',
  brand: 'chery',
  phone: '(07) 5550 1180',
  email: 'hello@southsidechery.example',
  address: { street: '3412 Pacific Highway', suburb: 'Springwood', state: 'QLD', postcode: '4127' },
  hours: {
    1: ['08:30', '17:30'],
    2: ['08:30', '17:30'],
    3: ['08:30', '17:30'],
    4: ['08:30', '20:00'],
    5: ['08:30', '17:30'],
    6: ['08:30', '16:00'],
  },
  legal: [
    'Southside Automotive Pty Ltd · ABN 37 000 555 118 · Queensland motor dealer licence 4055518',
    'We acknowledge the Yugambeh and Yuggera peoples, the Traditional Custodians of the land on which we work, and pay our respects to Elders past and present.',
  ].join('\n'),
  timeZone: 'Australia/Brisbane',
  logo: picture('logo.svg', 'Southside Chery'),
  logoOnDark: picture('logo-on-dark.svg', 'Southside Chery'),
  favicon: picture('favicon.svg', 'Southside Chery'),
  socialImage: picture('hero-night.webp', 'Crimson SUV under a line of light', { focus: [0.66, 0.6] }),
  theme,
  settings: {
    onlinePaymentUrl: 'https://example.com/?reference={reference}&amount={amount}',
    templateName: 'single-brand',
    socialLinks: [
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'Instagram', url: 'https://www.instagram.com/' },
    ],
    justArrivedLabel: 'Just in',
    labels: { testDrive: 'Book a Drive' },
    sortOptions: ['recommended', 'price_asc', 'price_desc'],
    cardButtons: ['details', 'testDrive', 'enquire'],
    vdpButtons: ['enquire', 'testDrive', 'finance', 'print'],
    enquireButtonText: 'Message Now',
    phoneMaskEnabled: true,
    compareEnabled: false,
    promoRandomPosition: [3, 5],
    viewerDefaultMode: 'gallery',
    commentsToggleStyle: 'button',
    financeProvider: 'Angle',
    financeDefaultTerm: 'lender',
    reserveCarTypes: ['new', 'demo'],
    printMode: 'pdf',
    instantMessageEnabled: true,
    vehicleDisclaimer: {
      text: rich`
Drive away prices are for private buyers in Queensland and include twelve months of registration, compulsory insurance, stamp duty and dealer delivery. Pictures may show another variant or options at extra cost. Details come from the maker and can change without notice; ask us before you order.
`,
    },
  },
}
