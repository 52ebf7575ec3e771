import { type LinkInput, link, type MenuInput, menu, ref } from '../compose.ts'

/** An entry with the picture, price and stock of a model. */
const model = (label: string, to: LinkInput): MenuInput => ({
  label,
  link: to,
  model: ref.model(`chery-${label.toLowerCase().replaceAll(' ', '-')}`),
})

/** The menus of the specification for a site of one brand (document B, section 2). */
export const navigation = {
  headerMenu: [
    menu('Home', 'to:home'),
    menu('Models', '/models', {
      children: [
        menu('Compact SUVs', undefined, {
          children: [
            model('Omoda 5', link.page('/models/omoda-5', 'Omoda 5')),
            model('Omoda 5 FX', link.page('/models/omoda-5-fx', 'Omoda 5 FX')),
            model('Tiggo 4 Pro', link.page('/models/tiggo-4-pro', 'Tiggo 4 Pro')),
          ],
        }),
        menu('Family SUVs', undefined, {
          children: [
            model('Tiggo 7 Pro', link.page('/models/tiggo-7-pro', 'Tiggo 7 Pro')),
            model('Tiggo 8 Pro Max', link.url('/search/chery/tiggo-8-pro-max', 'Tiggo 8 Pro Max')),
          ],
        }),
        menu('Electric', undefined, {
          children: [model('Omoda E5', link.url('/search/chery/omoda-e5', 'Omoda E5'))],
        }),
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
