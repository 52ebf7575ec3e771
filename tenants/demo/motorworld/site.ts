import { picture, type SiteInput } from '../compose.ts'
import { privacyStatement } from './privacy-statement.ts'
import { theme } from './theme.ts'
import { vehicleTexts } from './vehicle-texts.ts'

export const site: SiteInput = {
  siteSlug: 'motorworld',
  name: 'Motorworld',
  tagline: 'Every brand you are comparing, in one group.',
  phone: '1300 975 707',
  email: 'hello@motorworld.example',
  address: { street: '88 Breakfast Creek Road', suburb: 'Newstead', state: 'QLD', postcode: '4006' },
  hours: {
    0: ['10:00', '17:00'],
    1: ['08:00', '18:00'],
    2: ['08:00', '18:00'],
    3: ['08:00', '18:00'],
    4: ['08:00', '18:00'],
    5: ['08:00', '18:00'],
    6: ['08:00', '18:00'],
  },
  legal: [
    'Motorworld Pty Ltd · ABN 51 000 555 010 · Queensland motor dealer licence 4055501',
    'We acknowledge the Turrbal and Jagera peoples, the Traditional Custodians of the land on which we work, and pay our respects to Elders past and present.',
  ].join('\n'),
  timeZone: 'Australia/Brisbane',
  logo: picture('logo.svg', 'Motorworld'),
  logoOnDark: picture('logo-on-dark.svg', 'Motorworld'),
  favicon: picture('favicon.svg', 'Motorworld'),
  socialImage: picture('showroom-suv.webp', 'SUV in a bright showroom'),
  theme,
  settings: {
    spinToWinEnabled: true,
    onlinePaymentUrl: 'https://example.com/?reference={reference}&amount={amount}',
    templateName: 'group',
    vehicleKinds: ['car', 'motorcycle', 'truck'],
    statsBanner: [
      { number: '50+', text: 'locations' },
      { number: '40+', text: 'brands' },
      { number: '30+', text: 'years' },
    ],
    socialLinks: [
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'Instagram', url: 'https://www.instagram.com/' },
      { name: 'YouTube', url: 'https://www.youtube.com/' },
      { name: 'TikTok', url: 'https://www.tiktok.com/' },
    ],
    announcementBar: {
      text: 'Service at Newstead is open on Saturdays, 8 am to noon.',
      link: { label: 'Book a service', destination: 'service' },
    },
    privacyStatement,
    ...vehicleTexts,
    warrantyKind: 'brand5',
    warrantyTexts: {
      kia: 'New Kia vehicles are covered by a 7 year warranty from their maker.',
      mg: 'New MG vehicles are covered by a 7 year warranty from their maker.',
      chery: 'New Chery vehicles are covered by a 7 year warranty from their maker.',
    },
    justArrivedLabel: 'New Arrival',
    financeProvider: 'Taurus',
    quoteEnabled: true,
    favouritesMode: 'local',
    usedCarGuarantee: true,
    garageEnabled: true,
    plugins: [{ name: 'Autogauge' }, { name: 'PPSR Report' }, { name: 'Car Analysis' }],
    additionalServices: ['Finance quote', 'Trade-in valuation', 'Insurance quote'],
  },
}
