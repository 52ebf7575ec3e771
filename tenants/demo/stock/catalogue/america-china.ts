import { linesOf } from './line.ts'

const jeep = linesOf('Jeep')
const ram = linesOf('RAM')
const tesla = linesOf('Tesla')
const mg = linesOf('MG')
const gwm = linesOf('GWM')
const byd = linesOf('BYD')
const ldv = linesOf('LDV')
const chery = linesOf('Chery')

export const americans = [
  jeep(
    'Wrangler',
    'SUV',
    [2012],
    'Sport 55, Overland 78, Rubicon 84',
    'p3.6 d2.8t u2.0t@2019',
    [4882, 1894, 1838],
    { weight: 6, drives: ['4WD'], towing: 2495, ancap: 3, gears: 8, hold: 0.92 },
  ),
  jeep(
    'Grand Cherokee',
    'SUV',
    [2012],
    'Laredo 60, Limited 72, Overland 86, Summit Reserve 110',
    'p3.6 d3.0t',
    [4914, 1979, 1792],
    { weight: 8, drives: ['4WD'], towing: 3500, gears: 8, hold: 0.87 },
  ),
  jeep(
    'Cherokee',
    'SUV',
    [2014, 2022],
    'Sport 37, Longitude 43, Limited 49, Trailhawk 53',
    'p2.4 p3.2',
    [4651, 1859, 1683],
    { weight: 4, gears: 9 },
  ),
  jeep(
    'Compass',
    'SUV',
    [2012],
    'Launch Edition 40, Limited 46, Trailhawk 52',
    'p2.4 p2.0 d2.0t',
    [4394, 1819, 1629],
    { weight: 5, gears: 9 },
  ),
  jeep('Gladiator', 'Ute', [2020], 'Sport S 72, Overland 78, Rubicon 87', 'p3.6', [5591, 1894, 1909], {
    weight: 2,
    gears: 8,
    towing: 2721,
    ancap: 3,
    manual: 0,
  }),
  ram('1500', 'Ute', [2018], 'Express 95, Laramie 120, Limited 140', 'u5.7/8 d3.0t', [5817, 2017, 1907], {
    gears: 8,
    towing: 4500,
    manual: 0,
    ancap: undefined,
  }),
  tesla(
    'Model 3',
    'Sedan',
    [2019],
    'Rear-Wheel Drive 58, Long Range 68, Performance 80',
    'e',
    [4720, 1849, 1441],
    { weight: 5, drives: ['RWD', 'AWD'], hold: 0.84 },
  ),
  tesla(
    'Model Y',
    'SUV',
    [2022],
    'Rear-Wheel Drive 59, Long Range 69, Performance 82',
    'e',
    [4751, 1921, 1624],
    { weight: 5, drives: ['RWD', 'AWD'], hold: 0.85, towing: 1600 },
  ),
]

export const cherys = [
  chery('OMODA 5', 'SUV', [2023], 'BX 40, EX 42, GT 46', 'p1.5t/4 p1.6t', [4400, 1830, 1588], {
    weight: 6,
    gearbox: 'CVT',
    towing: 1300,
  }),
  chery('OMODA 5 FX', 'SUV', [2023], 'Base 44', 'p1.6t', [4400, 1830, 1588], {
    weight: 3,
    gearbox: 'Dual-clutch',
    gears: 7,
    towing: 1300,
    drives: ['FWD'],
  }),
  chery('OMODA E5', 'SUV', [2024], 'BX 41, EX 45', 'e', [4424, 1830, 1588], {
    weight: 2,
    drives: ['FWD'],
    towing: 750,
  }),
  chery('Tiggo 4 Pro', 'SUV', [2024], 'Urban 27, Ultimate 31', 'p1.5t/4', [4318, 1831, 1662], {
    weight: 6,
    gearbox: 'CVT',
    drives: ['FWD'],
    towing: 1300,
  }),
  chery(
    'Tiggo 7 Pro',
    'SUV',
    [2023],
    'SE 40, Elite 43, Ultimate 46',
    'p1.6t x1.5t@2025',
    [4513, 1862, 1696],
    { weight: 5, gearbox: 'Dual-clutch', gears: 7, towing: 1300 },
  ),
  chery(
    'Tiggo 8 Pro Max',
    'SUV',
    [2024],
    'Urban 45, Elite 48, Ultimate 52',
    'u2.0t x1.5t@2025',
    [4724, 1860, 1745],
    { weight: 4, seats: 7, gearbox: 'Dual-clutch', gears: 7, towing: 2000 },
  ),
  chery('J11', 'SUV', [2011, 2015], 'Base 18', 'p2.0 p1.6', [4285, 1765, 1715], {
    weight: 1,
    gears: 4,
    ancap: 2,
    drives: ['FWD'],
  }),
]

