import { block, link, page, picture, rich, vehicles } from '../../compose.ts'

export const home = page({
  path: '/',
  title: 'Motorworld',
  seoTitle: 'New, used and demo cars in Brisbane | Motorworld',
  description:
    'More than 40 brands at more than 50 locations. Compare new, used and demo cars, book a service and trade in with one Australian group.',
  blocks: [
    block('hero', {
      layout: 'split',
      eyebrow: 'New, used and demo · Cairns to Perth',
      heading: 'Every brand you are weighing up, in one place.',
      text: 'Tell us the car, the budget or just the suburb you drive from. We will show you what is on the ground today.',
      picture: picture('showroom-suv.webp', 'Blue seven-seat SUV in a bright showroom'),
      actions: [link.to('stockSearch', 'Browse all cars'), link.page('/trade-in', 'Value my trade-in')],
      showSearch: true,
    }),
    block('bodyTypeSearch', {
      heading: 'What shape of life?',
      bodies: [
        'SUV',
        'Ute',
        'Hatch',
        'Sedan',
        'Wagon',
        'Van',
        'People Mover',
        'Coupe',
        'Convertible',
        'Motorcycle',
      ],
    }),
    block('vehicleCarousel', {
      heading: 'Just landed',
      intro: 'The latest used and demo cars to come through our workshops.',
      stock: vehicles({ car_type: ['used', 'demo'], item_type: ['car'] }),
      sort: 'newest',
      limit: 9,
      layout: 'row',
      linkLabel: 'See all {count}',
      tone: 'muted',
    }),
    block('manufacturerLogos', {
      heading: 'Shop by brand',
      kind: 'cars',
      showNames: true,
      link: link.page('/brands', 'See every brand and company'),
    }),
    block('promotionsSlider', {
      label: 'Current promotions',
      autoplay: true,
      slides: [
        {
          _type: 'slide',
          image: picture('banner-electric.webp', 'White electric hatch in a light-filled showroom'),
          phoneImage: picture(
            'banner-electric-phone.webp',
            'White electric hatch in a light-filled showroom',
          ),
          heading: 'Go electric, keep your weekends.',
          text: 'Drive a plug-in hybrid and a full electric back to back at our Newstead showroom.',
          link: link.page('/book-test-drive', 'Book a back-to-back drive'),
        },
        {
          _type: 'slide',
          image: picture('banner-used.webp', 'Grey sedan on a pale blue studio floor'),
          phoneImage: picture('banner-used-phone.webp', 'Grey sedan on a pale blue studio floor'),
          heading: 'Used cars with the history up front.',
          text: 'A 110-point inspection, a PPSR certificate and a 48 hour money-back guarantee.',
          link: link.url('/search/used-cars', 'See used cars'),
        },
        {
          _type: 'slide',
          image: picture('banner-family.webp', 'Silver wagon in a studio'),
          phoneImage: picture('banner-family-phone.webp', 'Silver wagon in a studio'),
          heading: 'Room for the pram, the dog and the boards.',
          text: 'Our family car desk has measured the boots so you do not have to.',
          link: link.page('/buying', 'How to choose a family car'),
        },
      ],
    }),
    block('statsBanner', { heading: 'A family group since 1994', tone: 'muted' }),
    block('promoTiles', {
      heading: 'This month at Motorworld',
      intro: 'Each ends when its date says so. No countdown clocks.',
      source: 'all',
      limit: 6,
      showTradeIn: true,
    }),
    block('budgetSearch', {
      heading: 'Start with what you want to spend.',
      intro: 'Drag both ends. The button counts what is on the ground between them, in every showroom.',
    }),
    block('featureBanner', {
      heading: 'Three things people come back for',
      features: [
        {
          _type: 'feature',
          icon: 'tag',
          title: 'See the latest offers',
          text: 'Each with its terms and the day it ends.',
          link: link.page('/special-offers', 'Latest offers'),
        },
        {
          _type: 'feature',
          icon: 'service',
          title: 'Book your service',
          text: 'Factory-trained technicians, capped prices and a loan car when you need one.',
          link: link.to('service', 'Book a service'),
        },
        {
          _type: 'feature',
          icon: 'car',
          title: 'Sell us your car',
          text: 'A firm figure in writing, whether or not you buy from us.',
          link: link.page('/trade-in', 'Sell your car'),
        },
      ],
    }),
    block('reviewsSample', {
      heading: 'What drivers say',
      text: 'An example of how ratings look. This is a demonstration site, so nobody has rated it.',
      average: 4.3,
      count: 651,
      source: 'Sample figures',
      tone: 'muted',
    }),
    block('textSection', {
      heading: 'One group, the same straight answers everywhere',
      body: rich`Motorworld began with one workshop on Breakfast Creek Road. Today we look after drivers from Cairns to Perth, with showrooms, workshops, tyre bays and a rental fleet.

What has not changed is how we sell. A price never stands without saying what is in it. The person who shows you the car is the person who answers the phone afterwards.`,
      picture: picture('fleet-van.webp', 'Silver delivery van ready for handover'),
      pictureSide: 'right',
      action: link.page('/about-us', 'About the group'),
    }),
    block('faqAccordion', {
      heading: 'Before you visit',
      questions: [
        {
          _type: 'faq',
          question: 'Is the price on the website the price I pay?',
          answer: rich`Where a car is marked **drive away**, yes: it includes stamp duty, registration, CTP and delivery for a private buyer in the car’s own state. Where it is marked **excluding government charges**, we will work out the on-road figure for your postcode.`,
        },
        {
          _type: 'faq',
          question: 'Can I drive two brands on the same visit?',
          answer: rich`That is the point of a group. Tell us which cars you are comparing when you [book a test drive](/book-test-drive) and we will have both at one showroom.`,
        },
        {
          _type: 'faq',
          question: 'Do you deliver outside Brisbane?',
          answer: rich`Yes, from any of our showrooms. Ask for a delivery price before you commit.`,
        },
      ],
      action: link.to('contact', 'Contact Us'),
    }),
  ],
})
