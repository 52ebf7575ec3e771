import { fromCatalogue } from '../../brands/catalogue.ts'

export const brands = [
  fromCatalogue(
    'isuzu',
    'The badge we have most of. We service them the day they come in and again before they go.',
  ),
  fromCatalogue('hino', 'Tippers, pantechs and tilt trays with their service books.'),
  fromCatalogue('fuso', 'Canters and Fighters for trades and councils.'),
  fromCatalogue('iveco', 'Dailys and Accos, bought from fleets we know.'),
  fromCatalogue('volvo', 'Prime movers with their engine reports on the windscreen.'),
  fromCatalogue('scania', 'Sleepers for the long road, checked over our own pit.'),
  fromCatalogue('man', 'Straight from local hauliers, with our own workshop history.'),
]
