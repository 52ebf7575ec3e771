import { block, link, page, picture, rich, shared } from '../../compose.ts'

export const specialOffers = page({
  path: '/special-offers',
  title: 'Offers',
  description: 'Current Chery offers at Southside, each with its terms and the day it ends.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', { layout: 'statement', ground: 'dark', heading: 'Short list. Real dates.' }),
    block('offerSearch', { heading: 'Offers' }),
    block('paymentMethods', { heading: 'Deposit', text: '$200, refundable.' }),
  ],
})

export const finance = page({
  path: '/finance',
  title: 'Finance',
  description: 'Finance a new Chery at Southside: repayments with the comparison rate beside them.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      tone: 'dark',
      heading: 'The number that matters.',
      text: 'One repayment, one comparison rate, no surprises on page nine.',
      picture: picture('rear-wagon.webp', 'Silver SUV from behind'),
      phonePicture: picture('rear-wagon-phone.webp', 'Silver SUV from behind'),
      actions: [link.to('phone', 'Call finance')],
    }),
    block('textSection', {
      body: rich`
## Bring

Licence, two payslips, and the rego of your trade-in if you have one.

## Leave with

A written quote: the amount financed, the rate, the comparison rate, the fees and the last payment. Take it home. It is good for seven days.
`,
    }),
    block('financeForm', {
      anchor: 'finance-form',
      heading: 'Ask Priya',
      intro: 'Finance is subject to lender approval, terms, fees and charges.',
    }),
  ],
})

export const service = page({
  path: '/service',
  title: 'Service',
  description: 'Chery servicing in Springwood at capped prices.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'cover',
      heading: 'In at seven. Out by noon.',
      picture: picture('wheel-night.webp', 'Wheel under studio light'),
      actions: [link.to('phone', 'Call to book'), link.page('/pages/capped-price-service', 'Capped prices')],
    }),
    block('enquiryForm', {
      category: 'Service',
      heading: 'Book a service',
      intro: 'Tell us your registration and the day.',
    }),
    block('serviceBooking', { anchor: 'service-booking', heading: 'Booking calendar' }),
  ],
})

export const parts = page({
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: 'Genuine Chery parts and accessories from Springwood.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Genuine, and on the shelf',
      body: rich`Filters, pads, wipers, mats and roof bars for every model since 2023 are in stock. The rest arrives overnight from the national warehouse.`,
      picture: picture('side-silver.webp', 'Silver SUV in profile'),
    }),
    block('partsOrderForm', {
      heading: 'Order a part',
      intro: 'Have your VIN ready: it is on the driver’s door frame.',
    }),
  ],
})

export const tradeIn = page({
  path: '/trade-in',
  title: 'Trade in',
  description: 'A written figure for your car in fifteen minutes, good for seven days, towards a new Chery.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'statement',
      ground: 'brand',
      heading: 'Your old keys, our offer.',
      text: 'A written figure in fifteen minutes, good for seven days.',
      actions: [link.to('phone', 'Call for a figure')],
    }),
    block('textSection', {
      body: rich`Bring both keys and the service book. If money is owing we pay out the lender and hand you the difference.`,
    }),
  ],
})

export const testDrive = page({
  path: '/book-test-drive',
  title: 'Book a test drive',
  description: 'Drive a Chery for an hour, or keep it overnight.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'cover',
      heading: 'Keep it overnight.',
      text: 'Collect at five. Bring it back at nine.',
      picture: picture('hero-night.webp', 'Crimson SUV under a line of light', { focus: [0.66, 0.6] }),
      phonePicture: picture('hero-night-phone.webp', 'Crimson SUV under a line of light'),
      actions: [link.to('phone', 'Call to book')],
    }),
    block('testDriveForm', { heading: 'Pick your evening.' }),
  ],
})

export const aboutUs = page({
  path: '/about-us',
  title: 'About us',
  description:
    'Southside Chery sells one new brand at Springwood and Mount Gravatt, and used cars at Rocklea.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'One brand, known well',
      body: rich`
Southside Chery opened in Springwood in 2023 with a lease, a coffee machine and four demonstrators. A second showroom at Mount Gravatt followed, and a yard at Rocklea for the cars people trade in. Chery is the only brand we sell new.

The workshop is behind the glass. If you want to watch your car being serviced, pull up a chair.
`,
      picture: picture('rear-night.webp', 'Crimson SUV from behind'),
    }),
    shared('talk-to-us'),
  ],
})

export const news = page({
  path: '/news',
  title: 'News',
  description: 'News from the Springwood showroom: Thursday lates and the OMODA 5 FX.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'News',
      body: rich`
## Thursday lates

From November the showroom is open until 8 pm on Thursdays. Bring the kids; there is pizza.

## OMODA 5 FX lands

The FX is in the showroom at Springwood. Come and sit in it.
`,
    }),
  ],
})

export const contact = page({
  path: '/contact-us',
  title: 'Contact us',
  description: 'Phone, email and address of Southside Chery in Springwood.',
  blocks: [
    block('breadcrumbs', {}),
    block('callToAction', {
      layout: 'contact',
      eyebrow: 'Contact Us',
      heading: 'Springwood, just off the M1.',
      text: 'Monday to Friday 8.30 am to 5.30 pm, Thursday until 8 pm, Saturday 8.30 am to 4 pm.',
    }),
    block('enquiryForm', { heading: 'Drop us a line.' }),
  ],
})

export const terms = page({
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'What drive away includes, what pictures show and how deposits work on the Southside Chery website.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Terms and conditions',
      showContents: true,
      body: rich`
## Prices

Drive away prices include GST, stamp duty, twelve months registration, compulsory third party insurance and delivery, for a private buyer in Queensland. Premium paint and accessories are extra.

## Pictures

Pictures are studio renders and may show colours or options that are not part of the price.

## Deposits

An online deposit holds a car for 48 hours and is refunded in full if you change your mind.

## Your rights

Nothing here limits your rights under the Australian Consumer Law.
`,
    }),
  ],
})

export const privacy = page({
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'How Southside Chery handles personal information.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Privacy policy',
      showContents: true,
      body: rich`
## What we keep

Your name, contact details and what you asked us about. If you apply for finance, what the lender needs to decide.

## Why

To answer you, to sell and service your car, and to meet recall and registration law. We ask before we send marketing, and stop when you say stop.

## Who sees it

Our staff, Chery Australia for warranty and recalls, and a lender you have chosen. Nobody buys it.

## See or correct it

Write to us at the address below. We answer within thirty days under the Privacy Act 1988. If you are not satisfied, the Office of the Australian Information Commissioner will hear you.
`,
    }),
  ],
})
