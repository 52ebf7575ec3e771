import { inGroup, list, number, select, text, toggle } from './define.ts'

export const locationSwitches = inGroup('locations', {
  locationSectionEnabled: toggle(
    'Location section',
    'Shows the locations on pages that have the section.',
    true,
  ),
  locationSectionLayout: select(
    'Location layout',
    'How locations are shown.',
    { card: 'One card', grid: 'Grid of cards', map: 'Map with details' },
    'grid',
  ),
  locationViewStockEnabled: toggle('View Our Stock button', 'On location cards.', false),
  locationPathStyle: select(
    'Location addresses',
    'How addresses of location pages begin.',
    { locations: '/locations/…', 'our-location': '/our-location/…', 'contact-us': '/contact-us/…' },
    'locations',
  ),
  mapProvider: text('Map service', 'Name of the map service.', 'openTiles'),
  byAppointmentOnly: toggle('By appointment only', 'Said in place of Closed for sales and service.', false),
})

export const reviewSwitches = inGroup('reviews', {
  reviewsEnabled: toggle('Reviews', 'Shows Google reviews.', true),
  reviewMinRating: number(
    'Reviews above',
    'Average rating the dealer must exceed for reviews to show.',
    4,
    0,
    5,
  ),
  reviewQuantity: number('Number of reviews', 'Reviews shown in full.', 12, 1, 50),
  hiddenReviewTitles: list('Hidden reviews', 'Reviews by these names are left out.'),
})
