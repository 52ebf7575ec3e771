import { fromCatalogue } from '../../brands/catalogue.ts'

export const brands = [
  fromCatalogue('isuzu', 'Half of our yard. We service them the day they come in and again before they go.'),
  fromCatalogue('hino', 'Tippers, pantechs and tilt trays with their service books.'),
  fromCatalogue('fuso', 'Canters for trades and councils, most of them one-owner.'),
  fromCatalogue('iveco', 'Dailys and Accos, bought from fleets we know.'),
  fromCatalogue('volvo', 'Prime movers with their engine reports on the windscreen.'),
  fromCatalogue('scania', 'Two or three a month, usually sold before they are washed.'),
  fromCatalogue('man', 'Straight from local hauliers, with our own workshop history.'),
]
