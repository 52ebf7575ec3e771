import { linesOf } from './line.ts'

const benz = linesOf('Mercedes-Benz')
const audi = linesOf('Audi')
const dsg = { gearbox: 'Dual-clutch', gears: 7 } as const
const eight = { gears: 8 } as const

export const benzes = [
  benz(
    'A-Class',
    'Hatch',
    [2013],
    'A180 52, A200 58, A250 64, A35 AMG 82',
    'u1.3t/4 u2.0t',
    [4419, 1796, 1440],
    {
      ...dsg,
      weight: 8,
      series: [
        [2013, 'W176'],
        [2018, 'W177'],
      ],
    },
  ),
  benz(
    'C-Class',
    'Sedan',
    [2012],
    'C200 78, C220d 76, C250 72, C300 90, C43 AMG 125',
    'u1.5t/4 u2.0t d2.1t u3.0t',
    [4751, 1820, 1437],
    {
      gears: 9,
      weight: 8,
      drives: ['RWD'],
      series: [
        [2012, 'W204'],
        [2014, 'W205'],
        [2022, 'W206'],
      ],
    },
  ),
  benz('C-Class', 'Coupe', [2012, 2023], 'C200 75, C300 92, C63 AMG 165', 'u2.0t u4.0t', [4686, 1810, 1405], {
    gears: 9,
    weight: 3,
    manual: 0,
  }),
  benz('E-Class', 'Sedan', [2012], 'E200 96, E220d 99, E300 112', 'u2.0t d2.0t', [4923, 1852, 1468], {
    gears: 9,
    weight: 3,
    drives: ['RWD'],
  }),
  benz('GLA', 'SUV', [2014], 'GLA180 49, GLA200 66, GLA250 75', 'u1.3t/4 u2.0t', [4410, 1834, 1611], {
    ...dsg,
    weight: 6,
  }),
  benz('GLC', 'SUV', [2015], 'GLC200 78, GLC250d 74, GLC300 104', 'u2.0t d2.1t', [4716, 1890, 1640], {
    gears: 9,
    weight: 6,
    drives: ['AWD'],
    towing: 2400,
  }),
  benz(
    'GLE',
    'SUV',
    [2015],
    'GLE300d 115, GLE350d 108, GLE450 134',
    'd2.0t d3.0t u3.0t',
    [4924, 1947, 1772],
    { gears: 9, weight: 4, drives: ['AWD'], towing: 3500 },
  ),
  benz('EQA', 'SUV', [2021], 'EQA250 83, EQA350 97', 'e', [4463, 1834, 1624], {
    weight: 1,
    drives: ['FWD', 'AWD'],
  }),
  benz(
    'X-Class',
    'Ute',
    [2018, 2020],
    'X250d Progressive 58, X250d Power 64, X350d Power 79',
    'd2.3t d3.0t',
    [5340, 1920, 1819],
    { gears: 7, weight: 2 },
  ),
  benz('Vito', 'Van', [2012], '111CDI 52, 114CDI 55, 116CDI 63', 'd2.0t d2.1t', [5140, 1928, 1910], {
    gears: 9,
    weight: 3,
    drives: ['RWD'],
  }),
  benz('Sprinter', 'Van', [2012], '314CDI MWB 67, 416CDI LWB 76', 'd2.1t', [5932, 2020, 2663], {
    gears: 7,
    weight: 3,
    drives: ['RWD'],
    seats: 3,
    ancap: undefined,
  }),
]

export const audis = [
  audi(
    'A1',
    'Hatch',
    [2012],
    '25 TFSI 34, 30 TFSI 38, 35 TFSI 41, 40 TFSI 52',
    'u1.0t u1.4t/4 u2.0t',
    [4029, 1740, 1433],
    { ...dsg, weight: 4 },
  ),
  audi(
    'A3',
    'Hatch',
    [2013],
    '35 TFSI 48, 1.4 TFSI Attraction 42, S line 52, S3 78',
    'u1.4t/4 u2.0t',
    [4343, 1816, 1449],
    { ...dsg, weight: 7 },
  ),
  audi('A3', 'Sedan', [2014], '35 TFSI 50, 40 TFSI S line 60, S3 80', 'u1.4t/4 u2.0t', [4495, 1816, 1425], {
    ...dsg,
    weight: 3,
  }),
  audi(
    'A4',
    'Sedan',
    [2012, 2024],
    '35 TFSI 62, 45 TFSI quattro 79, 2.0 TDI 64',
    'u2.0t d2.0t',
    [4762, 1847, 1431],
    { ...dsg, weight: 5 },
  ),
  audi(
    'A5',
    'Coupe',
    [2012, 2024],
    '40 TFSI 75, 45 TFSI quattro 86, S5 116',
    'u2.0t u3.0t',
    [4697, 1846, 1371],
    { ...dsg, weight: 2, manual: 0, drives: ['AWD'] },
  ),
  audi('Q2', 'SUV', [2017], '35 TFSI 46, 40 TFSI quattro 54', 'u1.4t/4 u2.0t', [4208, 1794, 1508], {
    ...dsg,
    weight: 3,
  }),
  audi(
    'Q3',
    'SUV',
    [2012],
    '35 TFSI 53, 40 TFSI quattro 64, 45 TFSI S line 71',
    'u1.4t/4 u2.0t',
    [4484, 1849, 1616],
    { ...dsg, weight: 6 },
  ),
  audi(
    'Q5',
    'SUV',
    [2012],
    '40 TDI 76, 45 TFSI Sport 86, 50 TDI 96',
    'u2.0t d2.0t d3.0t',
    [4682, 1893, 1662],
    { ...dsg, weight: 8, drives: ['AWD'], towing: 2000 },
  ),
  audi('Q7', 'SUV', [2015], '45 TDI 112, 50 TDI S line 130', 'd3.0t', [5063, 1970, 1741], {
    ...eight,
    weight: 4,
    seats: 7,
    drives: ['AWD'],
    towing: 3500,
  }),
]
