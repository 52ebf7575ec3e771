import type { Locator } from '@playwright/test'

/** One field as a screen reader names it, and what is put into it: text, the words of a choice, `on` for a box. */
export type Entry = readonly [
  role: 'textbox' | 'combobox' | 'spinbutton' | 'checkbox' | 'radio' | 'group' | 'dateTime',
  name: string,
  value: string,
]

/** How a shopper goes through one form. */
export interface Walk {
  kind: string
  /** Where it stands; `{car}` is the id of the car in stock. */
  path: string
  category: string
  submit: string
  /** Fields that say what is missing when the first step is sent empty, each with its message. */
  wrong: readonly Entry[]
  /** What is filled in, by step, in the order in which Tab goes through it. */
  steps: readonly (readonly Entry[])[]
  /** What the dealer gets. */
  lead: Readonly<Record<string, unknown>>
}

export const soon = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)

const contact: Entry[] = [
  ['textbox', 'Name', 'Ada Lovelace'],
  ['textbox', 'Email', 'ada@mail.example'],
  ['textbox', 'Phone', '0491 570 156'],
]
const noContact: Entry[] = [
  ['textbox', 'Name', 'Name is required.'],
  ['textbox', 'Email', 'Email is required.'],
  ['textbox', 'Phone', 'Phone is required.'],
]
const dealership: Entry = ['combobox', 'Preferred Dealership', 'Corner Motors South']
const noDealership: Entry = ['combobox', 'Preferred Dealership', 'Please choose a dealership.']
const noPostcode: Entry = ['textbox', 'Postcode', 'Invalid postcode. Please enter a 4-digit number.']
const comments = (name: string): Entry => ['textbox', name, 'Please ring after five.']
const told = { name: 'Ada Lovelace', email: 'ada@mail.example', phone: '0491 570 156' }
const message = 'Please ring after five.'

