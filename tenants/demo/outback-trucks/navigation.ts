import { link, menu, picture } from '../compose.ts'

export const navigation = {
  headerMenu: [
    menu('Home', 'to:home'),
    menu('Trucks', '/trucks', {
      brands: true,
      tiles: [
        {
          label: 'Trucks in the yard',
          text: 'Tippers, trays, pantechs, prime movers',
          image: picture('tray-truck.webp', 'White tray truck'),
          link: link.page('/trucks', 'Trucks'),
        },
        {
          label: 'Sell us yours',
          text: 'We come to the farm gate and pay on the day',
          image: picture('van-shed.webp', 'Van in the shed'),
          link: link.page('/trade-in', 'Sell or trade in'),
        },
      ],
    }),
    menu('Caravans', '/caravans'),
    menu('Stock', 'to:stockSearch', {
      children: [
        menu('All stock', 'to:stockSearch'),
        menu('Trucks', '/trucks'),
        menu('Caravans', '/caravans'),
        menu('Utes and four-wheel drives', '/utes'),
        menu('Special offers', '/special-offers'),
      ],
    }),
    menu('Finance', 'to:finance'),
    menu('Service & Parts', 'to:service', {
      children: [
        menu('Workshop', 'to:service'),
        menu('Parts', '/vehicle-parts-and-accessories'),
        menu('Capped price service', '/pages/capped-price-service'),
        menu('Roadside assistance', '/pages/roadside-assistance'),
        menu('Warranty', '/warranty'),
      ],
    }),
    menu('About', '/about-us', {
      children: [
        menu('About Us', '/about-us'),
        menu('Buying from us', '/buying'),
        menu('Owners benefits', '/pages/owners'),
        menu('News', '/news'),
      ],
    }),
  ],
  footerMenu: [
    menu('The yard', undefined, {
      children: [
        menu('All stock', 'to:stockSearch'),
        menu('Trucks', '/trucks'),
        menu('Caravans', '/caravans'),
        menu('Utes and four-wheel drives', '/utes'),
        menu('Special offers', '/special-offers'),
      ],
    }),
    menu('The workshop', undefined, {
      children: [
        menu('Service', 'to:service'),
        menu('Parts', '/vehicle-parts-and-accessories'),
        menu('Roadside assistance', '/pages/roadside-assistance'),
        menu('Warranty', '/warranty'),
      ],
    }),
    menu('The counter', undefined, {
      children: [
        menu('Finance', 'to:finance'),
        menu('Sell or trade in', '/trade-in'),
        menu('Buying from us', '/buying'),
        menu('Contact Us', 'to:contact'),
      ],
    }),
    menu('The business', undefined, {
      children: [
        menu('About Us', '/about-us'),
        menu('News', '/news'),
        menu('Terms', '/terms-and-conditions'),
        menu('Privacy', '/privacy-policy'),
      ],
    }),
  ],
}
