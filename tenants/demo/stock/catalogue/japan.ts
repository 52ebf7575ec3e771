import { linesOf } from './line.ts'

const mitsubishi = linesOf('Mitsubishi')
const nissan = linesOf('Nissan')

export const mitsubishis = [
  mitsubishi('Mirage', 'Hatch', [2013, 2022], 'ES 17, LS 18', 'p1.2', [3845, 1665, 1505], {
    weight: 4,
    gearbox: 'CVT',
  }),
  mitsubishi(
    'Lancer',
    'Sedan',
    [2010, 2017],
    'ES 20, GSR 25, VR-X 26, Black Edition 25',
    'p2.0 p2.4',
    [4570, 1760, 1480],
    { weight: 5, gearbox: 'CVT', manual: 0.2 },
  ),
  mitsubishi('ASX', 'SUV', [2012], 'ES 27, LS 30, Exceed 36, GSR 33', 'p2.0 p2.4', [4365, 1810, 1640], {
    weight: 10,
    gearbox: 'CVT',
    towing: 1300,
  }),
  mitsubishi(
    'Eclipse Cross',
    'SUV',
    [2017, 2025],
    'ES 33, LS 35, Aspire 40, Exceed 43',
    'p1.5t/4 x2.4@2021',
    [4545, 1805, 1685],
    { weight: 4, gearbox: 'CVT', towing: 1600 },
  ),
  mitsubishi(
    'Outlander',
    'SUV',
    [2012],
    'ES 38, LS 42, Aspire 46, Exceed 52',
    'p2.4 p2.5 x2.4@2014 d2.2t',
    [4710, 1862, 1745],
    {
      weight: 12,
      seats: 7,
      gearbox: 'CVT',
      towing: 1600,
      series: [
        [2012, 'ZJ'],
        [2015, 'ZK'],
        [2018, 'ZL'],
        [2021, 'ZM'],
      ],
    },
  ),
  mitsubishi(
    'Pajero Sport',
    'SUV',
    [2015],
    'GLX 47, GLS 52, Exceed 60, GSR 63',
    'd2.4t',
    [4825, 1815, 1835],
    { weight: 6, seats: 7, towing: 3100, drives: ['4WD'], gears: 8 },
  ),
  mitsubishi('Pajero', 'SUV', [2012, 2021], 'GLX 53, GLS 59, Exceed 63', 'd3.2t/4', [4900, 1875, 1870], {
    weight: 4,
    seats: 7,
    towing: 3000,
    drives: ['4WD'],
    gears: 5,
  }),
  mitsubishi('Triton', 'Ute', [2012], 'GLX 40, GLX+ 46, GLS 53, GSR@2020 64', 'd2.4t', [5305, 1815, 1795], {
    weight: 14,
    gears: 6,
    drives: ['4WD', '4WD', 'RWD'],
    towing: 3100,
    series: [
      [2012, 'MN'],
      [2015, 'MQ'],
      [2019, 'MR'],
      [2024, 'MV'],
    ],
  }),
  mitsubishi('Express', 'Van', [2020, 2022], 'GLX SWB 38, GLX LWB 41', 'd1.6t/4 d2.0t', [4999, 1956, 1971], {
    weight: 1,
  }),
]

export const nissans = [
  nissan('Micra', 'Hatch', [2011, 2016], 'ST 14, ST-L 16, Ti 19', 'p1.2', [3780, 1665, 1525], {
    weight: 2,
    ancap: 4,
  }),
  nissan('Pulsar', 'Hatch', [2013, 2017], 'ST 20, ST-L 24, SSS 29', 'p1.8 p1.6t', [4295, 1768, 1520], {
    weight: 4,
    gearbox: 'CVT',
  }),
  nissan('LEAF', 'Hatch', [2019, 2025], 'Base 51, e+ 61', 'e', [4490, 1788, 1540], { weight: 1 }),
  nissan('Juke', 'SUV', [2013], 'ST 28, ST-L 32, Ti 36', 'u1.0t', [4210, 1800, 1595], {
    weight: 4,
    gearbox: 'Dual-clutch',
    drives: ['FWD'],
    gears: 7,
  }),
  nissan(
    'Qashqai',
    'SUV',
    [2014],
    'ST 35, ST+ 39, ST-L 43, Ti 48',
    'p2.0 p1.3t/4 h1.5t@2023',
    [4425, 1835, 1625],
    {
      weight: 8,
      gearbox: 'CVT',
      towing: 1200,
      series: [
        [2014, 'J11'],
        [2022, 'J12'],
      ],
    },
  ),
  nissan(
    'X-TRAIL',
    'SUV',
    [2014],
    'ST 37, ST-L 44, Ti 50, Ti-L 53',
    'p2.5 d1.6t/4 h1.5t@2022',
    [4680, 1840, 1725],
    {
      weight: 11,
      gearbox: 'CVT',
      towing: 2000,
      series: [
        [2014, 'T32'],
        [2022, 'T33'],
      ],
    },
  ),
  nissan('Pathfinder', 'SUV', [2013, 2025], 'ST 45, ST-L 56, Ti 70', 'p3.5', [5008, 1960, 1785], {
    weight: 4,
    seats: 7,
    towing: 2700,
  }),
  nissan('Patrol', 'SUV', [2013], 'Ti 89, Ti-L 103, Warrior 106', 'u5.6/8', [5175, 1995, 1940], {
    weight: 3,
    seats: 8,
    towing: 3500,
    drives: ['4WD'],
    gears: 7,
    hold: 0.92,
  }),
  nissan(
    'Navara',
    'Ute',
    [2012],
    'SL 46, ST 52, ST-X 60, PRO-4X@2021 66',
    'd2.3t@2015 d2.5t@-2015',
    [5260, 1850, 1840],
    {
      weight: 12,
      gears: 7,
      drives: ['4WD', '4WD', 'RWD'],
      series: [
        [2012, 'D40'],
        [2015, 'D23'],
      ],
    },
  ),
  nissan('370Z', 'Coupe', [2012, 2020], 'Base 51, Nismo 62', 'u3.7', [4265, 1845, 1315], {
    seats: 2,
    manual: 0.5,
    gears: 7,
  }),
]
