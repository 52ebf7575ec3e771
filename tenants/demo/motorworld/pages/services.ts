import { block, link, page, picture, rich, shared } from '../../compose.ts'

export const specialOffers = page({
  path: '/special-offers',
  title: 'Special offers',
  description: 'Current offers on new, demo and used cars at Motorworld.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'statement',
      ground: 'brand',
      heading: 'Offers with an end date you can read.',
      text: 'When one expires it leaves this page by itself.',
    }),
    block('offerSearch', { heading: 'Offers running now' }),
    block('paymentMethods', {
      heading: 'Ways to pay a deposit',
      text: 'Deposits are refundable in full within 48 hours.',
    }),
    block('callToAction', {
      layout: 'row',
      heading: 'Looking at a car without an offer?',
      actions: [link.to('contact', 'Contact Us'), link.page('/spin-to-win', 'Spin to Win')],
      tone: 'muted',
    }),
  ],
})

export const eofy = page({
  path: '/eofy',
  title: 'End of financial year',
  description: 'How the EOFY sale works at Motorworld and what a business buyer should know before 30 June.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'Every June',
      heading: 'EOFY is a date in the tax calendar, not a mood.',
      text: 'Run-out pricing starts on 1 June and stops at close of business on 30 June.',
      picture: picture('fleet-van.webp', 'Silver delivery van'),
      actions: [link.to('contact', 'Ask to be told first')],
    }),
    block('textSection', {
      body: rich`
## For business buyers

A vehicle must be installed ready for use by 30 June to count in that year. Order by the middle of May if it needs a canopy, racking or signwriting. Your accountant can tell you what applies; we can tell you what is in stock.

## For everyone else

Manufacturers clear the plate year in June, so the best value is in cars already here. Colours go first, then the popular trims.
`,
    }),
    block('promoTiles', { heading: 'Offers running now', source: 'all', limit: 3 }),
  ],
})

export const eofyUtes = page({
  path: '/pages/eofy-utes',
  title: 'EOFY utes and vans',
  description: 'Work-ready utes and vans for the end of the financial year.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Work-ready by 30 June',
      intro: 'Utes and vans with trays, canopies and racking already fitted.',
      body: rich`
4x4 Outdoor and Neotek hold fit-out bays for June deliveries. Tell us the trade and we will suggest a vehicle that is legal at the weight you really carry.
`,
      picture: picture('new-ute.webp', 'Orange dual-cab ute'),
      action: link.page('/eofy', 'How EOFY works'),
    }),
    shared('visit-us'),
  ],
})

export const finance = page({
  path: '/finance',
  title: 'Finance',
  description:
    'Car finance through Motorworld: how rates are set, what you need and what a loan really costs.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'Finance',
      heading: 'A repayment you can live with, and a rate you can read.',
      text: 'We compare lenders on our panel and show the comparison rate beside every advertised one.',
      picture: picture('finance-hatch.webp', 'Green hatch seen from behind'),
      actions: [link.to('phone', 'Talk to finance'), link.to('contact', 'Contact Us')],
    }),
    block('textSection', {
      showContents: true,
      body: rich`
## What you will need

- Your licence and a second form of identification
- Two recent payslips, or two years of tax returns if you run your own business
- Three months of statements for the account your pay goes into

## How it goes

A finance manager takes fifteen minutes to understand your budget, then shows you two or three structures side by side. Nothing is submitted, and your credit file is not touched, until you say so.

## What it costs

Rates depend on your credit history, deposit, the age of the car and the length of the loan. We give you the advertised rate, the comparison rate, every fee and the total you will have paid at the end, on one page.
`,
    }),
    block('financeForm', {
      anchor: 'finance-form',
      tone: 'muted',
      heading: 'Speak with a finance manager',
      intro: 'Finance is subject to approval. Motorworld Finance Pty Ltd acts as a credit representative.',
    }),
  ],
})

export const financeAndInsurance = page({
  path: '/finance-and-insurance',
  title: 'Finance and insurance',
  description: 'Finance, comprehensive insurance and what to check before you sign either.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Finance and insurance, explained before you sign',
      body: rich`
## Finance

A secured car loan uses the car as security, so its rate is lower than a personal loan's. A balloon lowers the repayment and leaves a sum at the end; we will show you both ways. Start with [finance](/finance).

## Comprehensive insurance

Agreed value pays a fixed sum if the car is written off. Market value pays what it was worth on the day. For a financed car we suggest agreed value at or above the loan.

## What we will not sell you

We stopped offering consumer credit insurance in 2019. If you have other cover through your super or your home policy, you may not need more.
`,
    }),
    shared('visit-us'),
  ],
})

export const service = page({
  path: '/service',
  title: 'Service',
  description: 'Book a service at a Motorworld workshop: capped prices, factory technicians and loan cars.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'Service',
      heading: 'Drop it before work, drive it home after.',
      text: 'Early bird key drop from 6.30 am at every workshop.',
      picture: picture('service-wheel.webp', 'Front wheel of a white SUV'),
      actions: [
        link.to('phone', 'Call to book'),
        link.page('/pages/capped-price-service', 'See capped prices'),
      ],
    }),
    block('featureBanner', {
      features: [
        {
          _type: 'feature',
          icon: 'service',
          title: 'Factory-trained',
          text: 'Technicians trained by the brand on your bonnet, with its diagnostic tools.',
        },
        {
          _type: 'feature',
          icon: 'time',
          title: 'While you wait',
          text: 'Logbook services in 90 minutes, with a desk, power and proper coffee.',
        },
        {
          _type: 'feature',
          icon: 'car',
          title: 'Loan cars',
          text: 'Reserve one when you book. Bring your licence.',
        },
      ],
    }),
    block('enquiryForm', {
      category: 'Service',
      heading: 'Book a service',
      intro: 'Tell us your registration and a day that suits. We answer within two business hours.',
    }),
    block('serviceBooking', { anchor: 'service-booking', heading: 'Booking calendar' }),
  ],
})

export const news = page({
  path: '/news',
  title: 'News',
  description: 'What is new at Motorworld: showrooms, apprentices and new models.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'News from the group',
      body: rich`
## Charging opens to the public at Newstead

Six 150 kW bays behind the Newstead showroom are now open to anyone, day and night. Customers of the group charge at cost.

## Class of 2026 finishes

Thirteen apprentices completed their trade this year. Eleven have stayed on; one has gone to race preparation in Sydney, and one to the family farm with our blessing.

## Two more rooftops

Solar panels went live on the Brendale and Eagle Farm workshops, which brings the group to 1.2 megawatts.
`,
    }),
    shared('visit-us'),
  ],
})
