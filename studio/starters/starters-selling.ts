import { block, link, rich } from '../../tenants/demo/compose.ts'
import type { PageStarter } from './starter.ts'

/** Pages that sell cars. */
export const selling: PageStarter[] = [
  {
    id: 'home',
    name: 'Home page',
    description: 'Search, stock, offers and brands: the front door of a site.',
    title: 'Home',
    path: '/',
    summary: 'New, used and demonstrator cars, finance and servicing at {site} in {suburb}.',
    blocks: [
      block('hero', {
        ground: 'dark',
        heading: 'Your next car is at {site}.',
        text: 'New, used and demonstrator cars in {suburb}, ready to drive away.',
        actions: [link.to('stockSearch', 'See all cars'), link.to('contact', 'Contact us')],
        showSearch: true,
      }),
      block('featureBanner', {}),
      block('vehicleCarousel', { heading: 'Just arrived', sort: 'newest' }),
      block('promoTiles', { tone: 'muted', heading: 'This month', showTradeIn: true }),
      block('popularMakes', { heading: 'Browse by make' }),
      block('statsBanner', {}),
      block('callToAction', {
        tone: 'brand',
        heading: 'Ask us anything.',
        text: 'Call, write or drop in. A person answers.',
        actions: [link.to('contact', 'Contact us'), link.to('phone', 'Call now')],
      }),
    ],
  },
  {
    id: 'campaign',
    name: 'Campaign',
    description: 'One message, the cars it is about and one next step: where an advertisement leads.',
    title: 'End of year sale',
    path: '/end-of-year-sale',
    summary: 'The end of year sale at {site}: the cars, the dates and how to reserve one.',
    blocks: [
      block('hero', {
        layout: 'statement',
        eyebrow: 'Until 31 December',
        heading: 'The end of year sale.',
        text: 'Say in one sentence what people get and until when.',
        actions: [link.to('stockSearch', 'See the cars'), link.to('phone', 'Call now')],
      }),
      block('vehicleCarousel', { heading: 'Cars in the sale', sort: 'price_asc', layout: 'grid' }),
      block('featureBanner', {
        tone: 'muted',
        heading: 'Why now',
        features: [
          { icon: 'tag', title: 'Marked down', text: 'The price on the windscreen is the price you pay.' },
          { icon: 'time', title: 'Ready to go', text: 'Every car in the sale is here and registered.' },
          { icon: 'sell', title: 'Trade in', text: 'Bring your car and leave with a written figure.' },
        ],
      }),
      block('faqAccordion', {
        heading: 'The small print, in plain words',
        questions: [
          { question: 'Which cars are in the sale?', answer: 'Those on this page, while they are in stock.' },
          {
            question: 'When does it end?',
            answer: 'Write the last day here, and set it on the page’s promos too.',
          },
        ],
      }),
      block('callToAction', {
        layout: 'panel',
        heading: 'Book a drive before it is gone.',
        actions: [link.to('contact', 'Book a test drive'), link.to('phone', 'Call now')],
      }),
    ],
  },
  {
    id: 'offer',
    name: 'Offers',
    description: 'Every special offer of the site with filters, and how to take one up.',
    title: 'Offers',
    path: '/offers-this-month',
    summary: 'Current offers on new and used cars, service and accessories at {site}.',
    blocks: [
      block('breadcrumbs', {}),
      block('hero', {
        layout: 'statement',
        heading: 'Real prices, real dates.',
        text: 'What is on at {site} this month.',
      }),
      block('offerSearch', { heading: 'Offers' }),
      block('promoTiles', { tone: 'muted', heading: 'Also on' }),
      block('callToAction', {
        heading: 'Seen one you like?',
        text: 'Tell us which, and we hold it for you until tomorrow.',
        actions: [link.to('contact', 'Ask about an offer'), link.to('phone', 'Call now')],
      }),
    ],
  },
  {
    id: 'brand',
    name: 'Brand',
    description: 'One make: who it is, what is in stock, offers and warranty.',
    title: 'Our brand',
    path: '/our-brand',
    summary: 'New and used cars of the brand at {site} in {suburb}: stock, offers, warranty and service.',
    blocks: [
      block('breadcrumbs', {}),
      block('brandIntro', { heading: 'New and used {brand} at {site}' }),
      block('vehicleCarousel', { heading: 'In stock now', sort: 'newest' }),
      block('featureBanner', {
        tone: 'muted',
        heading: 'Everything in one place',
        features: [
          { icon: 'car', title: 'Drive one', text: 'An hour on the road, or overnight.' },
          { icon: 'service', title: 'Factory service', text: 'Our technicians are trained by the maker.' },
          { icon: 'key', title: 'Genuine parts', text: 'On the shelf, or here tomorrow.' },
        ],
      }),
      block('warranty', { heading: 'Covered for the long run' }),
      block('callToAction', {
        layout: 'panel',
        heading: 'See it, sit in it, drive it.',
        actions: [link.to('contact', 'Book a test drive'), link.to('stockSearch', 'See all cars')],
      }),
    ],
  },
  {
    id: 'model',
    name: 'Model',
    description: 'One model: what it is like, its figures and the ones you have.',
    title: 'New model',
    path: '/new-model',
    summary: 'The new model at {site}: what it is like, specifications and cars in stock.',
    blocks: [
      block('breadcrumbs', {}),
      block('hero', {
        ground: 'dark',
        eyebrow: 'New at {site}',
        heading: 'The name of the model.',
        text: 'What it does better than the one before, in one sentence.',
        actions: [link.to('contact', 'Book a test drive'), link.to('stockSearch', 'See it in stock')],
      }),
      block('textSection', {
        heading: 'What it is like',
        body: rich`
Write what you would say on the first lap around the car: the room, the drive, the part people ask about.

- The first thing people notice
- The thing they only notice after a week
- Who it suits
`,
      }),
      block('specTable', {
        heading: 'Figures',
        firstColumn: 'Specification',
        columns: ['Entry', 'Top'],
        rows: [
          { _type: 'specGroup', title: 'Engine' },
          { _type: 'specRow', label: 'Power', values: ['–', '–'] },
          { _type: 'specRow', label: 'Fuel, combined', values: ['–', '–'] },
          { _type: 'specGroup', title: 'Practical' },
          { _type: 'specRow', label: 'Braked towing', values: ['–', '–'] },
          { _type: 'specRow', label: 'Seats', values: ['–', '–'] },
        ],
        note: 'Manufacturer’s figures. Replace the dashes before you publish.',
      }),
      block('vehicleCarousel', { tone: 'muted', heading: 'Here now', sort: 'newest' }),
      block('callToAction', {
        heading: 'Have it for a day.',
        text: 'Tell us when. We keep one ready.',
        actions: [link.to('contact', 'Book a test drive')],
      }),
    ],
  },
  {
    id: 'trade-in',
    name: 'Sell your car',
    description: 'How people get a figure for their car, step by step.',
    title: 'Sell your car',
    path: '/sell-your-car',
    summary: 'Sell or trade in your car at {site} in {suburb}: how it works and what to bring.',
    blocks: [
      block('breadcrumbs', {}),
      block('hero', {
        layout: 'statement',
        heading: 'We want your car.',
        text: 'A written figure, whether you buy from us or not.',
        actions: [link.to('contact', 'Get a figure'), link.to('phone', 'Call now')],
      }),
      block('featureBanner', {
        heading: 'How it works',
        features: [
          {
            icon: 'phone',
            title: 'Tell us about it',
            text: 'Make, model, kilometres and anything we should know.',
          },
          { icon: 'quality', title: 'We look at it', text: 'Half an hour at {site}, or where you are.' },
          { icon: 'sell', title: 'You are paid', text: 'Into your account, and we settle what is owing.' },
        ],
      }),
      block('textSection', {
        tone: 'muted',
        heading: 'What to bring',
        body: rich`
- Both keys
- The service book
- Registration papers and your licence
- If money is owing, the lender’s name
`,
      }),
      block('callToAction', {
        layout: 'contact',
        heading: 'Come past today',
        text: 'No appointment needed for a first look.',
      }),
    ],
  },
]
