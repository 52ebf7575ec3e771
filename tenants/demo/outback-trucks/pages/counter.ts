import { block, link, page, picture, rich, shared } from '../../compose.ts'

export const finance = page({
  path: '/finance',
  title: 'Finance',
  description: 'Chattel mortgage, hire purchase and consumer loans for trucks and caravans.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Finance that follows the season',
      intro: 'Repayments can be monthly, quarterly or after harvest.',
      body: rich`
## For business

A chattel mortgage lets you claim the GST up front and depreciate the truck. Low-doc is available with an ABN over two years old.

## For private buyers

Secured loans on caravans and utes, with the comparison rate written beside the rate.

## What to bring

ABN, licence, and your last BAS or two payslips.
`,
    }),
    block('financeForm', {
      anchor: 'finance-form',
      heading: 'Ask Jenny',
      intro: 'Finance is subject to lender approval, terms, fees and charges.',
    }),
  ],
})

export const service = page({
  path: '/service',
  title: 'Workshop',
  description: 'Truck, ute and caravan workshop in Toowoomba with six diesel fitters and a weighbridge.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'Workshop',
      heading: 'Six fitters, two pits, one boss.',
      text: 'Drop it at six. Beth will ring you before smoko.',
      picture: picture('service-wheel.webp', 'Truck wheel in the workshop'),
      actions: [
        link.to('phone', 'Ring the workshop'),
        link.page('/pages/capped-price-service', 'Service prices'),
      ],
    }),
    block('enquiryForm', {
      category: 'Service',
      heading: 'Book the workshop',
      intro: 'Registration, kilometres and what it is doing.',
    }),
    block('serviceBooking', { anchor: 'service-booking', heading: 'Booking calendar' }),
  ],
})

export const parts = page({
  path: '/vehicle-parts-and-accessories',
  title: 'Parts',
  description: 'Truck, caravan and ute parts over the counter in Toowoomba.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Parts counter',
      body: rich`
Filters, brakes, springs, lights, couplings, awning arms and gas fittings on the shelf. Freight leaves for the west at four every afternoon.
`,
      picture: picture('service-wheel.webp', 'Truck wheel'),
    }),
    block('partsOrderForm', {
      heading: 'Order from the counter',
      intro: 'Beth rings you back with a price.',
    }),
    shared('ring-the-yard'),
  ],
})

export const tradeIn = page({
  path: '/trade-in',
  title: 'Sell us your truck or van',
  description: 'We buy trucks, utes and caravans for cash or trade.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'statement',
      ground: 'dark',
      heading: 'We buy anything with a compliance plate.',
      text: 'Trucks, utes, caravans. Running or not.',
      actions: [link.to('phone', 'Ring for a price')],
    }),
    block('textSection', {
      body: rich`Send four photographs and the kilometres. If the price suits we come and get it, and pay out any finance.`,
    }),
  ],
})

export const contact = page({
  path: '/contact-us',
  title: 'Contact us',
  description: 'Phone, email and address of Outback Trucks & Caravans, Toowoomba.',
  blocks: [
    block('breadcrumbs', {}),
    block('callToAction', {
      layout: 'contact',
      eyebrow: 'Contact Us',
      heading: 'On the Warrego, past the silos.',
      text: 'Room to turn a road train. Monday to Friday 7 to 5.30, Saturday 8 to 1.',
    }),
    block('enquiryForm', { heading: 'Leave a note at the gate' }),
  ],
})

export const news = page({
  path: '/news',
  title: 'News',
  description:
    'News from the yard at Charlton: the new weighbridge, free weigh Saturdays and show week hours.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'From the yard',
      body: rich`
## New weighbridge

The bridge now takes 26 metres. Caravan owners weigh free on the first Saturday of the month.

## Show week

The yard closes at noon on show Thursday. The breakdown line does not.
`,
    }),
  ],
})

export const terms = page({
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'Terms of use of the Outback Trucks & Caravans website.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Terms and conditions',
      body: rich`
## Prices

In Australian dollars. Each price says what is in it: drive away for private buyers in Queensland, or excluding government charges.

## Weights and figures

Weights are typical. The compliance plate and the weighbridge ticket are what count.

## Deposits

A deposit holds a vehicle for 48 hours and is refunded if you change your mind.

## Your rights

The Australian Consumer Law applies to everything we sell.
`,
    }),
  ],
})

export const privacy = page({
  path: '/privacy-policy',
  title: 'Privacy',
  description: 'What Outback Trucks & Caravans writes down about you, what we do with it and how to see it.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Privacy',
      body: rich`
## What we write down

Name, phone, what you drive and what you asked for. Lenders ask for more when you apply for finance.

## What we do with it

Ring you back, service your vehicle, and tell you about recalls. We do not sell it.

## Ask us

Ring or write and we will show you what we hold and fix what is wrong, as the Privacy Act 1988 requires.
`,
    }),
  ],
})
