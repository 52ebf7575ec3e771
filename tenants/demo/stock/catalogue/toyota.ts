import { linesOf } from './line.ts'

const toyota = linesOf('Toyota')
const lexus = linesOf('Lexus')

export const toyotas = [
  toyota('Corolla', 'Hatch', [2012], 'Ascent Sport 30, SX 33, ZR 38', 'p2.0 h1.8@2016', [4375, 1790, 1435], {
    gearbox: 'CVT',
    weight: 11,
    hold: 0.91,
    series: [
      [2012, 'ZRE182R'],
      [2018, 'MZEA12R'],
      [2022, 'ZWE219R'],
    ],
  }),
  toyota('Corolla', 'Sedan', [2013], 'Ascent Sport 30, SX 33, ZR 38', 'p1.8 h1.8@2019', [4630, 1780, 1435], {
    gearbox: 'CVT',
    weight: 4,
    hold: 0.91,
  }),
  toyota(
    'Yaris',
    'Hatch',
    [2011],
    'Ascent 22, Ascent Sport 26, SX 30, ZR 34',
    'p1.5 h1.5@2020',
    [3940, 1695, 1505],
    {
      gearbox: 'CVT',
      weight: 5,
    },
  ),
  toyota('Camry', 'Sedan', [2012], 'Ascent 36, Ascent Sport 39, SL 50', 'p2.5 h2.5', [4885, 1840, 1445], {
    weight: 7,
    gears: 8,
    series: [
      [2012, 'ASV50R'],
      [2017, 'ASV70R'],
      [2024, 'AXVH80R'],
    ],
  }),
  toyota('RAV4', 'SUV', [2013], 'GX 39, GXL 43, Cruiser 48, Edge 54', 'p2.5 h2.5@2019', [4600, 1855, 1685], {
    weight: 12,
    hold: 0.92,
    towing: 1500,
    series: [
      [2013, 'ALA49R'],
      [2019, 'AXAH54R'],
    ],
  }),
  toyota('Corolla Cross', 'SUV', [2022], 'GX 34, GXL 38, Atmos 43', 'p2.0 h2.0', [4460, 1825, 1620], {
    weight: 4,
    gearbox: 'CVT',
  }),
  toyota(
    'Yaris Cross',
    'SUV',
    [2020],
    'GX 31, GXL 34, Urban 38, GR Sport 39',
    'p1.5 h1.5',
    [4180, 1765, 1590],
    {
      weight: 4,
      gearbox: 'CVT',
      towing: 800,
    },
  ),
  toyota(
    'C-HR',
    'SUV',
    [2017],
    'Koba 37, GXL 43, GR Sport@2021 54',
    'u1.2t/4 h1.8@2020',
    [4390, 1795, 1565],
    { weight: 3, gearbox: 'CVT' },
  ),
  toyota('Kluger', 'SUV', [2014], 'GX 53, GXL 61, Grande 76', 'p3.5 h2.5@2021', [4966, 1930, 1755], {
    weight: 6,
    seats: 7,
    towing: 2000,
    gears: 8,
    series: [
      [2014, 'GSU55R'],
      [2021, 'AXUH78R'],
    ],
  }),
  toyota('Fortuner', 'SUV', [2015], 'GX 54, GXL 58, Crusade 66', 'd2.8t', [4795, 1855, 1835], {
    weight: 4,
    seats: 7,
    towing: 3100,
    drives: ['4WD'],
    hold: 0.93,
  }),
  toyota('LandCruiser Prado', 'SUV', [2010], 'GX 66, GXL 74, VX 86, Kakadu 97', 'd2.8t', [4995, 1885, 1880], {
    weight: 8,
    seats: 7,
    towing: 3000,
    drives: ['4WD'],
    hold: 0.94,
    series: [
      [2010, 'KDJ150R'],
      [2015, 'GDJ150R'],
      [2024, 'GDJ250R'],
    ],
  }),
  toyota(
    'LandCruiser',
    'SUV',
    [2012],
    'GX 97, GXL 109, VX 121, Sahara 139, GR Sport@2021 146',
    'd3.3t@2021 d4.5t/8@-2021',
    [4980, 1980, 1950],
    {
      weight: 6,
      seats: 7,
      towing: 3500,
      drives: ['4WD'],
      hold: 0.95,
      gears: 10,
      series: [
        [2012, 'VDJ200R'],
        [2021, 'FJA300R'],
      ],
    },
  ),
  toyota(
    'HiLux',
    'Ute',
    [2012],
    'WorkMate 38, SR 48, SR5 61, Rogue@2018 70',
    'd2.8t p2.7',
    [5325, 1855, 1815],
    {
      weight: 14,
      hold: 0.93,
      gears: 6,
      drives: ['4WD', '4WD', 'RWD'],
      series: [
        [2012, 'KUN26R'],
        [2015, 'GUN126R'],
      ],
    },
  ),
  toyota(
    'LandCruiser 79',
    'Ute',
    [2012],
    'WorkMate 78, GX 80, GXL 84',
    'd4.5t/8@-2024 d2.8t@2024',
    [5220, 1870, 1970],
    {
      weight: 3,
      hold: 0.96,
      manual: 0.8,
      seats: 5,
      gears: 6,
    },
  ),
  toyota('HiAce', 'Van', [2012], 'LWB 48, SLWB 57', 'd2.8t p3.5', [5265, 1950, 1990], {
    weight: 4,
    drives: ['RWD'],
    hold: 0.92,
  }),
  toyota('Granvia', 'People Mover', [2019, 2023], 'Base 65, VX 76', 'd2.8t', [5300, 1970, 1990], {
    drives: ['RWD'],
  }),
  toyota('86', 'Coupe', [2012, 2021], 'GT 33, GTS 38', 'u2.0', [4240, 1775, 1320], { manual: 0.6 }),
  toyota('Aurion', 'Sedan', [2010, 2017], 'AT-X 36, Sportivo 41, Presara 50', 'p3.5', [4835, 1825, 1470]),
  toyota('Prius V', 'Wagon', [2012, 2021], 'Base 37, i-Tech 46', 'h1.8', [4645, 1775, 1590], {
    seats: 7,
    gearbox: 'CVT',
    weight: 2,
  }),
]

export const lexuses = [
  lexus('NX', 'SUV', [2014], 'Luxury 62, Sports Luxury 75, F Sport 79', 'u2.4t/4 h2.5', [4660, 1865, 1640], {
    weight: 4,
  }),
  lexus('RX', 'SUV', [2012], 'Luxury 88, Sports Luxury 105, F Sport 112', 'u3.5 h2.5', [4890, 1920, 1695], {
    weight: 3,
  }),
  lexus('UX', 'SUV', [2018], 'Luxury 51, Sports Luxury 60, F Sport 62', 'u2.0 h2.0', [4495, 1840, 1540], {
    weight: 2,
    gearbox: 'CVT',
  }),
  lexus(
    'IS',
    'Sedan',
    [2012, 2021],
    'Luxury 62, Sports Luxury 72, F Sport 70',
    'u2.0t u3.5 h2.5',
    [4680, 1810, 1430],
    { weight: 3, drives: ['RWD'] },
  ),
  lexus('CT', 'Hatch', [2011, 2020], 'Luxury 41, Sports Luxury 51, F Sport 50', 'h1.8', [4350, 1765, 1460], {
    gearbox: 'CVT',
  }),
]
