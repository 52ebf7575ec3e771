import { link, menu, picture } from '../compose.ts'

const companies = menu('Our companies', undefined, {
  children: [
    menu('TWG Cars', '/twg-cars'),
    menu('TWG Rental', '/twg-rental'),
    menu('TWG Tyres', '/twg-tyres'),
    menu('Neotek', '/neotek'),
    menu('4x4 Outdoor', '/4x4-outdoor'),
  ],
})

export const navigation = {
  headerMenu: [
    menu('Home', 'to:home'),
    menu('Brands', '/brands', {
      brands: true,
      tiles: [
        {
          label: 'Special offers',
          text: 'New, demo and used, this month',
          image: picture('new-ute.webp', 'Orange dual-cab ute'),
          link: link.page('/special-offers', 'Special offers'),
        },
        {
          label: 'What is your car worth?',
          text: 'A written offer in one visit',
          image: picture('trade-in-wagon.webp', 'Wagon ready for its valuation'),
          link: link.page('/trade-in', 'Trade in'),
        },
        {
          label: 'Drive it first',
          text: 'At the showroom or at your door',
          image: picture('showroom-suv.webp', 'SUV in a bright showroom'),
          link: link.page('/book-test-drive', 'Book a test drive'),
        },
      ],
    }),
    menu('Stock', 'to:stockSearch'),
    menu('Finance', 'to:finance'),
    menu('Service & Parts', 'to:service', {
      children: [
        menu('Book a service', 'to:service'),
        menu('Capped price service', '/pages/capped-price-service'),
        menu('Roadside assistance', '/pages/roadside-assistance'),
        menu('Warranty', '/warranty'),
      ],
    }),
    menu('Company', '/about-us', {
      children: [
        menu('About Us', '/about-us'),
        menu('How buying works', '/buying'),
        menu('Owners benefits', '/pages/owners'),
        menu('News', '/news'),
        companies,
      ],
    }),
  ],
  footerMenu: [
    menu('Buy', undefined, {
      children: [
        menu('Our stock', 'to:stockSearch'),
        menu('Brands', '/brands'),
        menu('Special offers', '/special-offers'),
        menu('How buying works', '/buying'),
        menu('Test Drive', '/book-test-drive'),
        menu('Trade In', '/trade-in'),
      ],
    }),
    menu('Own', undefined, {
      children: [
        menu('Service & Parts', 'to:service'),
        menu('Capped price service', '/pages/capped-price-service'),
        menu('Roadside assistance', '/pages/roadside-assistance'),
        menu('Warranty', '/warranty'),
        menu('Finance', 'to:finance'),
        menu('Finance and insurance', '/finance-and-insurance'),
        menu('Fleet', '/fleet'),
      ],
    }),
    companies,
    menu('Motorworld', undefined, {
      children: [
        menu('About Us', '/about-us'),
        menu('News', '/news'),
        menu('Contact Us', 'to:contact'),
        menu('Terms', '/terms-and-conditions'),
        menu('Privacy', '/privacy-policy'),
      ],
    }),
  ],
}
