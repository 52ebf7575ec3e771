import { block, link, page, picture, rich, vehicles } from '../../compose.ts'

export const home = page({
  path: '/',
  title: 'Outback Trucks & Caravans',
  seoTitle: 'Trucks, caravans and utes in Toowoomba | Outback Trucks & Caravans',
  description:
    'Used trucks, touring caravans and work utes on the Warrego Highway at Toowoomba. Sales, service and parts in one yard.',
  blocks: [
    block('hero', {
      layout: 'cover',
      eyebrow: 'Trucks · Caravans · Utes · Toowoomba',
      heading: 'Built for the load, the road and the long way home.',
      text: 'Trays, pantechs, touring vans and the workshop that keeps them moving.',
      picture: picture('hero-dusk.webp', 'White tray truck on red ground at dusk', { focus: [0.68, 0.6] }),
      phonePicture: picture('hero-dusk-phone.webp', 'White tray truck on red ground at dusk'),
      actions: [link.to('stockSearch', 'What is on the yard'), link.to('phone', 'Ring the yard')],
    }),
    block('searchBox', { heading: 'Find it on the yard', fields: ['words', 'make', 'body', 'price'] }),
    block('featureBanner', {
      features: [
        {
          _type: 'feature',
          icon: 'truck',
          title: 'Trucks',
          text: '4.5 tonne GVM to prime movers. Tray, tipper, pantech or cab-chassis.',
          link: link.page('/trucks', 'Trucks'),
        },
        {
          _type: 'feature',
          icon: 'roadside',
          title: 'Caravans',
          text: 'Touring and off-road vans, each with its weights.',
          link: link.page('/caravans', 'Caravans'),
        },
        {
          _type: 'feature',
          icon: 'service',
          title: 'Workshop',
          text: 'Diesel, brakes, suspension, gas and 12 volt. COI inspections.',
          link: link.to('service', 'Book the workshop'),
        },
      ],
    }),
    block('vehicleCarousel', {
      heading: 'Ready to work',
      intro: 'Used trucks with the kilometres on them and the service book in the door.',
      stock: vehicles({ item_type: ['truck'], car_type: ['used'] }),
      limit: 3,
      layout: 'grid',
      linkLabel: 'All {count} used trucks',
      emptyText: 'Every used truck is out working. Ring the yard: more are on their way.',
    }),
    block('popularMakes', { heading: 'Makes on the yard', limit: 12, tone: 'muted' }),
    block('specTable', {
      heading: 'Pick it by what it carries',
      intro: 'Typical figures for trucks on the yard. The plate on the door is the one that counts.',
      firstColumn: 'Model class',
      columns: ['4.5 t', '8 t', '14 t'],
      rows: [
        { _type: 'specRow', label: 'Licence', values: ['Car (C)', 'Light rigid', 'Medium rigid'] },
        { _type: 'specRow', label: 'Payload with steel tray', values: ['1,650 kg', '3,900 kg', '8,200 kg'] },
        { _type: 'specRow', label: 'Tray length', values: ['3.6 m', '5.2 m', '6.5 m'] },
        { _type: 'specRow', label: 'Braked towing', values: ['3,500 kg', '4,500 kg', '12,000 kg'] },
        { _type: 'specRow', label: 'Service every', values: ['20,000 km', '30,000 km', '40,000 km'] },
      ],
      note: 'Payload varies with body, bar work and fuel. We weigh every truck before delivery.',
    }),
    block('promotionsSlider', {
      label: 'On the yard now',
      autoplay: false,
      slides: [
        {
          _type: 'slide',
          image: picture('banner-caravan.webp', 'Touring caravan on open ground'),
          phoneImage: picture('banner-caravan-phone.webp', 'Touring caravan on open ground'),
          heading: 'Vans ready for the dry season.',
          text: 'Wired, weighed and gas-certified.',
          link: link.page('/caravans', 'See caravans'),
        },
        {
          _type: 'slide',
          image: picture('banner-truck.webp', 'Ochre tray truck on open ground'),
          phoneImage: picture('banner-truck-phone.webp', 'Ochre tray truck on open ground'),
          heading: 'Trays on the ground, not on a boat.',
          text: 'And cab-chassis in stock for body builds.',
          link: link.page('/trucks', 'See trucks'),
        },
      ],
    }),
    block('promoTiles', { heading: 'Yard specials', source: 'all', limit: 3, tone: 'muted' }),
    block('textSection', {
      heading: 'On the highway since 1995',
      body: rich`
The yard is nine acres on the Warrego. You can drive a B-double in one gate and out the other, and nobody minds if you bring the dog.

We sell what our own workshop is prepared to look after. If a truck is wrong for the job we will say so, and tell you who has the right one.
`,
      picture: picture('truck-rear.webp', 'Tray truck from behind in the workshop'),
      pictureSide: 'right',
      action: link.page('/about-us', 'About the yard'),
    }),
    block('faqAccordion', {
      heading: 'Asked at the counter',
      questions: [
        {
          _type: 'faq',
          question: 'Can I drive a 4.5 tonne truck on a car licence?',
          answer: rich`Yes, in Queensland a class C licence covers up to 4.5 tonne GVM. Over that you need light rigid or higher.`,
        },
        {
          _type: 'faq',
          question: 'Do you do body building?',
          answer: rich`Steel and alloy trays, tippers and service bodies are built in our back shed. Fridge and pantech bodies come from a builder in Wacol.`,
        },
        {
          _type: 'faq',
          question: 'Will my ute tow that van?',
          answer: rich`Bring the ute. We put the lot on the weighbridge, loaded the way you travel, and read the ball weight off the scale.`,
        },
      ],
    }),
    block('callToAction', {
      layout: 'contact',
      heading: 'Ring the yard',
      text: 'Monday to Friday 7 to 5.30. Saturday 8 to 1. After that, the breakdown line.',
      tone: 'dark',
    }),
  ],
})
