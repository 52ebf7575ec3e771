import { text } from '../clean.ts'
import type { Format } from './format.ts'

const bodies: Record<string, string> = {
  SMALL_CAR: 'Hatch',
  TRUCK: 'Ute',
  MINIVAN: 'People Mover',
  OTHER: '',
}
const transmissions: Record<string, string> = { OTHER: '', NONE: '' }

/** Meta automotive inventory: JSON, XML, or flattened columns (`image[0].url`, `mileage.value`). */
export const meta: Format = {
  key: 'meta-automotive',
  title: 'Meta automotive catalogue',
  signature: [
    'vehicleid',
    'stateofvehicle',
    'mileage.value',
    'mileage.unit',
    'image[0].url',
    'datefirstonlot',
    'exteriorcolor',
  ],
  columns: {
    vehicleid: 'stocknum',
    stocknumber: 'stocknum',
    vin: 'vin',
    title: 'name',
    make: 'make',
    model: 'model',
    trim: 'badge',
    year: 'year',
    bodystyle: 'body',
    description: 'dealercomments',
    exteriorcolor: 'colour',
    interiorcolor: null,
    image: 'images',
    'image.url': 'images',
    'image.tag': null,
    'mileage.value': 'km',
    'mileage.unit': 'mileage_unit',
    price: 'price',
    saleprice: 'sale_price',
    stateofvehicle: 'car_type',
    transmission: 'transmission',
    drivetrain: 'drive',
    fueltype: 'fuel',
    availability: 'status',
    datefirstonlot: 'created_at',
    'address.city': 'location.city',
    'address.region': 'location.state',
    'address.postalcode': 'location.postcode',
    'address.addr1': null,
    'address.country': null,
    latitude: 'location.lat',
    longitude: 'location.long',
    dealername: 'dealership_name',
    dealerid: 'dealership_id',
    dealerphone: 'location.phone',
    dealerprivacypolicyurl: null,
    dealercommunicationchannel: null,
    condition: null,
    url: null,
    vehicletype: null,
    previouscurrency: null,
    previousprice: null,
    fbpageid: null,
    applink: null,
    customlabel0: null,
  },
  finish({ cells }) {
    if (text(cells.car_type)?.toUpperCase() === 'CPO') cells.certified = true
    if (text(cells.sale_price)) cells.price = cells.sale_price
    const body = text(cells.body)?.toUpperCase() ?? ''
    cells.body = bodies[body] ?? cells.body
    cells.transmission = transmissions[text(cells.transmission)?.toUpperCase() ?? ''] ?? cells.transmission
  },
}
