import { fromCatalogue } from '../../brands/catalogue.ts'
import { type BrandInput, picture } from '../compose.ts'

export const brands: BrandInput[] = [
  {
    ...fromCatalogue('chery', 'The one new brand we sell, so we know every model there is.'),
    image: picture('tiggo-7-pro.webp', 'Tiggo 7 Pro in silver'),
  },
]
