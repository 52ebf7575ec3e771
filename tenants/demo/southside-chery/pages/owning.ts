import { block, link, page, picture, rich, shared } from '../../compose.ts'

export const owners = page({
  path: '/pages/owners',
  title: 'Owners benefits',
  description:
    'Roadside help, capped servicing and a loan car: what comes with owning a Chery from Southside.',
  blocks: [
    block('hero', {
      layout: 'split',
      tone: 'dark',
      heading: 'Yours for the long run.',
      text: 'Seven years of cover is only useful if someone picks up the phone.',
      picture: picture('side-silver.webp', 'Silver SUV in profile at night'),
      phonePicture: picture('side-silver-phone.webp', 'Silver SUV in profile at night'),
      actions: [link.to('service', 'Book a service')],
    }),
    block('breadcrumbs', {}),
    block('featureBanner', {
      heading: 'With every Chery we deliver',
      features: [
        {
          _type: 'feature',
          icon: 'roadside',
          title: 'Roadside help',
          text: 'Up to seven years, renewed with each scheduled service.',
          link: link.page('/pages/roadside-assistance', 'Roadside assistance'),
        },
        {
          _type: 'feature',
          icon: 'service',
          title: 'Capped servicing',
          text: 'Seven services, seven published prices.',
          link: link.page('/pages/capped-price-service', 'Capped prices'),
        },
        {
          _type: 'feature',
          icon: 'key',
          title: 'A loan car',
          text: 'A Tiggo 4 Pro while yours is on the hoist. Free, if you book ahead.',
          link: link.to('service', 'Book a service'),
        },
      ],
    }),
    shared('talk-to-us'),
  ],
})

export const cappedPriceService = page({
  path: '/pages/capped-price-service',
  title: 'Capped price service',
  description: 'The price of every scheduled service of a Chery for seven years.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Seven services. Seven prices.',
      intro: 'Due every 12 months or 15,000 km, whichever comes first.',
      body: rich`The cap is set by Chery and includes parts, labour and GST. We will not add a line to it without ringing you first.`,
    }),
    block('specTable', {
      heading: 'Capped prices',
      firstColumn: 'Service',
      columns: ['OMODA 5', 'Tiggo 4 Pro', 'Tiggo 7 Pro'],
      rows: [
        { _type: 'specRow', label: '1 · 15,000 km', values: ['$280', '$269', '$299'] },
        { _type: 'specRow', label: '2 · 30,000 km', values: ['$280', '$269', '$299'] },
        { _type: 'specRow', label: '3 · 45,000 km', values: ['$280', '$269', '$299'] },
        { _type: 'specRow', label: '4 · 60,000 km', values: ['$389', '$369', '$429'] },
        { _type: 'specRow', label: '5 · 75,000 km', values: ['$280', '$269', '$299'] },
        { _type: 'specRow', label: '6 · 90,000 km', values: ['$280', '$269', '$299'] },
        { _type: 'specRow', label: '7 · 105,000 km', values: ['$280', '$269', '$299'] },
      ],
      note: 'Brake fluid, coolant and wear items are extra where the schedule calls for them.',
      tone: 'dark',
    }),
    block('callToAction', {
      layout: 'row',
      heading: 'Due soon?',
      actions: [link.to('service', 'Book a service')],
      tone: 'brand',
    }),
  ],
})

export const roadside = page({
  path: '/pages/roadside-assistance',
  title: 'Roadside assistance',
  description: 'Roadside assistance for Chery owners, anywhere in Australia, for up to seven years.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'statement',
      ground: 'dark',
      heading: 'Help, at any hour.',
      text: 'One call, anywhere in Australia.',
      actions: [link.to('phone', 'Call for help')],
    }),
    block('textSection', {
      body: rich`
## What is covered

- Flat battery, flat tyre, empty tank
- Keys locked inside
- Tow to the nearest Chery workshop
- A taxi or a bed, if the car stays overnight

## For how long

The first year comes with the car. Each scheduled service with an authorised Chery workshop adds another, up to seven.
`,
    }),
    shared('talk-to-us'),
  ],
})

export const warranty = page({
  path: '/warranty',
  title: 'Warranty',
  description: 'Chery’s seven-year unlimited kilometre warranty, explained by Southside Chery.',
  blocks: [
    block('breadcrumbs', {}),
    block('warranty', { heading: 'Seven years. In writing.' }),
    block('faqAccordion', {
      heading: 'Warranty questions',
      oneAtATime: true,
      action: link.page('/pages/warranty', 'When your cover ends'),
      questions: [
        {
          _type: 'faq',
          question: 'Unlimited kilometres, really?',
          answer: rich`For private use, yes. Cars used for hire, delivery or ride share have seven years or 150,000 km.`,
        },
        {
          _type: 'faq',
          question: 'What about the hybrid battery?',
          answer: rich`Eight years, unlimited kilometres, for the first owner.`,
        },
        {
          _type: 'faq',
          question: 'Do I have to service with you?',
          answer: rich`No. Any qualified workshop that follows the schedule keeps the warranty alive. The Australian Consumer Law applies either way.`,
        },
      ],
    }),
    shared('talk-to-us'),
  ],
})

export const warrantyForOwners = page({
  path: '/pages/warranty',
  title: 'Your warranty',
  description: 'Find when your Chery warranty ends and how to claim.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Your cover, to the day',
      body: rich`Ring with your registration. We will read out when each part of your cover ends, and text it to you.`,
      action: link.page('/warranty', 'Read the warranty'),
    }),
    block('warranty', { tone: 'muted' }),
  ],
})

export const diamondAdvantage = page({
  path: '/diamond-advantage',
  title: 'Diamond Advantage',
  description: 'Southside Chery’s own care plan: paint, interior and tyres for five years.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'cover',
      heading: 'Diamond Advantage.',
      text: 'Paint, leather and tyres looked after for five years, for one price on delivery day.',
      picture: picture('wheel-night.webp', 'Crimson guard and wheel under studio light'),
    }),
    block('featureBanner', {
      features: [
        {
          _type: 'feature',
          icon: 'star',
          title: 'Paint',
          text: 'Ceramic coat on delivery, inspected and topped up each year.',
        },
        {
          _type: 'feature',
          icon: 'quality',
          title: 'Interior',
          text: 'Fabric and leather protection, and one professional detail a year.',
        },
        {
          _type: 'feature',
          icon: 'car',
          title: 'Wheels',
          text: 'Rotation, balance and alignment at every service.',
        },
      ],
    }),
    shared('talk-to-us'),
  ],
})
