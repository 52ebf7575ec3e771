import { linesOf } from './line.ts'

const volkswagen = linesOf('Volkswagen')
const bmw = linesOf('BMW')
const dsg = { gearbox: 'Dual-clutch', gears: 7 } as const
const eight = { gears: 8 } as const

export const volkswagens = [
  volkswagen('Polo', 'Hatch', [2012], 'Life 26, Style 31, GTI 40', 'p1.0t u2.0t', [4074, 1751, 1451], {
    ...dsg,
    weight: 7,
  }),
  volkswagen(
    'Golf',
    'Hatch',
    [2012],
    '110TSI Life 38, 110TSI Style 41, 110TDI Highline 42, GTI 57, R 71',
    'p1.4t/4 u2.0t d2.0t',
    [4284, 1789, 1456],
    {
      ...dsg,
      weight: 12,
      series: [
        [2012, '7'],
        [2017, '7.5'],
        [2021, '8'],
      ],
    },
  ),
  volkswagen(
    'Golf',
    'Wagon',
    [2013, 2024],
    '110TSI Comfortline 33, Alltrack 45, R 64',
    'p1.4t/4 u2.0t',
    [4633, 1789, 1498],
    { ...dsg, weight: 3 },
  ),
  volkswagen(
    'Passat',
    'Wagon',
    [2012, 2024],
    '140TSI Business 48, 162TSI Elegance 58, Alltrack 50',
    'u2.0t d2.0t',
    [4773, 1832, 1516],
    { ...dsg, weight: 4 },
  ),
  volkswagen(
    'Passat',
    'Sedan',
    [2012, 2022],
    '132TSI Comfortline 41, 140TSI Business 46',
    'u2.0t',
    [4775, 1832, 1483],
    { ...dsg, weight: 2 },
  ),
  volkswagen('T-Cross', 'SUV', [2020], '85TSI Life 31, 85TSI Style 35', 'u1.0t', [4108, 1760, 1584], {
    ...dsg,
    weight: 3,
    drives: ['FWD'],
  }),
  volkswagen(
    'T-Roc',
    'SUV',
    [2020],
    '110TSI Style 38, 140TSI R-Line 47, R 62',
    'u1.4t/4 u2.0t',
    [4236, 1819, 1587],
    { ...dsg, weight: 3 },
  ),
  volkswagen(
    'Tiguan',
    'SUV',
    [2012],
    '110TSI Life 43, 132TSI Elegance 52, 147TDI R-Line 58, 162TSI R-Line 60',
    'p1.4t/4 u2.0t d2.0t',
    [4486, 1839, 1675],
    {
      ...dsg,
      weight: 9,
      towing: 2500,
      series: [
        [2012, '5N'],
        [2016, 'AD1'],
        [2025, 'CT1'],
      ],
    },
  ),
  volkswagen('Touareg', 'SUV', [2012], '170TDI 88, 210TDI R-Line 110', 'd3.0t', [4878, 1984, 1717], {
    ...eight,
    weight: 2,
    towing: 3500,
    drives: ['AWD'],
  }),
  volkswagen(
    'Amarok',
    'Ute',
    [2012],
    'Core 53, Life 57, Style 72, Highline 65, PanAmericana 77',
    'd2.0t d3.0t',
    [5350, 1910, 1870],
    {
      ...eight,
      weight: 9,
      series: [
        [2012, '2H'],
        [2023, 'NF'],
      ],
    },
  ),
  volkswagen('Caddy', 'Van', [2012], 'Cargo 36, Cargo Maxi 39', 'd2.0t p1.4t/4', [4500, 1855, 1798], {
    ...dsg,
    weight: 2,
    seats: 2,
  }),
  volkswagen('Transporter', 'Van', [2012], 'TDI340 52, TDI400 56', 'd2.0t', [4904, 1904, 1990], {
    ...dsg,
    weight: 3,
  }),
  volkswagen(
    'Multivan',
    'People Mover',
    [2012],
    'Life 70, Comfortline 64, Highline 84',
    'd2.0t',
    [4904, 1904, 1990],
    { ...dsg, seats: 7 },
  ),
]

export const bmws = [
  bmw(
    '1 Series',
    'Hatch',
    [2012],
    '118i 50, 120i 48, 125i 54, M135i 72',
    'u1.5t/3 u2.0t',
    [4319, 1799, 1434],
    {
      ...eight,
      weight: 6,
      drives: ['FWD'],
      series: [
        [2012, 'F20'],
        [2019, 'F40'],
      ],
    },
  ),
  bmw(
    '3 Series',
    'Sedan',
    [2012],
    '318i 66, 320i 78, 320d 74, 330i 90, M340i 110',
    'u2.0t d2.0t u3.0t',
    [4709, 1827, 1435],
    {
      ...eight,
      weight: 8,
      drives: ['RWD'],
      series: [
        [2012, 'F30'],
        [2019, 'G20'],
      ],
    },
  ),
  bmw(
    '3 Series',
    'Wagon',
    [2013],
    '320i Touring 75, 320d Touring 77, 330i Touring 88',
    'u2.0t d2.0t',
    [4709, 1827, 1440],
    {
      ...eight,
      weight: 2,
      drives: ['RWD'],
    },
  ),
  bmw('4 Series', 'Coupe', [2013], '420i 85, 430i 101, M440i 125', 'u2.0t u3.0t', [4768, 1852, 1383], {
    ...eight,
    weight: 3,
    manual: 0,
  }),
  bmw('5 Series', 'Sedan', [2012], '520d 100, 520i 97, 530i 115', 'u2.0t d2.0t', [4936, 1868, 1466], {
    ...eight,
    weight: 2,
    drives: ['RWD'],
  }),
  bmw('X1', 'SUV', [2012], 'sDrive18i 54, sDrive20i 58, xDrive25i 66', 'u1.5t/3 u2.0t', [4447, 1821, 1598], {
    ...eight,
    weight: 6,
  }),
  bmw(
    'X3',
    'SUV',
    [2012],
    'sDrive20i 80, xDrive20d 83, xDrive30i 94, M40i 125',
    'u2.0t d2.0t u3.0t',
    [4708, 1891, 1676],
    { ...eight, weight: 8, towing: 2000, drives: ['AWD'] },
  ),
  bmw(
    'X5',
    'SUV',
    [2012],
    'xDrive25d 104, xDrive30d 131, xDrive40i 135, xDrive45e@2020 140',
    'd3.0t u3.0t x3.0t@2020',
    [4922, 2004, 1745],
    { ...eight, weight: 5, towing: 2700, drives: ['AWD'] },
  ),
  bmw('i4', 'Sedan', [2022], 'eDrive35 86, eDrive40 103, M50 125', 'e', [4783, 1852, 1448], {
    weight: 1,
    drives: ['RWD'],
  }),
]