export const walks: readonly Walk[] = [
  {
    kind: 'general',
    path: '/contact-us',
    category: 'Service',
    submit: 'Send enquiry',
    wrong: [
      ...noContact,
      ['combobox', 'Location', 'Please choose a location.'],
      noDealership,
      ['textbox', 'Comments', 'Please write a comment.'],
    ],
    steps: [
      [
        ...contact,
        ['combobox', 'Category', 'Service'],
        ['combobox', 'Location', 'Corner Motors North'],
        dealership,
        ['textbox', 'Rego (optional)', 'abc-123'],
        comments('Comments'),
        ['checkbox', 'I agree to the terms of use.', 'on'],
      ],
    ],
    lead: { ...told, location: 'north', Rego: 'ABC123', message, terms_conditions: true, opt_in: true },
  },
  {
    kind: 'vehicle',
    path: '/enquire?car_id={car}',
    category: 'Vehicle Enquiry',
    submit: 'Send enquiry',
    wrong: noContact,
    steps: [[...contact, comments('Comments')]],
    lead: { ...told, message, stock_number: 'car-used', dealership_slug: 'corner-north' },
  },
  {
    kind: 'testDrive',
    path: '/book-test-drive?car_id={car}',
    category: 'Test Drive',
    submit: 'Book test drive',
    wrong: noContact,
    steps: [
      [
        ...contact,
        ['dateTime', 'Test Drive Booking Date (optional)', `${soon}T10:00`],
        comments('Comments (optional)'),
      ],
    ],
    lead: { ...told, message, dateTime: `${soon}T00:00:00.000Z`, stock_number: 'car-used' },
  },
  {
    kind: 'photos',
    path: '/request-photos?car_id={car}',
    category: 'Request Photos',
    submit: 'Request photos',
    wrong: noContact,
    steps: [[...contact, comments('Comments (optional)')]],
    lead: { ...told, message, 'Request Photos': 'Please send photos for this car', stock_number: 'car-used' },
  },
  {
    kind: 'parts',
    path: '/vehicle-parts-and-accessories',
    category: 'Parts',
    submit: 'Send order',
    wrong: [...noContact, noDealership],
    steps: [
      [...contact, dealership],
      [
        ['textbox', 'Rego (optional)', 'abc-123'],
        ['textbox', 'VIN (optional)', 'jtnk4rbe603012345'],
      ],
      [
        ['textbox', 'Part# (optional)', '85222'],
        ['textbox', 'Order Detail', 'Wiper blades'],
      ],
    ],
    lead: {
      ...told,
      Rego: 'ABC123',
      VIN: 'JTNK4RBE603012345',
      'Part#': '85222',
      'Order Detail': 'Wiper blades',
    },
  },
  {
    kind: 'finance',
    path: '/finance?vehiclePriceBudget=25990',
    category: 'Finance Enquiry',
    submit: 'Send enquiry',
    wrong: [
      ['textbox', 'First name', 'First name is required.'],
      ['textbox', 'Last name', 'Last name is required.'],
      ...noContact.slice(1),
      noPostcode,
      noDealership,
    ],
    steps: [
      [
        ['textbox', 'First name', 'Ada'],
        ['textbox', 'Last name', 'Lovelace'],
        ...contact.slice(1),
        ['textbox', 'Postcode', '4127'],
        ['combobox', 'Vehicle type', 'Truck'],
        dealership,
        ['textbox', 'Price of the vehicle (optional)', '31500'],
        comments('Comments (optional)'),
      ],
    ],
    lead: {
      name: 'Ada',
      last_name: 'Lovelace',
      postcode: '4127',
      vehicle_type: 'Truck',
      price: 31_500,
      message,
    },
  },
  {
    kind: 'registerInterest',
    path: '/register-interest?model=omoda-5',
    category: 'Register Interest',
    submit: 'Register interest',
    wrong: [...noContact, noPostcode, noDealership],
    steps: [[...contact, ['textbox', 'Postcode', '4127'], dealership, comments('Comments (optional)')]],
    lead: { ...told, postcode: '4127', dealership_slug: 'corner-south', model: 'omoda-5', message },
  },
  {
    kind: 'custom',
    path: '/fleet',
    category: 'Fleet',
    submit: 'Ask for prices',
    wrong: [
      ['group', 'How many vehicles?', 'How many vehicles? is required.'],
      ['group', 'What for?', 'What for? is required.'],
    ],
    steps: [
      [
        ['radio', '5 or more', 'on'],
        ['textbox', 'Who looks after them?', 'Grace'],
        ['spinbutton', 'Seats (optional)', '15'],
        ['checkbox', 'Towing', 'on'],
      ],
      contact,
    ],
    lead: { ...told, Fleet: '5 or more', Manager: 'Grace', Seats: 15, Use: ['Towing'] },
  },
]

const field = (name: string, label: string, type: string, more: object = {}) => ({
  ...{ _type: 'formField', _key: name, name, label, type },
  ...more,
})
const required = true

/** The form that a marketer has built, as the Studio stores it. */
export const fleetForm = {
  ...{ title: 'Fleet', category: 'Fleet', submit: 'Ask for prices', thanks: 'Our fleet desk writes back.' },
  steps: [
    {
      _key: 'a',
      title: 'Your fleet',
      fields: [
        field('Fleet', 'How many vehicles?', 'radio', { required, choices: ['1 to 4', '5 or more'] }),
        field('Manager', 'Who looks after them?', 'text', {
          required,
          when: { field: 'Fleet', is: ['5 or more'] },
        }),
        field('Seats', 'Seats', 'number', { min: 10, max: 20, step: 5 }),
        field('Use', 'What for?', 'checkboxes', { required, choices: ['Towing', 'Deliveries'] }),
      ],
    },
    {
      _key: 'b',
      title: 'About you',
      fields: [
        field('name', 'Name', 'text', { required }),
        field('email', 'Email', 'email', { required }),
        field('phone', 'Phone', 'phone', { required }),
      ],
    },
  ],
}

/** The field of an entry. Browsers give a date with its time no role. */
export const placeOf = (form: Locator, [role, name]: Entry) =>
  role === 'dateTime' ? form.getByLabel(name, { exact: true }) : form.getByRole(role, { name, exact: true })
