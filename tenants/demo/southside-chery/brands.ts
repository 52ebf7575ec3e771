import { fromCatalogue } from '../../brands/catalogue.ts'

export const brands = [fromCatalogue('chery', 'The one new brand we sell, so we know every model there is.')]
