import { picture, type SiteInput } from '../compose.ts'
import { theme } from './theme.ts'

export const site: SiteInput = {
  siteSlug: 'southside-chery',
  name: 'Southside Chery',
  tagline: 'Chery for Brisbane’s south side.',
  brand: 'chery',
  phone: '(07) 5550 1180',
  email: 'hello@southsidechery.example',
  address: { street: '3412 Pacific Highway', suburb: 'Springwood', state: 'QLD', postcode: '4127' },
  legal: [
    'Southside Automotive Pty Ltd · ABN 37 000 555 118 · Queensland motor dealer licence 4055518',
    'We acknowledge the Yugambeh and Yuggera peoples, the Traditional Custodians of the land on which we work, and pay our respects to Elders past and present.',
  ].join('\n'),
  timeZone: 'Australia/Brisbane',
  logo: picture('logo.svg', 'Southside Chery'),
  logoOnDark: picture('logo-on-dark.svg', 'Southside Chery'),
  favicon: picture('favicon.svg', 'Southside Chery'),
  theme,
  settings: {
    templateName: 'single-brand',
    socialLinks: [
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'Instagram', url: 'https://www.instagram.com/' },
    ],
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
  },
}
