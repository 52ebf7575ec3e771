import { inGroup, later, list, number, select, text, toggle } from './define.ts'

export const locationSwitches = inGroup('locations', {
  locationSectionEnabled: later(
    toggle('Location section', 'Shows the locations on pages that have the section.', true),
  ),
  locationSectionLayout: later(
    select(
      'Location layout',
      'How locations are shown.',
      { card: 'One card', grid: 'Grid of cards', map: 'Map with details' },
      'grid',
    ),
  ),
  locationViewStockEnabled: later(toggle('View Our Stock button', 'On location cards.', false)),
  locationPathStyle: later(
    select(
      'Location addresses',
      'How addresses of location pages begin.',
      { locations: '/locations/…', 'our-location': '/our-location/…', 'contact-us': '/contact-us/…' },
      'locations',
    ),
  ),
  mapProvider: later(text('Map service', 'Name of the map service.', 'openTiles')),
  byAppointmentOnly: later(
    toggle('By appointment only', 'Said in place of Closed for sales and service.', false),
  ),
})

export const reviewSwitches = inGroup('reviews', {
  reviewsEnabled: later(toggle('Reviews', 'Shows Google reviews.', true)),
  reviewMinRating: later(
    number('Reviews above', 'Average rating the dealer must exceed for reviews to show.', 4, 0, 5),
  ),
  reviewQuantity: later(number('Number of reviews', 'Reviews shown in full.', 12, 1, 50)),
  hiddenReviewTitles: later(list('Hidden reviews', 'Reviews by these names are left out.')),
})
