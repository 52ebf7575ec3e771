import { flag, text } from '../clean.ts'
import type { Format } from './format.ts'

const priceTypes: Record<string, string> = {
  drive_away_price: 'Drive Away',
  estimated_drive_away_price: 'Estimated Drive Away',
  excluding_government_charges_price: 'Excl. Govt. Charges',
}

/** Google vehicle ads, also as RSS with `g:` (support.google.com/merchants/answer/11192663). */
export const google: Format = {
  key: 'google-vehicle-ads',
  title: 'Google vehicle ads',
  signature: [
    'storecode',
    'imagelink',
    'vehiclepricetype',
    'vehiclefulfillment',
    'googleproductcategory',
    'linktemplate',
  ],
  columns: {
    id: 'stocknum',
    vin: 'vin',
    title: 'name',
    brand: 'make',
    make: 'make',
    model: 'model',
    trim: 'badge',
    year: 'year',
    mileage: 'km',
    color: 'colour',
    condition: 'car_type',
    price: 'price',
    vehiclepricetype: 'price_type',
    bodystyle: 'body',
    engine: 'engine',
    transmission: 'transmission',
    drivetrain: 'drive',
    fueltype: 'fuel',
    fuelconsumption: 'fuel_consumption',
    description: 'dealercomments',
    vehicleoption: 'standardEquipment',
    certifiedpreowned: 'certified',
    certifiedpreownedvehicle: 'certified',
    imagelink: 'images',
    additionalimagelink: 'more_images',
    availability: 'status',
    dateinstock: 'created_at',
    storecode: 'dealership_id',
    dealershipname: 'dealership_name',
    dealershipaddress: null,
    placeid: null,
    link: null,
    linktemplate: null,
    googleproductcategory: null,
    vehiclefulfillment: null,
    vehiclemsrp: null,
    vehicleallinprice: null,
    datefirstregistered: null,
    co2emissions: null,
    electricrange: null,
    warranty: null,
  },
  finish({ cells }) {
    cells.price_type = priceTypes[text(cells.price_type)?.toLowerCase() ?? ''] ?? cells.price_type
    if (flag(cells.certified) && !text(cells.car_type)) cells.car_type = 'used'
  },
}
