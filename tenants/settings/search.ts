import { z } from 'zod'
import {
  inGroup,
  item,
  later,
  list,
  multiSelect,
  number,
  numbers,
  pathText,
  type Switch,
  select,
  text,
  toggle,
} from './define.ts'

/** Every facet of the stock search (document A, section 3). */
export const facetKeys = {
  make: 'Make',
  make_model: 'Make and model',
  model: 'Model',
  body: 'Body',
  price: 'Price',
  year: 'Year',
  km: 'Kilometres',
  car_type: 'New, used or demo',
  fuel: 'Fuel',
  transmission: 'Transmission',
  drive: 'Drive',
  colour: 'Colour',
  seats: 'Seats',
  state: 'State',
  city: 'City',
  location_name: 'Location',
  dealership_name: 'Dealership',
  badge: 'Badge',
  certified: 'Certified',
  status: 'Status',
  tag: 'Tag',
  categories: 'Categories',
  item_type: 'Item type',
  subscription_price: 'Subscription price',
  price_range: 'Price range',
  weekly_price_range: 'Weekly price range',
  filtered_features: 'Features',
  created_at_timestamp: 'Date listed',
  place: 'Distance',
  body_style: 'Build (trucks, caravans, motorcycles)',
  gvm: 'GVM (trucks)',
  payload: 'Payload (trucks)',
  axles: 'Axles (trucks, caravans)',
  atm: 'ATM (caravans)',
  berths: 'Berths (caravans)',
  length: 'Length (trucks, caravans)',
  lams: 'LAMS (motorcycles)',
} as const

const priceSlider = {
  title: 'Price slider',
  meaning: 'Bounds and step of the budget and price sliders, in dollars.',
  shape: item({ min: z.number().min(0), max: z.number().positive(), step: z.number().positive() }),
  default: { min: 5000, max: 250000, step: 500 },
  control: 'object',
  fields: {
    min: { title: 'Lowest price', control: 'number', required: true },
    max: { title: 'Highest price', control: 'number', required: true },
    step: { title: 'Dollars a step', control: 'number', required: true },
  },
} as const satisfies Switch

export const searchSwitches = inGroup('search', {
  searchPath: pathText(
    'Stock search',
    'Where stock links and the home page search lead.',
    '/search/new-used-and-demo-cars',
  ),
  searchFacets: multiSelect('Filters', 'Filters of the stock search, in their order.', facetKeys, [
    'make',
    'model',
    'body',
    'price',
    'year',
    'km',
    'car_type',
    'fuel',
    'transmission',
    'drive',
    'colour',
    'seats',
    'state',
    'location_name',
    'place',
  ]),
  searchFilter: text(
    'Stock limit',
    "Limits the site's stock, for example dealership_slug:alpha. Empty lists all of it.",
    '',
  ),
  manufacturerFilter: list('Makes listed', 'Limits the stock to these makes. Empty lists all makes.'),
  hitsPerPage: number('Vehicles per page', 'Vehicles on one page of results.', 21, 1, 100),
  searchCacheSize: number(
    'Searches kept',
    "Results kept in the shopper's browser, so that going back is instant.",
    10,
    0,
    100,
  ),
  includeSoldDays: number(
    'Sold vehicles shown for',
    'Days a sold vehicle stays listed. 0 hides sold vehicles at once.',
    3,
    0,
    60,
  ),
  stockAgeMinDays: number(
    'Hold back fresh stock',
    'Days before a new arrival is listed. 0 lists it at once.',
    0,
    0,
    14,
  ),
  emptyResultVariant: select(
    'No results text',
    'What the stock search says when nothing matches.',
    { placeholder: 'No Results Available', search: 'Search help with Clear Filters' },
    'placeholder',
  ),
  usedLabel: text('Word for used', 'Name of used vehicles in filters, for example Pre-Owned.', 'Used'),
  seriesOrder: list('Order of series', 'Series that come first in the model filter, in this order.'),
  groupPopularMakes: toggle(
    'Popular makes first',
    'Lists the first 20 makes as Popular, the rest under All.',
    false,
  ),
  certifiedOnlyFacet: toggle('Certified filter shows yes only', 'Hides the "not certified" choice.', false),
  priceSlider,
})

