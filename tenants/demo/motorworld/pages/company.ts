import { block, link, page, picture, rich } from '../../compose.ts'

export const aboutUs = page({
  path: '/about-us',
  title: 'About us',
  description:
    'Motorworld is a family-owned Australian motor group with more than 50 locations and 40 brands.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'statement',
      ground: 'dark',
      eyebrow: 'About Motorworld',
      heading: 'We started with one hoist. We still answer the phone.',
      text: 'Family-owned, run from Brisbane and independent of every brand we sell.',
      actions: [link.page('/brands', 'Our brands and companies')],
    }),
    block('textSection', {
      heading: 'From Breakfast Creek Road to five states',
      body: rich`
In 1994 Ray and Lorraine Dunning bought a two-bay workshop in Newstead and a franchise nobody else wanted. The first year they sold 61 cars and fixed a good many more. The showroom next door came up in 1998, then a second brand, then a third.

Today the group looks after more than 40 brands from over 50 locations. The Dunning family still owns all of it. Their daughter Kate runs it, from an office that overlooks the original workshop.

## How we work

- **One price.** The figure on the windscreen says what is in it, and it is the figure on the contract.
- **One contact.** The consultant who hands you the key is the person you call next year.
- **No borrowed opinions.** Because we sell nearly everything, we can tell you when a rival brand suits you better. We will have it brought over.
- **Local money.** Every location buys its paint, tyres and sausage-sizzle bread from its own suburb.
`,
      picture: picture('used-sedan.webp', 'Silver sedan under studio light'),
      pictureSide: 'right',
    }),
    block('statsBanner', { tone: 'brand' }),
    block('featureBanner', {
      heading: 'What we put back',
      features: [
        {
          _type: 'feature',
          icon: 'service',
          title: '48 apprentices',
          text: 'Light-vehicle, diesel and parts apprentices in their first to fourth year, a third of them women.',
        },
        {
          _type: 'feature',
          icon: 'electric',
          title: '1.2 MW on our roofs',
          text: 'Solar on eleven workshops runs the hoists by day and the charging bays in the afternoon.',
        },
        {
          _type: 'feature',
          icon: 'star',
          title: 'Regional Rides',
          text: 'Donated cars that get patients from Longreach, Roma and Charleville to treatment in Brisbane.',
        },
      ],
    }),
    block('callToAction', {
      layout: 'contact',
      heading: 'Talk to a person',
      text: 'Reception is open from 8 am to 6 pm, Monday to Saturday.',
    }),
  ],
})

export const brands = page({
  path: '/brands',
  title: 'Brands and companies',
  description: 'Cars, motorcycles, trucks and the companies of the Motorworld group, in one list.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'statement',
      ground: 'brand',
      heading: 'Every badge we know. One group.',
      text: 'Cars, motorcycles, trucks and the companies that keep them moving.',
    }),
    block('brandDirectory', { intro: 'Choose a brand to read what it does well and where we sell it.' }),
    block('callToAction', {
      layout: 'panel',
      heading: 'Cannot see the brand you want?',
      text: 'We source used cars of every make through our wholesale desk.',
      actions: [link.to('contact', 'Contact Us')],
      tone: 'muted',
    }),
  ],
})

const company = (
  path: string,
  title: string,
  heading: string,
  text: string,
  body: ReturnType<typeof rich>,
  image: ReturnType<typeof picture>,
) =>
  page({
    path,
    title,
    description: text,
    blocks: [
      block('breadcrumbs', {}),
      block('hero', {
        layout: 'split',
        eyebrow: 'A Motorworld group company',
        heading,
        text,
        picture: image,
        actions: [link.to('contact', 'Contact Us')],
      }),
      block('textSection', { body }),
      block('callToAction', {
        layout: 'panel',
        heading: 'Part of the same group',
        text: 'Every company answers to the same family and the same complaints line.',
        actions: [link.page('/brands', 'All brands and companies')],
        tone: 'muted',
      }),
    ],
  })

export const twgCars = company(
  '/twg-cars',
  'TWG Cars',
  'Fleet and government cars, sold once, looked after for years.',
  'TWG Cars supplies councils, health services and businesses from one vehicle to four hundred.',
  rich`
## What TWG Cars does

Fleet buyers need a price that holds, delivery dates that mean something and a workshop that knows the contract. TWG Cars is the part of the group that does only that.

- Quotes across every brand we hold, compared on whole-of-life cost
- Fit-out in our own bay: racking, canopies, lights, signwriting
- Novated leasing paperwork handled with your salary packager
- Disposal through the group's own used car yards
`,
  picture('fleet-van.webp', 'Silver delivery van'),
)

export const twgRental = company(
  '/twg-rental',
  'TWG Rental',
  'A late-model car for a day, a month or until yours is fixed.',
  'TWG Rental runs 600 cars, utes and vans from nine counters between Noosa and Coolangatta.',
  rich`
## Hire that suits the job

Loan cars for service customers, insurance replacements after a prang and removal vans for a Saturday move all come from the same fleet. Cars are under eighteen months old and serviced in our own workshops.

- Unlimited kilometres within Queensland on hires of three days or more
- One-way hire between our counters at no charge
- Bond refunded the day the car comes back
`,
  picture('demo-hatch.webp', 'Red hatch ready for hire'),
)

export const twgTyres = company(
  '/twg-tyres',
  'TWG Tyres',
  'The right tyre, fitted by people who drive on it.',
  'TWG Tyres fits, balances and aligns at six bays across Brisbane, with a mobile van for fleets.',
  rich`
## Tyres, wheels and alignment

We stock the original-equipment tyre for every brand the group sells, and two honest alternatives at a lower price. Every fitting includes a balance, a new valve and a four-wheel pressure check.

- Alignment printout before and after
- Puncture repairs to the Australian Standard, or we will tell you it cannot be done
- Free rotation every 10,000 km on tyres bought from us
`,
  picture('service-wheel.webp', 'Front wheel of a white SUV'),
)

export const neotek = company(
  '/neotek',
  'Neotek',
  'Protection and accessories, chosen by the people who fit them.',
  'Neotek designs and installs paint protection, tint, dash cameras and towing kits for the group.',
  rich`
## Fitted properly, once

Neotek began as the detailing shed behind our Newstead showroom. It now fits 14,000 cars a year in a dust-controlled bay at Eagle Farm.

- Ceramic coating with a seven-year written warranty
- Window film that meets Queensland's visible light limits
- Tow bars rated and wired to the manufacturer's specification
`,
  picture('coupe-side.webp', 'Red coupe in profile'),
)

export const fourByFourOutdoor = company(
  '/4x4-outdoor',
  '4x4 Outdoor',
  'Suspension, canopies and recovery gear that passes a roadworthy.',
  '4x4 Outdoor builds touring vehicles at Brendale, engineered and certified for Queensland roads.',
  rich`
## Built for the Cape, legal on the Bruce

A touring build goes wrong when nobody adds up the weights. We put your ute on the scales before we quote and again before you collect it.

- GVM upgrades with a second-stage compliance plate
- Canopies, drawers and dual-battery systems made in Brendale
- Weekend recovery training at our Landcruiser Mountain Park course
`,
  picture('new-ute.webp', 'Orange dual-cab ute with a sports bar'),
)
