import { slugOf } from '#platform/slug.ts'

/** A place of sales with what a vehicle says of it (ENT-09). Coordinates are those of the suburb. */
export interface Place {
  id: string
  name: string
  slug: string
  phone: string
  city: string
  state: string
  postcode: string
  lat: number
  long: number
  dealership_id: string
  dealership_slug: string
  dealership_name: string
  /** What stands there: cars, or trucks, caravans and motorcycles. */
  sells: 'cars' | 'others'
  /** Share of the tenant's stock of that kind. */
  share: number
}

const place = (
  id: number,
  dealership: string,
  city: string,
  state: string,
  postcode: string,
  [lat, long]: [number, number],
  phone: string,
  share: number,
  sells: Place['sells'] = 'cars',
): Place => {
  return {
    id: String(id),
    name: `${dealership} ${city}`,
    slug: slugOf(`${dealership} ${city}`),
    phone,
    city,
    state,
    postcode,
    lat,
    long,
    dealership_id: String(Math.floor(id / 10)),
    dealership_slug: slugOf(dealership),
    dealership_name: dealership,
    share,
    sells,
  }
}

/** Where each demo site's vehicles stand; the first place is the one the site is named for. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  motorworld: [
    place(101, 'Motorworld', 'Newstead', 'QLD', '4006', [-27.4444, 153.0464], '(07) 7010 2600', 19),
    place(102, 'Motorworld', 'Springwood', 'QLD', '4127', [-27.6118, 153.129], '(07) 7010 2611', 11),
    place(103, 'Motorworld', 'Southport', 'QLD', '4215', [-27.9672, 153.398], '(07) 7010 2622', 8),
    place(
      111,
      'Motorworld Trucks & Bikes',
      'Eagle Farm',
      'QLD',
      '4009',
      [-27.4306, 153.0906],
      '(07) 7010 2633',
      1,
      'others',
    ),
    place(121, 'Motorworld Sydney', 'Parramatta', 'NSW', '2150', [-33.8178, 151.0035], '(02) 5550 1240', 18),
    place(122, 'Motorworld Sydney', 'Artarmon', 'NSW', '2064', [-33.8167, 151.1833], '(02) 5550 1251', 10),
    place(131, 'Motorworld Melbourne', 'Richmond', 'VIC', '3121', [-37.8182, 145.0018], '(03) 5550 1260', 9),
    place(132, 'Motorworld Melbourne', 'Dandenong', 'VIC', '3175', [-37.9833, 145.2], '(03) 5550 1271', 8),
    place(141, 'Motorworld Perth', 'Osborne Park', 'WA', '6017', [-31.9007, 115.8108], '(08) 5550 1280', 10),
    place(151, 'Motorworld Adelaide', 'Hindmarsh', 'SA', '5007', [-34.9061, 138.5706], '(08) 7010 1291', 5),
  ],
  'southside-chery': [
    place(201, 'Southside Chery', 'Springwood', 'QLD', '4127', [-27.6118, 153.129], '(07) 5550 1180', 60),
    place(202, 'Southside Chery', 'Mount Gravatt', 'QLD', '4122', [-27.5333, 153.0833], '(07) 5550 1192', 25),
    place(211, 'Southside Used Cars', 'Rocklea', 'QLD', '4106', [-27.5392, 153.004], '(07) 5550 1203', 15),
  ],
  'outback-trucks': [
    place(
      301,
      'Outback Trucks & Caravans',
      'Charlton',
      'QLD',
      '4350',
      [-27.5333, 151.8667],
      '(07) 7010 2640',
      70,
      'others',
    ),
    place(
      302,
      'Outback Trucks & Caravans',
      'Dalby',
      'QLD',
      '4405',
      [-27.1817, 151.2621],
      '(07) 7010 2651',
      18,
      'others',
    ),
    place(
      303,
      'Outback Trucks & Caravans',
      'Warwick',
      'QLD',
      '4370',
      [-28.219, 152.0344],
      '(07) 7010 2662',
      12,
      'others',
    ),
  ],
}