export const sortSwitches = inGroup('sort', {
  sortOptions: multiSelect(
    'Sort options',
    'Choices of the sort list, in their order. The first is the default.',
    {
      recommended: 'Recommended',
      price_asc: 'Price: low to high',
      price_desc: 'Price: high to low',
      km_asc: 'Kilometres: low to high',
      year_desc: 'Year: newest first',
      newest: 'Newest listed',
    },
    ['recommended', 'price_asc', 'price_desc', 'km_asc', 'year_desc', 'newest'],
  ),
  priceAscExcludesZero: toggle(
    'Leave out vehicles without price',
    'When sorting from the lowest price.',
    false,
  ),
})

export const visitorSwitches = inGroup('visitors', {
  favouritesMode: select(
    'Favourites',
    'How shoppers keep vehicles.',
    { off: 'Not at all', local: 'Hearts, kept in the browser', watchlist: 'Watchlist, after sign-in' },
    'local',
  ),
  compareEnabled: toggle('Compare vehicles', 'Shows the compare control and the compare page.', true),
  favouritesStrict: toggle(
    'Favourites need price and picture',
    'Hides the heart on vehicles without price or pictures.',
    false,
  ),
  favouritesUsedOnly: toggle('Favourites for used only', 'Hides the heart on new and demo vehicles.', false),
  watchlistPath: later(pathText('Watchlist page', 'Address of the watchlist.', '/watchlist')),
  garageEnabled: later(
    toggle('Garage', 'Gives signed-in shoppers a page with saved and viewed vehicles.', false),
  ),
  garagePath: later(
    select(
      'Garage page',
      'Address of the garage.',
      {
        '/my-garage': '/my-garage',
        '/mymotorama': '/mymotorama',
        '/mybigboxcars': '/mybigboxcars',
        '/myblinkr': '/myblinkr',
        '/myservco': '/myservco',
      },
      '/my-garage',
    ),
  ),
  gateCheckout: later(toggle('Sign-in before checkout', 'Shoppers sign in before they buy online.', false)),
  gateFinance: later(
    toggle('Sign-in before finance', 'Shoppers sign in before the finance application.', false),
  ),
  gateSpinToWin: later(toggle('Sign-in before Spin to Win', 'Shoppers sign in before they spin.', false)),
  gateCarFinance: later(
    toggle('Sign-in before finance for a car', 'Shoppers sign in before the finance page of a car.', false),
  ),
  gateTradeIn: later(
    toggle('Sign-in before trade-in', 'Shoppers sign in before the trade-in valuation.', false),
  ),
})

export const cardSwitches = inGroup('cards', {
  cardButtons: multiSelect(
    'Card buttons',
    'Buttons on vehicle cards, in their order.',
    {
      details: 'Details',
      testDrive: 'Test drive',
      finance: 'Finance',
      reserve: 'Reserve',
      tradeIn: 'Trade in',
      onlinePurchase: 'Online purchase',
      enquire: 'Enquire',
      custom: 'Own button',
    },
    ['details', 'testDrive', 'finance', 'reserve', 'tradeIn', 'onlinePurchase', 'enquire'],
  ),
  customCardButton: {
    title: 'Own card button',
    meaning: 'A button of your own on every card.',
    shape: item({
      label: z.string().min(1).max(40),
      url: z.string().regex(/^(\/(?!\/)|https?:\/\/)\S*$/),
    }).nullable(),
    default: null,
    control: 'object',
    fields: {
      label: { title: 'Text', control: 'text', required: true },
      url: {
        title: 'Address',
        meaning: 'A path of this site or a web address.',
        control: 'text',
        required: true,
      },
    },
  } as const satisfies Switch,
  showViewsCount: toggle('Show views', 'Shows how often a vehicle was looked at.', false),
  noPriceText: text(
    'Words where there is no price',
    'Stands where a vehicle has no price.',
    'Enquire for price.',
  ),
  enquireButtonText: text(
    'Enquiry button',
    'Text of the enquiry button, for example Message Now.',
    'Enquire Now',
  ),
  soldTagText: text('Sold tag', 'Text on sold vehicles.', 'JUST SOLD'),
  certifiedLogoMakes: list(
    'Makes with certified logo',
    "Certified vehicles of these makes carry the maker's logo.",
  ),
  justArrivedDays: number('Just arrived for', 'Days a vehicle carries the arrival tag.', 8, 0, 90),
  justArrivedLabel: text('Arrival tag', 'Text of the arrival tag, for example New Arrival.', 'New'),
  priceQuickPicks: numbers(
    'Price quick picks',
    'Prices offered as buttons, in dollars.',
    [5000, 10000, 20000, 30000, 50000, 70000],
  ),
})
