import { z } from 'zod'
import {
  inGroup,
  item,
  later,
  list,
  mapOf,
  multiSelect,
  number,
  numberRange,
  range,
  type Switch,
  select,
  text,
  toggle,
  webAddress,
} from './define.ts'

/** The eight lenders (document B, section 1). */
export const financeProviders = {
  Angle: 'Angle',
  Taurus: 'Taurus',
  '360 Finance': '360 Finance',
  'Nissan Finance': 'Nissan Finance',
  Manual: 'Manual',
  AusLoans: 'AusLoans',
  Powertorque: 'Powertorque',
  'Car Clarity': 'Car Clarity',
} as const

/** What is special about a lender: AUD, percent per year. */
const lender = item({
  establishmentFee: z.number().min(0).optional(),
  addedFee: z.number().min(0).optional(),
  rateRange: range.optional(),
  minPrice: z.number().min(0).optional(),
  comparisonRange: range.optional(),
  disclaimer: z.string().max(2000).optional(),
})

export type Lender = z.output<typeof lender>

const lenderDefaults: Record<string, Lender> = {
  Angle: { minPrice: 500, rateRange: [7.5, 14.5] },
  Taurus: { minPrice: 500, establishmentFee: 1300, comparisonRange: [8.38, 19.42] },
  '360 Finance': { addedFee: 1360.5 },
  'Nissan Finance': { minPrice: 500 },
  Manual: { minPrice: 500 },
  AusLoans: { rateRange: [5.99, 15.99] },
  Powertorque: { minPrice: 500, rateRange: [9.95, 19.95] },
  'Car Clarity': {},
}

const lenders = {
  title: 'Lenders',
  meaning: 'Fees, rates and limits of each lender.',
  shape: mapOf('provider', lender).refine(
    (entries) => Object.keys(entries).every((provider) => provider in financeProviders),
    'Only the eight known lenders can be set.',
  ),
  default: lenderDefaults,
  control: 'objects',
  fields: {
    provider: { title: 'Lender', control: 'select', options: financeProviders, required: true },
    establishmentFee: {
      title: 'Establishment fee',
      meaning: 'Dollars, added to the amount financed.',
      control: 'number',
    },
    addedFee: { title: 'Other fee', meaning: 'Dollars, added to the amount financed.', control: 'number' },
    rateRange: { title: 'Interest, lowest and highest', meaning: 'Percent per year.', control: 'numbers' },
    minPrice: {
      title: 'Price above',
      meaning: 'Vehicles at or below this price get no offer.',
      control: 'number',
    },
    comparisonRange: {
      title: 'Comparison rate, lowest and highest',
      meaning: 'Percent per year.',
      control: 'numbers',
    },
    disclaimer: { title: 'Disclaimer', control: 'longText' },
  },
} as const satisfies Switch

