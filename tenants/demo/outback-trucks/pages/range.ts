import { block, link, page, picture, rich, shared } from '../../compose.ts'

export const trucks = page({
  path: '/trucks',
  title: 'Trucks',
  description: 'Used trucks in Toowoomba: cab-chassis, trays, tippers, pantechs and prime movers.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'Trucks',
      heading: '4.5 to 26 tonne, bodied to suit.',
      text: 'Cab-chassis on the yard, and trays built here in twelve working days.',
      picture: picture('tray-truck.webp', 'Blue tray truck in the workshop'),
      actions: [
        link.url('/search/used-cars?body=Truck', 'Trucks on the yard'),
        link.to('phone', 'Ring the yard'),
      ],
    }),
    block('specTable', {
      heading: 'Chassis we buy and sell',
      firstColumn: 'Figure',
      columns: ['Narrow cab 4.5 t', 'Wide cab 8 t', 'Crew 8 t', 'Medium 14 t'],
      rows: [
        { _type: 'specGroup', title: 'Engine' },
        { _type: 'specRow', label: 'Power', values: ['110 kW', '140 kW', '140 kW', '177 kW'] },
        { _type: 'specRow', label: 'Torque', values: ['375 Nm', '510 Nm', '510 Nm', '765 Nm'] },
        { _type: 'specGroup', title: 'Weights' },
        {
          _type: 'specRow',
          label: 'Tare, cab-chassis',
          values: ['2,180 kg', '2,760 kg', '3,010 kg', '4,250 kg'],
        },
        { _type: 'specRow', label: 'GVM', values: ['4,500 kg', '8,000 kg', '8,000 kg', '14,000 kg'] },
        { _type: 'specRow', label: 'GCM', values: ['8,000 kg', '12,500 kg', '12,500 kg', '26,000 kg'] },
        { _type: 'specGroup', title: 'Room' },
        { _type: 'specRow', label: 'Seats', values: ['3', '3', '6', '3'] },
        { _type: 'specRow', label: 'Tray length', values: ['3.6 m', '5.2 m', '4.2 m', '6.5 m'] },
      ],
      note: 'Typical figures. We hand over the weighbridge ticket with the keys.',
    }),
    block('imageGallery', {
      heading: 'Bodies',
      pictures: [
        picture('tray-truck.webp', 'Blue tray truck', { caption: 'Alloy tray' }),
        picture('truck-rear.webp', 'White tray truck from behind', { caption: 'Steel tray with headboard' }),
        picture('van-shed.webp', 'White van', { caption: 'Service van' }),
      ],
    }),
    shared('ring-the-yard'),
  ],
})

export const caravans = page({
  path: '/caravans',
  title: 'Caravans',
  description: 'Touring and off-road caravans in Toowoomba, weighed and wired before you collect.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'Caravans',
      heading: 'Every weight written down before you hitch up.',
      picture: picture('caravan-dusk.webp', 'Touring caravan at dusk', { focus: [0.5, 0.6] }),
      phonePicture: picture('caravan-dusk-phone.webp', 'Touring caravan at dusk'),
      actions: [
        link.url('/search/used-cars?body=Caravan', 'Vans on the yard'),
        link.to('phone', 'Ring about a van'),
      ],
    }),
    block('specTable', {
      heading: 'Vans of the kind we sell',
      firstColumn: 'Figure',
      columns: ['Tourer 18', 'Tourer 21', 'Off-road 19'],
      rows: [
        { _type: 'specRow', label: 'Berths', values: ['2', '4', '2'] },
        { _type: 'specRow', label: 'Tare', values: ['2,050 kg', '2,380 kg', '2,410 kg'] },
        { _type: 'specRow', label: 'ATM', values: ['2,500 kg', '2,950 kg', '3,100 kg'] },
        { _type: 'specRow', label: 'Ball weight, empty', values: ['165 kg', '190 kg', '205 kg'] },
        { _type: 'specRow', label: 'Fresh water', values: ['2 × 80 L', '2 × 95 L', '3 × 80 L'] },
        { _type: 'specRow', label: 'Lithium', values: ['100 Ah', '200 Ah', '300 Ah'] },
        { _type: 'specRow', label: 'Solar', values: ['180 W', '360 W', '540 W'] },
      ],
      note: 'Typical figures. Each van’s page has its own, and we weigh it before you collect.',
    }),
    block('imageGallery', {
      heading: 'Have a walk around',
      pictures: [
        picture('caravan-side.webp', 'Caravan in profile', { caption: 'Door side' }),
        picture('caravan-rear.webp', 'Caravan from the rear quarter', { caption: 'Rear bar and spare' }),
        picture('caravan-dusk.webp', 'Caravan at dusk', { caption: 'Ready to go' }),
      ],
    }),
    block('faqAccordion', {
      heading: 'Before you buy a van',
      questions: [
        {
          _type: 'faq',
          question: 'What can my car tow?',
          answer: rich`Three numbers decide it: the car's towing limit, its GCM and the tow ball limit. Bring the car and we will work all three.`,
        },
        {
          _type: 'faq',
          question: 'Is the gas certificate included?',
          answer: rich`Always, and a twelve-month roadworthy on used vans.`,
        },
      ],
    }),
    shared('ring-the-yard'),
  ],
})

export const utes = page({
  path: '/utes',
  title: 'Utes and vans',
  description: 'Work utes and vans on the Warrego Highway at Toowoomba.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'Utes and vans',
      heading: 'Scratched by sheep, not by salesmen.',
      text: 'Farm trade-ins and work utes, checked underneath before they reach the front fence.',
      picture: picture('ute-day.webp', 'Green ute on open ground'),
      actions: [link.url('/search/used-cars?body=Ute', 'Utes on the yard')],
    }),
    block('textSection', {
      body: rich`
## What we check

- Chassis rails, spring hangers and tow points
- Injector balance and a compression test over 150,000 km
- Diff and transfer oil for metal
- PPSR, hail and flood history

You get the sheet, with the mechanic's name on it.
`,
    }),
    shared('ring-the-yard'),
  ],
})

export const specialOffers = page({
  path: '/special-offers',
  title: 'Yard specials',
  description: 'Specials on trucks, caravans and the workshop, each with the day it ends.',
  blocks: [
    block('breadcrumbs', {}),
    block('offerSearch', { heading: 'Yard specials', intro: 'Each with the day it ends.' }),
    block('paymentMethods', { heading: 'Pay at the counter or online' }),
  ],
})
