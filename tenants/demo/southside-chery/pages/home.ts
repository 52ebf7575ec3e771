import { block, link, page, picture, rich, vehicles } from '../../compose.ts'

export const home = page({
  path: '/',
  title: 'Southside Chery',
  seoTitle: 'Chery Brisbane Southside | Southside Chery, Springwood',
  description:
    'Chery OMODA and Tiggo SUVs at Springwood. Drive away prices, seven-year warranty and same-week test drives.',
  blocks: [
    block('hero', {
      layout: 'cover',
      eyebrow: 'OMODA 5',
      heading: 'Arrive after dark.',
      text: 'The compact SUV with the presence of a bigger one.',
      picture: picture('hero-night.webp', 'Crimson SUV under a line of light', { focus: [0.66, 0.6] }),
      phonePicture: picture('hero-night-phone.webp', 'Crimson SUV under a line of light'),
      actions: [
        link.page('/models/omoda-5', 'Meet the OMODA 5'),
        link.page('/book-test-drive', 'Book a drive'),
      ],
    }),
    block('imageGallery', {
      heading: 'The range',
      intro: 'One price for each grade, drive away.',
      pictures: [
        picture('omoda-5.webp', 'OMODA 5 in crimson', { caption: 'OMODA 5' }),
        picture('omoda-5-fx.webp', 'OMODA 5 FX in deep blue', { caption: 'OMODA 5 FX' }),
        picture('tiggo-4-pro.webp', 'Tiggo 4 Pro in white', { caption: 'Tiggo 4 Pro' }),
        picture('tiggo-7-pro.webp', 'Tiggo 7 Pro in silver', { caption: 'Tiggo 7 Pro' }),
      ],
    }),
    block('vehicleCarousel', {
      heading: 'Here now.',
      intro: 'New and demo. Registered this week, if you like.',
      stock: vehicles({ make: ['Chery'], car_type: ['new', 'demo'] }),
      limit: 8,
      layout: 'row',
      linkLabel: 'All {count} of them',
    }),
    block('specTable', {
      heading: 'Drive away, in one line',
      firstColumn: 'OMODA 5',
      columns: ['BX', 'EX', 'GT'],
      rows: [
        { _type: 'specRow', label: 'Drive away', values: ['$39,990', '$41,990', '$45,990'] },
        { _type: 'specRow', label: 'Seats', values: ['5', '5', '5'] },
        { _type: 'specRow', label: 'Length', values: ['4,400 mm', '4,400 mm', '4,400 mm'] },
        { _type: 'specRow', label: 'Towing, braked', values: ['1,300 kg', '1,300 kg', '1,300 kg'] },
        { _type: 'specRow', label: 'Driver assistance systems', values: ['18', '18', '18'] },
      ],
      note: 'Drive away for private buyers in Queensland. Premium paint extra.',
      tone: 'dark',
    }),
    block('promotionsSlider', {
      label: 'Offers',
      autoplay: true,
      slides: [
        {
          _type: 'slide',
          image: picture('banner-offer.webp', 'Black SUV on crimson'),
          phoneImage: picture('banner-offer-phone.webp', 'Black SUV on crimson'),
          heading: 'On-road costs, on us.',
          text: 'On every new OMODA 5 in stock.',
          link: link.page('/special-offers', 'See the offer'),
        },
        {
          _type: 'slide',
          image: picture('banner-drive.webp', 'White hatchback SUV at night'),
          phoneImage: picture('banner-drive-phone.webp', 'White hatchback SUV at night'),
          heading: 'Keep it overnight.',
          text: 'Collect at five. Bring it back at nine.',
          link: link.page('/book-test-drive', 'Book an overnight drive'),
        },
      ],
    }),
    block('budgetSearch', { heading: 'Name the figure.', intro: 'New, demo and used, by what they cost.' }),
    block('warranty', {
      heading: 'Seven years. In writing.',
      intro: 'With every new Chery.',
      link: link.page('/warranty', 'Read the warranty'),
    }),
    block('textSection', {
      heading: 'Springwood, just off the M1',
      body: rich`
One new brand, two showrooms and a used car yard at Rocklea. We know every model on the floor because we sell no other.
`,
      picture: picture('rear-night.webp', 'Crimson SUV from behind, tail lamps lit'),
      pictureSide: 'left',
      action: link.page('/about-us', 'About us'),
    }),
    block('callToAction', {
      layout: 'contact',
      heading: 'See one tonight',
      text: 'Open until 8 pm on Thursdays.',
      tone: 'dark',
    }),
  ],
})
