import { block, link, page, picture, rich, shared } from '../../compose.ts'

export const buying = page({
  path: '/buying',
  title: 'Buying from us',
  description: 'How buying a new, used or demo car from Motorworld works, step by step.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'Buyer guide',
      heading: 'Five steps from “just looking” to the key in your hand.',
      text: 'No step is compulsory and none of them commits you until you sign.',
      picture: picture('trade-in-wagon.webp', 'Green wagon seen from behind'),
      actions: [
        link.to('stockSearch', 'Start with the stock'),
        link.page('/book-test-drive', 'Book a test drive'),
      ],
    }),
    block('textSection', {
      showContents: true,
      body: rich`
## 1. Narrow it down

Tell us three things: the most you want to spend, what goes in the boot and where you park. We will come back with three cars from at least two brands.

## 2. Drive it where you drive

Take the route you know. A test drive is forty minutes, or overnight if you are choosing between two. All we need is a current licence.

## 3. See every figure

You get one page: the drive away price, what your trade is worth, the finance repayment with its comparison rate, and what it will cost to service for five years.

## 4. Hold it

A refundable deposit holds a car in stock for 48 hours. If you change your mind, the whole deposit goes back to the card it came from.

## 5. Take delivery

Handover takes an hour. We pair your phone, set the mirrors and show you where the spare is. A month later we ring to ask what you have not worked out.
`,
    }),
    block('faqAccordion', {
      heading: 'Buyers ask us',
      questions: [
        {
          _type: 'faq',
          question: 'What is the difference between new, demo and used?',
          answer: rich`A **new** car has never been registered. A **demo** was registered by us and driven by staff or customers, so it has some kilometres on it: its page says how many. A **used** car has had at least one owner.`,
        },
        {
          _type: 'faq',
          question: 'Do used cars come with a statutory warranty?',
          answer: rich`In Queensland a used car under 10 years old with less than 160,000 km carries a statutory warranty of three months or 5,000 km, whichever comes first. Ours run longer; the card on the windscreen says how long.`,
        },
        {
          _type: 'faq',
          question: 'Is there a cooling-off period?',
          answer: rich`Used cars bought from a dealer in Queensland have a one business day cooling-off period. Our own 48 hour money-back guarantee sits on top of it.`,
        },
      ],
    }),
    shared('visit-us'),
  ],
})

export const owners = page({
  path: '/pages/owners',
  title: 'Owner benefits',
  description: 'What every Motorworld customer gets after delivery, whichever brand they chose.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'For owners',
      heading: 'The sale is the short part.',
      text: 'Twelve years on the road, if you look after it. Here is how we help.',
      picture: picture('service-wheel.webp', 'Front wheel of a white SUV on a workshop floor'),
      actions: [link.to('service', 'Book a service')],
    }),
    block('featureBanner', {
      heading: 'Included with every car',
      features: [
        {
          _type: 'feature',
          icon: 'service',
          title: 'First health check free',
          text: 'At 1,500 km or one month: fluids, tyres, software and anything that rattles.',
        },
        {
          _type: 'feature',
          icon: 'car',
          title: 'Loan cars',
          text: 'A car from TWG Rental when your service runs past lunch. Book it with the service.',
        },
        {
          _type: 'feature',
          icon: 'tag',
          title: '10% off accessories',
          text: 'On genuine accessories for the life of the car, fitted by Neotek.',
        },
      ],
    }),
    shared('warranty-cover'),
    block('callToAction', {
      layout: 'panel',
      heading: 'Something not right?',
      text: 'Ring the owner line. It is answered by the workshop, not by sales.',
      actions: [link.to('phone', 'Call us'), link.to('contact', 'Contact Us')],
      tone: 'muted',
    }),
  ],
})