export const financeSwitches = inGroup('finance', {
  financeDisplayEnabled: toggle('Show finance', 'Finance buttons and the finance page.', true),
  financeProvider: later(select('Lender', 'Lender whose offers are shown.', financeProviders, 'Manual')),
  financeVehicleType: text(
    'Vehicle type in finance leads',
    'Sent with finance enquiries: Car, Truck, Caravan.',
    'Car',
  ),
  lenders: later(lenders),
  financeExcludedMakes: list('Makes without finance', 'Finance is never offered for these makes.', [
    'Suzuki',
  ]),
  financeExcludedDealerships: list(
    'Dealerships without finance',
    'Finance is never offered by these dealerships (short names).',
  ),
  lenderFinanceDisabled: later(toggle('No lender offers', 'Hides lender offers on the whole site.', false)),
  carClarityDisclaimer: later({
    title: 'Car Clarity disclaimer',
    meaning: 'Fixed text under every Car Clarity offer.',
    shape: z.string().max(2000),
    default: 'Estimate only. Finance is subject to approval by Car Clarity. Terms and conditions apply.',
    control: 'longText',
  } as const satisfies Switch),
  financeMinPrice: later(number('Calculator: lowest price', 'Dollars.', 1000)),
  financeMaxPrice: later(number('Calculator: highest price', 'Dollars.', 250000)),
  financeTermMax: later(number('Calculator: longest term', 'Years.', 7, 1, 10)),
  financeDefaultTerm: later({
    title: 'Calculator: term at the start',
    meaning: "Years, or the term of the lender's offer.",
    shape: z.preprocess(
      (value) => (value === '5' || value === '6' ? Number(value) : value),
      z.union([z.literal(5), z.literal(6), z.literal('lender')]),
    ),
    default: 5,
    control: 'select',
    options: { '5': '5 years', '6': '6 years', lender: 'As the lender offers' },
  } as const satisfies Switch),
  financeRateRange: later(
    numberRange('Calculator: interest', 'Lowest and highest rate, percent per year.', [0.5, 15]),
  ),
  financeDefaultRate: later(number('Calculator: rate at the start', 'Percent per year.', 8.5, 0, 100)),
  financeAmountFromVehicle: later(
    toggle("Calculator starts with the vehicle's price", 'Otherwise with $30,000.', true),
  ),
  financeRoundUp: later(toggle('Round repayments up', 'To whole dollars.', false)),
  brandFinanceFees: later({
    title: "Brand's finance fees",
    meaning: 'Fees named in the finance disclaimer.',
    shape: z.array(item({ name: z.string().min(1).max(80), amount: z.number().min(0) })).max(12),
    default: [],
    control: 'objects',
    fields: {
      name: { title: 'Fee', control: 'text', required: true },
      amount: { title: 'Dollars', control: 'number', required: true },
    },
  } as const satisfies Switch),
  financeLink: {
    title: 'Finance page',
    meaning: 'Where finance links lead: a path of this site or a web address.',
    shape: z
      .string()
      .regex(/^(\/(?!\/)|https?:\/\/)\S*$/, 'Write a path of this site or a full web address.'),
    default: '/finance',
    control: 'text',
  } as const satisfies Switch,
  personalisedFinance: toggle(
    'Personalised finance',
    'Finance buttons lead to the finance page of the vehicle.',
    false,
  ),
  financeFormTitle: text('Heading of the finance form', 'Stands above the form.', 'Contact Us'),
  financeTradeInMinPrice: number(
    'Trade-in from',
    'Lowest price in dollars at which trade-in is offered.',
    500,
  ),
  quoteEnabled: later(toggle('Live quotes', 'Weekly estimates come from the quote service.', false)),
  quoteMinPrice: later(number('Live quotes above', 'Dollars; vehicles at or below it get no quote.', 200)),
  quoteDefaultRate: later(number('Quote panel: rate at the start', 'Percent per year.', 10, 0, 100)),
})

const onlinePaymentUrl = {
  title: 'Online payment',
  meaning:
    'Payment page of your provider. What shoppers typed takes the place of {reference}, {amount}, {name} and {email}. Empty: no page /online-payment.',
  shape: z.union([z.literal(''), webAddress]),
  default: '',
  control: 'text',
} as const satisfies Switch

export const purchaseSwitches = inGroup('purchase', {
  onlinePaymentUrl,
  reserveEnabled: later(toggle('Reserve online', 'Shoppers can hold a vehicle with a deposit.', false)),
  reservePath: later(
    select(
      'Reserve address',
      'How the address of the reserve page ends.',
      { checkout: '/checkout', 'buy-online': '/buy-online' },
      'checkout',
    ),
  ),
  reserveCarTypes: later(
    multiSelect(
      'Reservable',
      'Kinds of vehicles that can be reserved.',
      { new: 'New', used: 'Used', demo: 'Demo' },
      ['used', 'demo'],
    ),
  ),
  reserveDepositDefault: later(
    number('Deposit', 'Dollars, where the vehicle has no deposit of its own.', 200),
  ),
  reserveHoldHours: later(number('Held for', 'Hours a reserved vehicle is held.', 48, 1, 720)),
  usedCarGuarantee: later(toggle('48 hour money back', 'Says that used cars have the guarantee.', false)),
  onlinePurchaseEnabled: later(toggle('Buy online', 'Switches the online purchase on.', false)),
  checkoutJourneyParam: later(
    select(
      'Vehicle in purchase links',
      'How links name the vehicle.',
      { id: 'By its number', slug: 'By its address' },
      'id',
    ),
  ),
})
