import { block, link, page, picture, rich, shared } from '../../compose.ts'

export const aboutUs = page({
  path: '/about-us',
  title: 'About the yard',
  description: 'A family truck and caravan yard on the Warrego Highway at Toowoomba since 1995.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Nine acres, nineteen people and a weighbridge',
      body: rich`
Col and Jenny Marsden started with a grader shed and a truck wreck in 1995. The shed is now the parts counter. The wreck went back to work.

Their son Tom runs sales, their daughter Beth runs the workshop, and Jenny still does the books. Between them they have driven everything on the yard to Birdsville and back.

## What we stand for

- Say what it weighs
- Say what is wrong with it
- Fix it before it leaves
- Answer the phone on a Sunday
`,
      picture: picture('truck-rear.webp', 'Tray truck from behind'),
    }),
    block('statsBanner', {
      stats: [
        { _type: 'stat', number: '1995', text: 'on the Warrego since' },
        { _type: 'stat', number: '9', text: 'acres' },
        { _type: 'stat', number: '6', text: 'diesel fitters' },
      ],
      tone: 'brand',
    }),
    shared('ring-the-yard'),
  ],
})

export const buying = page({
  path: '/buying',
  title: 'How we sell',
  description: 'Buying a truck, caravan or ute from the yard, step by step.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'How we sell',
      showContents: true,
      body: rich`
## Tell us the job

What it carries, how far, how often, and who drives it. That decides the chassis before anyone talks about paint.

## See it weighed

Every truck and van goes over our bridge. You get the ticket.

## Body and bits

Trays, toolboxes, hoists and cranes are built and fitted here. Engineering certificates come with the papers.

## Drive away

Stamp duty, registration, COI and a full tank. The figure on the sheet is the figure you pay.
`,
    }),
    shared('ring-the-yard'),
  ],
})

export const owners = page({
  path: '/pages/owners',
  title: 'Owners',
  description: 'Breakdown line, loan utes and service reminders for customers of the yard.',
  blocks: [
    block('breadcrumbs', {}),
    block('featureBanner', {
      heading: 'When you have bought from us',
      features: [
        {
          _type: 'feature',
          icon: 'roadside',
          title: 'Breakdown line',
          text: 'A fitter who knows your truck, any hour.',
          link: link.page('/pages/roadside-assistance', 'Breakdowns'),
        },
        {
          _type: 'feature',
          icon: 'service',
          title: 'Fixed price service',
          text: 'Logbook prices on the wall.',
          link: link.page('/pages/capped-price-service', 'Service prices'),
        },
        {
          _type: 'feature',
          icon: 'key',
          title: 'Loan ute',
          text: 'Keep working while we have yours.',
          link: link.to('service', 'Book the workshop'),
        },
      ],
    }),
    shared('ring-the-yard'),
  ],
})

export const cappedPriceService = page({
  path: '/pages/capped-price-service',
  title: 'Service prices',
  description: 'Fixed prices for logbook services on light and medium trucks, utes and caravans.',
  blocks: [
    block('breadcrumbs', {}),
    block('specTable', {
      heading: 'Fixed price logbook services',
      intro: 'Parts, labour and GST in. If we find more, we ring first.',
      firstColumn: 'Service',
      columns: ['Ute', 'Truck to 8 t', 'Truck to 14 t', 'Caravan'],
      rows: [
        { _type: 'specRow', label: 'A · oil and filters', values: ['$349', '$520', '$690', '–'] },
        { _type: 'specRow', label: 'B · A plus brakes', values: ['$489', '$780', '$980', '–'] },
        { _type: 'specRow', label: 'C · full', values: ['$690', '$1,240', '$1,690', '–'] },
        { _type: 'specRow', label: 'Bearings, brakes and gas check', values: ['–', '–', '–', '$420'] },
        { _type: 'specRow', label: 'Roadworthy or COI', values: ['$96', '$185', '$215', '$80'] },
      ],
    }),
    block('callToAction', {
      layout: 'row',
      heading: 'Book it in',
      actions: [link.to('service', 'Book the workshop'), link.to('phone', 'Ring the workshop')],
      tone: 'brand',
    }),
  ],
})

export const roadside = page({
  path: '/pages/roadside-assistance',
  title: 'Breakdowns',
  description: 'Breakdown help for trucks, utes and caravans from Toowoomba to the border.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'statement',
      ground: 'brand',
      heading: 'Broken down?',
      text: 'Ring. A fitter answers, not a menu.',
      actions: [link.to('phone', 'Ring the breakdown line')],
    }),
    block('textSection', {
      body: rich`
## What to tell us

- Where you are: highway, nearest town, kilometre marker
- What it did, and what it smells like
- What you are carrying, and when it has to be there

## How far we come

The service truck covers 250 km from Toowoomba. Past that we have mates in Roma, Goondiwindi, Dalby and Charleville who will look after you at our rate.
`,
    }),
  ],
})

export const warranty = page({
  path: '/warranty',
  title: 'Warranty',
  description: 'Warranty on trucks, caravans and used stock from the yard.',
  blocks: [
    block('breadcrumbs', {}),
    block('specTable', {
      heading: 'Who covers what, and for how long',
      firstColumn: 'Bought from us',
      columns: ['Cover', 'For'],
      rows: [
        {
          _type: 'specRow',
          label: 'Truck under 3 years old',
          values: ['Balance of the maker’s cover', 'to 3 years or 150,000 km'],
        },
        {
          _type: 'specRow',
          label: 'Caravan under 5 years old',
          values: ['Balance of the maker’s cover, structure', 'to 5 years'],
        },
        { _type: 'specRow', label: 'Bodies built here', values: ['Our own, welds and hinges', '5 years'] },
        {
          _type: 'specRow',
          label: 'Used ute under 160,000 km',
          values: ['Statutory', '3 months or 5,000 km'],
        },
      ],
      note: 'The Australian Consumer Law applies on top of all of it.',
    }),
    block('warranty', {
      heading: 'What a late-model ute may still carry',
      intro: 'Where the maker gives it, the balance comes with the vehicle.',
      link: link.page('/pages/warranty', 'How to make a claim'),
      tone: 'muted',
    }),
    shared('ring-the-yard'),
  ],
})

export const warrantyForOwners = page({
  path: '/pages/warranty',
  title: 'Making a claim',
  description: 'How to claim on the warranty of a truck, caravan or ute from the yard.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Making a claim',
      body: rich`
Ring the workshop with the VIN and a photograph. If it is safe to drive, bring it in. If it is not, we come to you.
`,
      action: link.page('/warranty', 'What is covered'),
    }),
    block('warranty', {}),
  ],
})
