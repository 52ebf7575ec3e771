import { fromCatalogue } from '../../brands/catalogue.ts'

export const brands = [
  fromCatalogue('chery', 'The only dealer between the river and Logan that sells nothing else.'),
]
