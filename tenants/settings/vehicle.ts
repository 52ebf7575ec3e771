import { z } from 'zod'
import {
  addressText,
  inGroup,
  item,
  multiSelect,
  number,
  type Switch,
  select,
  text,
  toggle,
} from './define.ts'
import { vehicleTextSwitches } from './vehicle-texts.ts'

const vdpSections = multiSelect(
  'Sections',
  'Sections of the vehicle page, in their order; one that is not in the list is left out.',
  {
    breadcrumb: 'Breadcrumb',
    viewer: 'Picture and 360 viewer',
    keyInformation: 'Key information',
    specifications: 'Specifications',
    dealerComments: 'Dealer comments',
    whatsIncluded: "What's included",
    whyBuyFromUs: 'Why buy from us',
    reserveOnline: 'Reserve online',
    protectYourCar: 'Protect your car',
    features: 'Features',
    video: 'Video',
    financeCalculator: 'Finance calculator',
    priceComparison: 'Price comparison',
    similarCars: 'Similar cars',
    disclaimer: 'Disclaimer',
  },
  [
    'breadcrumb',
    'viewer',
    'keyInformation',
    'specifications',
    'dealerComments',
    'whatsIncluded',
    'whyBuyFromUs',
    'reserveOnline',
    'protectYourCar',
    'features',
    'video',
    'financeCalculator',
    'priceComparison',
    'similarCars',
    'disclaimer',
  ],
)

const phone = z.string().max(24).optional()

export const vehicleSwitches = inGroup('vehicle', {
  vdpSections,
  ...vehicleTextSwitches,
  vdpButtons: multiSelect(
    'Buttons',
    'Buttons beside the vehicle, in their order.',
    {
      enquire: 'Enquire',
      testDrive: 'Test drive',
      finance: 'Finance',
      reserve: 'Reserve',
      tradeIn: 'Trade in',
      onlinePurchase: 'Online purchase',
      history: 'History report',
      print: 'Print',
    },
    ['enquire', 'testDrive', 'finance', 'reserve', 'tradeIn', 'onlinePurchase', 'history', 'print'],
  ),
  stickyHeaderEnabled: toggle('Sticky vehicle header', 'Keeps name and price in view while scrolling.', true),
  stickyHeaderThresholdPx: number(
    'Sticky header from',
    'Pixels scrolled before the vehicle header appears.',
    500,
    0,
    5000,
  ),
  stickyBarThresholdPx: number(
    'Sticky bar from',
    'Pixels scrolled on a phone before the bar with the buttons takes its opened style.',
    900,
    0,
    5000,
  ),
  viewerDefaultMode: select(
    'Viewer opens with',
    'What the shopper sees first.',
    { spinner: '360 view', gallery: 'Pictures' },
    'spinner',
  ),
  spinnerAutoRotate: toggle('360 view turns by itself', 'Until the shopper touches it.', true),
  spinnerIntervalMs: number('360 view speed', 'Milliseconds between two pictures.', 100, 20, 2000),
  spinnerSensitivityPx: number('360 view drag', 'Pixels dragged for one picture.', 20, 1, 200),
  galleryVideoPosition: select(
    'Video in the pictures',
    'Where the video stands among the pictures.',
    { start: 'First', second: 'Second', middle: 'In the middle', end: 'Last' },
    'second',
  ),
  commentsToggleStyle: select(
    'Dealer comments open by',
    'How long comments are opened.',
    { inline: 'more / less', button: 'Show More / Show Less' },
    'inline',
  ),
  engineSizeUnit: select(
    'Engine size in',
    'Unit of the engine size.',
    { cc: 'Cubic centimetres', litres: 'Litres' },
    'cc',
  ),
  showUnregistered: toggle('Say Unregistered', 'Where the registration has run out.', false),
  deliveryEnabled: toggle(
    'Delivery calculator',
    'Lets shoppers ask the price of delivery by postcode, once there are delivery prices.',
    true,
  ),
  plugins: {
    title: 'Plug-ins',
    meaning: 'Extra features of the vehicle page: Autogauge, Car Analysis, PPSR Report.',
    shape: z
      .array(item({ feature: z.string().max(60).optional(), name: z.string().max(60).optional() }))
      .max(20),
    default: [{ name: 'Autogauge' }],
    control: 'objects',
    fields: {
      name: { title: 'Name', control: 'text' },
      feature: { title: 'Feature', control: 'text' },
    },
  } as const satisfies Switch,
  autogaugeBaseUrl: addressText(
    'Price gauge service',
    'Address of the price gauge, where an outside one is used; the address of the vehicle is added to it.',
  ),
  printMode: select(
    'Print',
    'What the print button does.',
    { page: 'Opens a page to print', pdf: 'Downloads a PDF' },
    'page',
  ),
  instantMessageEnabled: toggle('Instant message', 'Puts chat in place of Enquire on phones.', false),
  chatProvider: text(
    'Chat service',
    'builtin: a short form beside the page, which is a lead. Or the address of your chat, in which {slug} stands for the vehicle.',
    'builtin',
  ),
  phoneNumbers: {
    title: 'Phone numbers',
    meaning: 'Number of the call button: one for all, or one each for new, used and demo.',
    shape: item({ override: phone, new: phone, used: phone, demo: phone }),
    default: {},
    control: 'object',
    fields: {
      override: { title: 'All vehicles', control: 'text' },
      new: { title: 'New', control: 'text' },
      used: { title: 'Used', control: 'text' },
      demo: { title: 'Demo', control: 'text' },
    },
  } as const satisfies Switch,
  phoneMaskEnabled: toggle(
    'Hide phone number until clicked',
    'The shopper clicks to see the whole number of a vehicle, and you get a lead of it.',
    false,
  ),
})
