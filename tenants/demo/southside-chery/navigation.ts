import { menu } from '../compose.ts'

/** The menus of the specification for a site of one brand (document B, section 2). */
export const navigation = {
  headerMenu: [
    menu('Home', 'to:home'),
    menu('Models', '/models', {
      children: [
        menu('Omoda 5', '/models/omoda-5'),
        menu('Omoda 5 FX', '/models/omoda-5-fx'),
        menu('Tiggo 4 Pro', '/models/tiggo-4-pro'),
        menu('Tiggo 7 Pro', '/models/tiggo-7-pro'),
        menu('All models', '/models'),
      ],
    }),
    menu('Stock', 'to:stockSearch', {
      children: [
        menu('Our stock', 'to:stockSearch'),
        menu('Special offers', '/special-offers'),
        menu('Trade in', '/trade-in'),
      ],
    }),
    menu('Finance', 'to:finance'),
    menu('Service & Parts', 'to:service', {
      children: [
        menu('Book a service', 'to:service'),
        menu('Parts and accessories', '/vehicle-parts-and-accessories'),
        menu('Capped price service', '/pages/capped-price-service'),
        menu('Warranty', '/warranty'),
        menu('Roadside assistance', '/pages/roadside-assistance'),
      ],
    }),
    menu('Company', '/about-us', {
      children: [
        menu('About Us', '/about-us'),
        menu('Diamond Advantage', '/diamond-advantage'),
        menu('News', '/news'),
      ],
    }),
  ],
  footerMenu: [
    menu('Models', '/models'),
    menu('Buyer Tools', undefined, {
      children: [
        menu('Our Stock', 'to:stockSearch'),
        menu('Finance', 'to:finance'),
        menu('Trade In', '/trade-in'),
        menu('Test Drive', '/book-test-drive'),
        menu('Owners Benefits', '/pages/owners'),
      ],
    }),
    menu('Service & Parts', 'to:service'),
    menu('About Us', '/about-us'),
    menu('News', '/news'),
    menu('Contact Us', 'to:contact'),
    menu('Terms', '/terms-and-conditions'),
    menu('Privacy', '/privacy-policy'),
  ],
}