export const cappedPriceService = page({
  path: '/pages/capped-price-service',
  title: 'Capped price servicing',
  description: 'What a scheduled service costs, by kilometres, before you book it.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'You know the price before the bonnet is open',
      intro:
        'Manufacturers cap the price of scheduled services. We publish the cap and honour it at every workshop in the group.',
      body: rich`
The table shows typical caps for popular cars. Your service book or your VIN gives the exact figure; ask and we will quote it in writing.
`,
    }),
    block('specTable', {
      heading: 'Typical capped prices',
      firstColumn: 'Scheduled service',
      columns: ['Small hatch', 'Mid-size SUV', 'Dual-cab ute'],
      rows: [
        { _type: 'specRow', label: '12 months or 15,000 km', values: ['$255', '$315', '$389'] },
        { _type: 'specRow', label: '24 months or 30,000 km', values: ['$289', '$349', '$459'] },
        { _type: 'specRow', label: '36 months or 45,000 km', values: ['$265', '$325', '$429'] },
        { _type: 'specRow', label: '48 months or 60,000 km', values: ['$419', '$489', '$619'] },
        { _type: 'specRow', label: '60 months or 75,000 km', values: ['$275', '$335', '$439'] },
      ],
      note: 'Inclusive of GST, parts and labour for the scheduled items. Wear items such as tyres, brake pads and wiper blades are extra. Caps are set by each manufacturer and may change.',
    }),
    block('faqAccordion', {
      heading: 'Good to know',
      questions: [
        {
          _type: 'faq',
          question: 'Does a capped service keep my warranty?',
          answer: rich`Yes. So does a service elsewhere, if it follows the schedule with suitable parts. We like to think you will come back for the coffee.`,
        },
        {
          _type: 'faq',
          question: 'What if you find something else?',
          answer: rich`We ring with a price and a photograph before we touch it. If it can wait, we say so.`,
        },
      ],
    }),
    block('callToAction', {
      layout: 'row',
      heading: 'Due for a service?',
      actions: [link.to('service', 'Book a service'), link.to('phone', 'Call the workshop')],
      tone: 'brand',
    }),
  ],
})

export const roadsideAssistance = page({
  path: '/pages/roadside-assistance',
  title: 'Roadside assistance',
  description: 'Help on the road for Motorworld customers, day and night, anywhere in Australia.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'statement',
      ground: 'brand',
      heading: 'Stopped where you should not be?',
      text: 'Help is on the way 24 hours a day, in every state and territory.',
      actions: [link.to('phone', 'Call for help')],
    }),
    block('textSection', {
      columns: 2,
      body: rich`
## What is covered

- Flat battery: jump start or replacement on the spot
- Flat tyre: your spare fitted, or a tow when there is none
- Keys locked in the car or lost
- Wrong fuel or no fuel (or no charge)
- Tow to the nearest of our workshops, or 100 km in the country

## How long it lasts

New cars carry the manufacturer's roadside program, up to 7 years depending on brand and servicing. Used cars from our yards carry 12 months, and each scheduled service with us adds another 12.

## Before you ring

Have your registration and the nearest street or kilometre marker ready. If you are on a motorway, stand behind the barrier, not beside the car.
`,
    }),
    shared('visit-us'),
  ],
})

export const warranty = page({
  path: '/warranty',
  title: 'Warranty',
  description: 'What the warranty on a new, demo or used car from Motorworld covers and for how long.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Warranty, in plain words',
      intro: 'Cover depends on the brand and the age of the car. This is what most of our customers have.',
      body: rich`
Your rights under the Australian Consumer Law stand beside any warranty: goods must be of acceptable quality for a reasonable time, whatever the booklet says.
`,
    }),
    // Not the shared block: its link leads to this page.
    block('warranty', {
      heading: 'Seven years, three promises',
      intro: 'On new cars from participating brands, serviced to schedule.',
      note: 'Cover differs between brands. Your consultant will give you the booklet for your car before you sign.',
      tone: 'muted',
    }),
    block('faqAccordion', {
      heading: 'Warranty questions',
      oneAtATime: true,
      action: link.page('/pages/warranty', 'Warranty for owners'),
      questions: [
        {
          _type: 'faq',
          question: 'Does the warranty pass to the next owner?',
          answer: rich`Yes. The balance stays with the car, which is one reason a full service book adds to its value.`,
        },
        {
          _type: 'faq',
          question: 'Is the battery of an electric car covered?',
          answer: rich`Every brand we sell covers the drive battery for at least eight years or 160,000 km and promises at least 70% of its capacity for that time.`,
        },
        {
          _type: 'faq',
          question: 'How do I make a claim?',
          answer: rich`Ring any of our workshops. We assess the fault, lodge the claim with the manufacturer and lend you a car if the repair takes more than a day.`,
        },
      ],
    }),
    block('callToAction', { layout: 'contact', heading: 'Ask the warranty desk' }),
  ],
})

export const warrantyForOwners = page({
  path: '/pages/warranty',
  title: 'Warranty for owners',
  description: 'The warranty on the car you already own, and how to use it.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Already own it? Here is your cover.',
      body: rich`
Bring your registration and we will read the exact end date of each part of your cover: bumper to bumper, corrosion, battery and roadside.
`,
      action: link.page('/warranty', 'Read the warranty in full'),
    }),
    shared('warranty-cover'),
    block('callToAction', {
      layout: 'row',
      heading: 'Something on your mind?',
      actions: [link.to('service', 'Book a service')],
      tone: 'muted',
    }),
  ],
})