export const chinese = [
  mg('MG3', 'Hatch', [2016], 'Core 19, Excite 23, Essence 26', 'p1.5 h1.5@2024', [4113, 1797, 1502], {
    weight: 8,
    gears: 4,
    ancap: undefined,
    manual: 0,
  }),
  mg('MG4', 'Hatch', [2023], 'Excite 51 40, Essence 64 47, XPower 60', 'e', [4287, 1836, 1504], {
    weight: 2,
    drives: ['RWD'],
    hold: 0.82,
  }),
  mg('ZS', 'SUV', [2017], 'Excite 25, Essence 28, ZST Core 27', 'p1.5 p1.3t/3 e@2020', [4323, 1809, 1653], {
    weight: 9,
    gearbox: 'CVT',
    drives: ['FWD'],
    ancap: 4,
    towing: 500,
  }),
  mg('HS', 'SUV', [2019], 'Vibe 34, Excite 37, Essence 41', 'u1.5t/4 u2.0t x1.5t@2021', [4574, 1876, 1664], {
    weight: 6,
    gearbox: 'Dual-clutch',
    gears: 7,
    towing: 1500,
  }),
  gwm(
    'Haval Jolion',
    'SUV',
    [2021],
    'Premium 29, Lux 32, Ultra 36',
    'p1.5t/4 h1.5@2022',
    [4472, 1841, 1619],
    { weight: 6, gearbox: 'Dual-clutch', gears: 7, drives: ['FWD'], towing: 1500 },
  ),
  gwm(
    'Haval H6',
    'SUV',
    [2019],
    'Premium 34, Lux 37, Ultra 42, Vanta 45',
    'p2.0t h1.5t@2022',
    [4653, 1886, 1724],
    { weight: 5, gearbox: 'Dual-clutch', gears: 7 },
  ),
  gwm('Tank 300', 'SUV', [2023], 'Lux 47, Ultra 51', 'p2.0t h2.0t', [4760, 1930, 1903], {
    weight: 3,
    drives: ['4WD'],
    towing: 2500,
    gears: 8,
  }),
  gwm('Cannon', 'Ute', [2020], 'Cannon 38, Cannon-L 42, Cannon-X 45, XSR 54', 'd2.0t', [5410, 1934, 1886], {
    weight: 6,
    gears: 8,
    towing: 3000,
  }),
  gwm('Ora', 'Hatch', [2023], 'Standard Range 36, Extended Range 41, GT 47', 'e', [4235, 1825, 1603], {
    weight: 1,
    hold: 0.8,
  }),
  byd('Atto 3', 'SUV', [2022], 'Standard Range 45, Extended Range 48', 'e', [4455, 1875, 1615], {
    weight: 6,
    drives: ['FWD'],
    hold: 0.83,
    towing: 750,
  }),
  byd('Dolphin', 'Hatch', [2023], 'Essential 30, Dynamic 36, Premium 41', 'e', [4290, 1770, 1570], {
    weight: 3,
    hold: 0.82,
  }),
  byd('Seal', 'Sedan', [2023], 'Dynamic 50, Premium 58, Performance 68', 'e', [4800, 1875, 1460], {
    weight: 3,
    drives: ['RWD'],
    hold: 0.83,
  }),
  byd('Shark 6', 'Ute', [2024], 'Premium 58, Performance 63', 'x1.5t', [5457, 1971, 1925], {
    weight: 3,
    towing: 2500,
    manual: 0,
  }),
  ldv('T60', 'Ute', [2017], 'Pro 34, Luxe 38, Max Luxe 44', 'd2.0t d2.8t', [5365, 1900, 1809], {
    weight: 6,
    towing: 3000,
    gears: 8,
  }),
  ldv('D90', 'SUV', [2017], 'Mode 37, Executive 43', 'u2.0t d2.0t', [5005, 1932, 1875], {
    weight: 2,
    seats: 7,
    towing: 3100,
    gears: 8,
  }),
  ldv('G10', 'Van', [2015, 2024], 'Base 30, Plus 33', 'd1.9t/4 u2.0t', [5168, 1980, 1928], {
    weight: 4,
    drives: ['RWD'],
    ancap: 3,
  }),
  ldv('Deliver 9', 'Van', [2020], 'Mid Roof 44, High Roof 47', 'd2.0t', [5940, 2062, 2535], {
    weight: 3,
    drives: ['RWD'],
    ancap: undefined,
  }),
]
