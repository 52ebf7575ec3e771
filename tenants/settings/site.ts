import { z } from 'zod'
import {
  addressText,
  inGroup,
  item,
  later,
  list,
  mapOf,
  multiSelect,
  pathText,
  type Switch,
  text,
} from './define.ts'
import { defaultFooterMenu, defaultHeaderMenu, menuProjection, menuShape } from './menu.ts'

const siteSlug = {
  title: 'Site key',
  meaning: 'Short name of the site in lower case; its address begins with it. It never changes.',
  shape: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens.')
    .max(60),
  control: 'text',
} as const satisfies Switch

export const siteSwitches = inGroup('site', {
  siteSlug,
  templateName: text('Template', 'Set of page templates and defaults the site starts from.', 'default'),
  vehicleKinds: multiSelect(
    'Vehicle kinds',
    'Kinds of stock the site lists.',
    { car: 'Cars', truck: 'Trucks', motorcycle: 'Motorcycles', caravan: 'Caravans' },
    ['car'],
  ),
  brands: list(
    'Brands',
    'Brands in menus and logo lists, by their short name. Empty shows all brands of the site.',
  ),
  labels: {
    title: 'Standard wording',
    meaning: 'Replaces standard wording, such as "Test Drive" on buttons.',
    shape: mapOf('key', z.string().max(120), 'text'),
    default: {},
    control: 'objects',
    fields: {
      key: {
        title: 'What it stands on',
        meaning:
          'A button (details, testDrive, finance, tradeIn, history, findSimilar, instantMessage), a filter (fuel), an order (price_asc), a tag (reservedTag, certifiedTag, comingSoonTag), or cars.',
        control: 'text',
        required: true,
      },
      text: { title: 'Text shown', control: 'text', required: true },
    },
  } as const satisfies Switch,
  contactPath: pathText('Contact page', 'Where every "Contact Us" link leads.', '/contact-us'),
  serviceBookingUrl: addressText(
    'Service booking frame',
    'Address of the booking frame on the service page.',
  ),
  externalServicePage: addressText(
    'External service page',
    'Where service links lead instead of /service, if set.',
  ),
  blogExtraCategories: later(
    list('Extra blog categories', 'Categories shown on the blog besides the standard ones.'),
  ),
  warrantyKind: {
    title: 'Warranty',
    meaning: 'Which warranty text new cars carry.',
    shape: z.enum(['standard3', 'brand5', 'brand7', 'cappedPrice7']),
    default: 'standard3',
    control: 'select',
    options: {
      standard3: '3 year standard warranty',
      brand5: '5 year brand warranty',
      brand7: '7 year brand warranty',
      cappedPrice7: '7 year capped price servicing',
    },
  } as const satisfies Switch,
  warrantyTexts: {
    title: 'Warranty texts',
    meaning: 'Own warranty text for a brand, by its short name.',
    shape: mapOf('brand', z.string().max(2000), 'text'),
    default: {},
    control: 'objects',
    fields: {
      brand: { title: 'Brand', meaning: 'Its short name, for example kia.', control: 'text', required: true },
      text: { title: 'Text', control: 'longText', required: true },
    },
  } as const satisfies Switch,
  mediaBaseUrl: addressText(
    'Picture host',
    'A picture network that fetches from /media of this site, for example https://pictures.example.com/media.',
    '/media',
  ),
})

export const headerSwitches = inGroup('header', {
  headerMenu: {
    title: 'Header menu',
    meaning: 'Entries of the header, edited under Navigation.',
    shape: menuShape,
    default: defaultHeaderMenu,
    control: 'menu',
    projection: menuProjection,
  } as const satisfies Switch,
})

export const footerSwitches = inGroup('footer', {
  footerMenu: {
    title: 'Footer menu',
    meaning: 'Entries of the footer, edited under Navigation.',
    shape: menuShape,
    default: defaultFooterMenu,
    control: 'menu',
    projection: menuProjection,
  } as const satisfies Switch,
  socialLinks: {
    title: 'Social links',
    meaning: 'Social pages linked in the footer, in this order.',
    shape: z.array(item({ name: z.string().min(1).max(40), url: z.url({ protocol: /^https?$/ }) })).max(12),
    default: [],
    control: 'objects',
    fields: {
      name: { title: 'Network', meaning: 'For example Facebook.', control: 'text', required: true },
      url: { title: 'Web address', control: 'text', required: true },
    },
  } as const satisfies Switch,
})
