import { linesOf } from './line.ts'

const subaru = linesOf('Subaru')
const suzuki = linesOf('Suzuki')
const honda = linesOf('Honda')
const isuzu = linesOf('Isuzu')

export const subarus = [
  subaru('Impreza', 'Hatch', [2012], '2.0i 27, 2.0i-L 30, 2.0R 34, 2.0S 36', 'p2.0', [4495, 1780, 1515], {
    weight: 5,
    gearbox: 'CVT',
    drives: ['AWD'],
  }),
  subaru(
    'XV',
    'SUV',
    [2012, 2022],
    '2.0i 30, 2.0i-L 34, Hybrid L@2020 36, 2.0i-S 38',
    'p2.0 h2.0@2020',
    [4485, 1800, 1615],
    {
      weight: 7,
      gearbox: 'CVT',
      drives: ['AWD'],
      towing: 1400,
    },
  ),
  subaru('Crosstrek', 'SUV', [2023], '2.0L 36, 2.0R 39, 2.0S 43', 'p2.0 h2.0', [4495, 1800, 1600], {
    weight: 2,
    gearbox: 'CVT',
    drives: ['AWD'],
    towing: 1400,
  }),
  subaru(
    'Forester',
    'SUV',
    [2012],
    '2.5i 39, 2.5i-L 42, Hybrid L@2020 44, 2.5i Sport 46, 2.5i-S 48, Hybrid S@2020 50',
    'p2.5 h2.0@2020',
    [4640, 1815, 1730],
    {
      weight: 10,
      gearbox: 'CVT',
      drives: ['AWD'],
      series: [
        [2012, 'S4'],
        [2018, 'S5'],
        [2025, 'S6'],
      ],
    },
  ),
  subaru(
    'Outback',
    'Wagon',
    [2012],
    '2.5i 43, Sport 48, Touring 52, Sport XT 54',
    'p2.5 p2.4t',
    [4870, 1875, 1675],
    {
      weight: 12,
      gearbox: 'CVT',
      drives: ['AWD'],
      towing: 2000,
      series: [
        [2012, '5GEN'],
        [2020, '6GEN'],
      ],
    },
  ),
  subaru(
    'Levorg',
    'Wagon',
    [2016, 2021],
    '1.6 GT 37, 2.0 GT-S 48, STI Sport 53',
    'u1.6t u2.0t',
    [4690, 1780, 1490],
    { weight: 2, gearbox: 'CVT', drives: ['AWD'] },
  ),
  subaru(
    'WRX',
    'Sedan',
    [2014],
    'Base 45, Premium 51, RS@2022 51, tS@2022 58',
    'u2.0t@-2021 u2.4t@2022',
    [4670, 1825, 1465],
    { weight: 3, manual: 0.55, drives: ['AWD'], gearbox: 'CVT' },
  ),
  subaru('BRZ', 'Coupe', [2012], 'Base 40, S 42, tS 46', 'u2.0@-2021 u2.4@2022', [4265, 1775, 1310], {
    weight: 1,
    manual: 0.65,
  }),
]

export const suzukis = [
  suzuki(
    'Swift',
    'Hatch',
    [2011],
    'GL 21, GL Plus 24, GLX 27, Sport 30',
    'p1.2/4 p1.4t/4',
    [3840, 1735, 1495],
    {
      weight: 7,
      gearbox: 'CVT',
      series: [
        [2011, 'FZ'],
        [2017, 'AZ'],
        [2024, 'UZ'],
      ],
    },
  ),
  suzuki('Baleno', 'Hatch', [2016, 2022], 'GL 18, GLX 20', 'p1.4/4', [3995, 1745, 1470], {
    weight: 3,
    ancap: 4,
  }),
  suzuki('Vitara', 'SUV', [2015], 'Base 29, S Turbo 33, GLX Turbo 36', 'p1.6 p1.4t/4', [4175, 1775, 1610], {
    weight: 6,
    gears: 6,
  }),
  suzuki('S-Cross', 'SUV', [2013], 'GL 28, Turbo 41, Turbo Prestige 45', 'p1.6 p1.4t/4', [4300, 1785, 1593], {
    weight: 2,
  }),
  suzuki('Jimny', 'SUV', [2019], 'Lite 29, GLX 32, XL 35', 'p1.5', [3645, 1645, 1720], {
    weight: 4,
    drives: ['4WD'],
    seats: 4,
    manual: 0.35,
    ancap: 3,
    hold: 0.95,
    towing: 1300,
  }),
]

export const hondas = [
  honda('Jazz', 'Hatch', [2012, 2021], 'VTi 16, VTi-S 19, VTi-L 23', 'p1.5', [3995, 1694, 1525], {
    weight: 5,
    gearbox: 'CVT',
  }),
  honda(
    'Civic',
    'Hatch',
    [2012],
    'VTi 25, VTi-S 27, VTi-LX 38, Type R 70',
    'p1.8 p1.5t/4 h2.0@2022',
    [4560, 1802, 1415],
    { weight: 5, gearbox: 'CVT' },
  ),
  honda('Civic', 'Sedan', [2012, 2021], 'VTi 23, VTi-L 29, RS 33', 'p1.8 p1.5t/4', [4656, 1799, 1416], {
    weight: 4,
    gearbox: 'CVT',
  }),
  honda('Accord', 'Sedan', [2013], 'VTi 40, VTi-L 48, VTi-LX 52', 'p2.4 p1.5t/4 h2.0', [4901, 1862, 1450], {
    weight: 1,
    gearbox: 'CVT',
  }),
  honda(
    'HR-V',
    'SUV',
    [2015],
    'VTi 31, VTi-S 34, VTi-X 37, e:HEV L 43',
    'p1.8 p1.5/4 h1.5@2022',
    [4385, 1790, 1590],
    { weight: 6, gearbox: 'CVT', drives: ['FWD'], towing: 800 },
  ),
  honda(
    'CR-V',
    'SUV',
    [2012],
    'VTi 38, VTi-S 43, VTi-L 47, VTi-LX 57',
    'p2.4 p1.5t/4 h2.0@2023',
    [4704, 1866, 1681],
    { weight: 7, gearbox: 'CVT', towing: 1500 },
  ),
  honda('Odyssey', 'People Mover', [2013, 2021], 'VTi 38, VTi-L 47', 'p2.4', [4855, 1820, 1695], {
    weight: 2,
    gearbox: 'CVT',
  }),
]

export const isuzus = [
  isuzu(
    'D-MAX',
    'Ute',
    [2012],
    'SX 46, LS-M 56, LS-U 61, X-Terrain@2020 69',
    'd3.0t/4 d1.9t/4@2021',
    [5280, 1870, 1790],
    {
      weight: 10,
      gears: 6,
      hold: 0.92,
      drives: ['4WD', '4WD', 'RWD'],
      series: [
        [2012, 'TF'],
        [2020, 'RG'],
      ],
    },
  ),
  isuzu('MU-X', 'SUV', [2013], 'LS-M 55, LS-U 62, LS-T 68', 'd3.0t/4 d1.9t/4@2022', [4850, 1870, 1825], {
    weight: 6,
    seats: 7,
    towing: 3500,
    drives: ['4WD', 'RWD'],
    gears: 6,
    hold: 0.92,
  }),
]
