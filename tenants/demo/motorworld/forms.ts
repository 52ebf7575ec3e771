import type { FormInput } from '../compose.ts'

const size = ['1 to 4', '5 to 19', '20 or more']

export const forms: FormInput[] = [
  {
    key: 'fleet',
    title: 'Fleet enquiry',
    category: 'Fleet',
    heading: 'Tell us about your fleet',
    intro: 'Two short steps. Our fleet desk reads them and writes back with cars and prices.',
    submit: 'Ask for a fleet price',
    thanks: 'Our fleet desk has your answers. It writes back with cars and prices that fit them.',
    steps: [
      {
        title: 'Your fleet',
        fields: [
          { name: 'Company', label: 'Company', type: 'text', required: true, half: true },
          { name: 'postcode', label: 'Postcode', type: 'postcode', required: true, half: true },
          {
            name: 'Fleet size',
            label: 'How many vehicles do you run?',
            type: 'radio',
            required: true,
            choices: size,
          },
          {
            name: 'Leased',
            label: 'How do you pay for them?',
            type: 'select',
            choices: ['Lease', 'Chattel mortgage', 'We buy them'],
            when: { field: 'Fleet size', is: size.slice(1) },
            half: true,
          },
          {
            name: 'odometer',
            label: 'Kilometres a vehicle does a year',
            type: 'odometer',
            quickPicks: [15_000, 25_000, 40_000],
          },
        ],
      },
      {
        title: 'About you',
        fields: [
          { name: 'name', label: 'Name', type: 'text', required: true },
          { name: 'email', label: 'Email', type: 'email', required: true, half: true },
          { name: 'phone', label: 'Phone', type: 'phone', required: true, half: true },
          {
            name: 'location_id',
            label: 'Which showroom suits you?',
            type: 'location',
            half: true,
          },
          { name: 'message', label: 'What are you looking for?', type: 'textarea' },
        ],
      },
    ],
  },
]
