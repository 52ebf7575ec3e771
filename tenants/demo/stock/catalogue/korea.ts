import { linesOf } from './line.ts'

const hyundai = linesOf('Hyundai')
const kia = linesOf('Kia')

export const hyundais = [
  hyundai('Accent', 'Hatch', [2012, 2020], 'Active 17, Sport 19, SR 21', 'p1.6 p1.4/4', [4155, 1700, 1450], {
    weight: 5,
  }),
  hyundai('i20', 'Hatch', [2012], 'Active 19, Elite 22, N@2021 36', 'p1.4/4 p1.6t@2021', [4075, 1750, 1455], {
    weight: 2,
  }),
  hyundai(
    'i30',
    'Hatch',
    [2012],
    'Active 25, Elite 31, Premium 36, N Line@2018 37, N@2018 48',
    'p2.0 p1.6t',
    [4340, 1795, 1455],
    {
      weight: 13,
      gears: 6,
      series: [
        [2012, 'GD'],
        [2017, 'PD'],
        [2024, 'PD.V4'],
      ],
    },
  ),
  hyundai(
    'i30',
    'Sedan',
    [2020],
    'Active 27, Elite 31, N Line 37, N@2021 51',
    'p2.0 p1.6t',
    [4650, 1825, 1430],
    { weight: 4 },
  ),
  hyundai(
    'Elantra',
    'Sedan',
    [2012, 2020],
    'Active 23, Elite 27, SR Turbo 32',
    'p1.8 p2.0 p1.6t',
    [4570, 1800, 1440],
    { weight: 3, gears: 6 },
  ),
  hyundai(
    'Sonata',
    'Sedan',
    [2012, 2023],
    'Active 31, Elite 36, N Line 53',
    'p2.4 u2.5t',
    [4900, 1860, 1445],
  ),
  hyundai('Venue', 'SUV', [2019], 'Go 22, Active 25, Elite 29', 'p1.6', [4040, 1770, 1592], {
    weight: 4,
    drives: ['FWD'],
    towing: 800,
  }),
  hyundai(
    'Kona',
    'SUV',
    [2017],
    'Active 30, Elite 34, N Line@2021 38, Premium 40',
    'p2.0 p1.6t h1.6@2023 e@2019',
    [4350, 1825, 1580],
    {
      weight: 7,
      towing: 1300,
      gearbox: 'CVT',
      series: [
        [2017, 'OS'],
        [2023, 'SX2'],
      ],
    },
  ),
  hyundai(
    'Tucson',
    'SUV',
    [2015],
    'Active 36, Elite 41, N Line@2021 47, Highlander 50',
    'p2.0 p1.6t d2.0t h1.6t@2024',
    [4640, 1865, 1665],
    {
      weight: 12,
      series: [
        [2015, 'TL'],
        [2021, 'NX4'],
      ],
    },
  ),
  hyundai(
    'Santa Fe',
    'SUV',
    [2012],
    'Active 47, Elite 56, Highlander 66, Calligraphy@2024 76',
    'd2.2t p2.4 h1.6t@2022',
    [4785, 1900, 1710],
    {
      weight: 7,
      seats: 7,
      towing: 2500,
      series: [
        [2012, 'DM'],
        [2018, 'TM'],
        [2024, 'MX5'],
      ],
    },
  ),
  hyundai(
    'Palisade',
    'SUV',
    [2020],
    'Elite 66, Highlander 76, Calligraphy 80',
    'd2.2t p3.8',
    [4995, 1975, 1750],
    { weight: 2, seats: 8, towing: 2200 },
  ),
  hyundai('IONIQ 5', 'SUV', [2021], 'Dynamiq 72, Techniq 78, Epiq 85', 'e', [4635, 1890, 1605], {
    weight: 2,
    drives: ['RWD', 'AWD'],
    towing: 1600,
  }),
  hyundai('iLoad', 'Van', [2012, 2021], 'Base 39, Crew 43', 'd2.5t p2.4', [5150, 1920, 1925], {
    weight: 3,
    drives: ['RWD'],
  }),
  hyundai('Staria Load', 'Van', [2021], 'Base 46, Premium 51', 'd2.2t', [5253, 1997, 1990], { weight: 1 }),
  hyundai('iMax', 'People Mover', [2012, 2021], 'Active 43, Elite 48', 'd2.5t', [5150, 1920, 1925], {
    drives: ['RWD'],
  }),
]

export const kias = [
  kia('Picanto', 'Hatch', [2016], 'S 18, Sport 20, GT-Line 22, GT 24', 'p1.2/4 p1.0t', [3595, 1595, 1485], {
    weight: 5,
    manual: 0.3,
  }),
  kia('Rio', 'Hatch', [2012, 2023], 'S 20, Sport 23, GT-Line 26', 'p1.4/4 p1.0t', [4065, 1725, 1450], {
    weight: 4,
  }),
  kia('Cerato', 'Hatch', [2012, 2024], 'S 27, Sport 29, Sport+ 32, GT 38', 'p2.0 p1.6t', [4510, 1800, 1445], {
    weight: 6,
  }),
  kia('Cerato', 'Sedan', [2012, 2024], 'S 27, Sport 29, Sport+ 32, GT 38', 'p2.0 p1.6t', [4640, 1800, 1440], {
    weight: 5,
    gears: 6,
  }),
  kia('Optima', 'Sedan', [2012, 2020], 'Si 35, Sport 36, GT 45', 'p2.4 u2.0t', [4855, 1860, 1465]),
  kia('Stonic', 'SUV', [2021], 'S 24, Sport 27, GT-Line 31', 'p1.4/4 p1.0t', [4140, 1760, 1520], {
    weight: 3,
    drives: ['FWD'],
    towing: 1000,
  }),
  kia('Seltos', 'SUV', [2019], 'S 31, Sport 34, Sport+ 38, GT-Line 45', 'p2.0 p1.6t', [4385, 1800, 1630], {
    weight: 7,
    gearbox: 'CVT',
    towing: 1250,
  }),
  kia(
    'Sportage',
    'SUV',
    [2012],
    'S 35, SX 38, SX+ 44, GT-Line 51',
    'p2.0 d2.0t p1.6t h1.6t@2024',
    [4660, 1865, 1665],
    {
      weight: 10,
      series: [
        [2012, 'SL'],
        [2016, 'QL'],
        [2021, 'NQ5'],
      ],
    },
  ),
  kia(
    'Sorento',
    'SUV',
    [2012],
    'S 52, Sport 56, Sport+ 60, GT-Line 70',
    'd2.2t p3.5 h1.6t@2021',
    [4815, 1900, 1700],
    { weight: 6, seats: 7, towing: 2000, gears: 8 },
  ),
  kia('EV6', 'SUV', [2022], 'Air 73, GT-Line 80, GT 100', 'e', [4695, 1890, 1550], {
    weight: 1,
    drives: ['RWD', 'AWD'],
    towing: 1600,
  }),
  kia(
    'Carnival',
    'People Mover',
    [2012],
    'S 51, Si 57, SLi 61, Platinum 71',
    'd2.2t p3.5',
    [5155, 1995, 1775],
    { weight: 5, gears: 8, towing: 2000 },
  ),
  kia('Tasman', 'Ute', [2025], 'S 45, SX 55, X-Line 67, X-Pro 75', 'd2.2t', [5410, 1930, 1920], {
    weight: 1,
  }),
]
