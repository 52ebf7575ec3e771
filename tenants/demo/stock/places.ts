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

/** Suburb, postcode, position and share of a further place. */
type Suburb = [city: string, postcode: string, lat: number, long: number, share: number]

/** Further places of a dealership, numbered after those that stand on their own; telephone numbers are of no one. */
const more = (
  dealershipId: number,
  dealership: string,
  state: string,
  phone: string,
  suburbs: readonly Suburb[],
): Place[] =>
  suburbs.map(([city, postcode, lat, long, share], at) => ({
    ...place(dealershipId * 10, dealership, city, state, postcode, [lat, long], `${phone}${11 + at}`, share),
    id: String(dealershipId * 100 + 11 + at),
  }))

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
    ...more(10, 'Motorworld', 'QLD', '(07) 5550 12', [
      ['Brendale', '4500', -27.3282, 152.9736, 4],
      ['Aspley', '4034', -27.3639, 153.0157, 3],
      ['Ipswich', '4305', -27.623, 152.76, 3],
      ['Toowong', '4066', -27.4843, 152.9837, 2],
      ['Cleveland', '4163', -27.5334, 153.2668, 2],
      ['Moorooka', '4105', -27.535, 153.026, 3],
      ['Caboolture', '4510', -27.0667, 152.9667, 2],
      ['Maroochydore', '4558', -26.65, 153.1, 3],
      ['Noosaville', '4566', -26.4135, 153.0506, 1],
      ['Burleigh Heads', '4220', -28.0964, 153.4331, 2],
      ['Toowoomba', '4350', -27.5598, 151.9507, 2],
      ['Bundaberg', '4670', -24.867, 152.351, 1],
      ['Mackay', '4740', -21.1425, 149.1821, 1],
      ['Townsville', '4814', -19.2667, 146.7666, 2],
      ['Cairns', '4870', -16.9387, 145.7565, 1],
    ]),
    ...more(12, 'Motorworld Sydney', 'NSW', '(02) 5550 13', [
      ['Liverpool', '2170', -33.9286, 150.918, 4],
      ['Castle Hill', '2154', -33.7271, 150.9947, 3],
      ['Brookvale', '2100', -33.7653, 151.2704, 2],
      ['Five Dock', '2046', -33.8693, 151.1296, 2],
      ['Penrith', '2750', -33.7507, 150.6877, 3],
      ['Hornsby', '2077', -33.7046, 151.0987, 2],
      ['Wollongong', '2500', -34.4278, 150.8931, 2],
      ['Broadmeadow', '2292', -32.9252, 151.7342, 2],
      ['Gosford', '2250', -33.4267, 151.3417, 2],
      ['Tweed Heads', '2485', -28.1786, 153.5157, 1],
    ]),
    ...more(13, 'Motorworld Melbourne', 'VIC', '(03) 5550 14', [
      ['Essendon', '3040', -37.7505, 144.9143, 3],
      ['Ringwood', '3134', -37.8106, 145.2307, 3],
      ['Frankston', '3199', -38.1466, 145.1357, 2],
      ['Werribee', '3030', -37.8998, 144.6641, 2],
      ['Nunawading', '3131', -37.8184, 145.176, 3],
      ['Preston', '3072', -37.7399, 145.0108, 2],
      ['Geelong', '3220', -38.1499, 144.3617, 2],
      ['Ballarat', '3350', -37.5622, 143.8503, 1],
    ]),
    ...more(14, 'Motorworld Perth', 'WA', '(08) 5550 15', [
      ['Cannington', '6107', -32.0179, 115.9347, 3],
      ['Rockingham', '6168', -32.2781, 115.7351, 2],
      ['Joondalup', '6027', -31.7339, 115.7657, 2],
      ['Midland', '6056', -31.8918, 116.0134, 2],
      ['Bunbury', '6230', -33.321, 115.6384, 1],
    ]),
    ...more(15, 'Motorworld Adelaide', 'SA', '(08) 7010 16', [
      ['Enfield', '5085', -34.8629, 138.6063, 2],
      ['Melrose Park', '5039', -34.99, 138.576, 2],
      ['Christies Beach', '5165', -35.1335, 138.4762, 1],
      ['Gawler', '5118', -34.5974, 138.7448, 1],
    ]),
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
