import { linesOf } from './line.ts'

const volvo = linesOf('Volvo')
const skoda = linesOf('Skoda')
const landRover = linesOf('Land Rover')
const renault = linesOf('Renault')
const peugeot = linesOf('Peugeot')
const mini = linesOf('MINI')
const porsche = linesOf('Porsche')
const dsg = { gearbox: 'Dual-clutch', gears: 7 } as const
const eight = { gears: 8 } as const

export const otherEuropeans = [
  volvo(
    'XC40',
    'SUV',
    [2018],
    'Momentum 48, Plus B4 57, Ultra B5 66, Recharge 76',
    'u2.0t e@2021',
    [4440, 1863, 1652],
    { ...eight, weight: 5, drives: ['AWD', 'FWD'] },
  ),
  volvo('XC60', 'SUV', [2012], 'D4 Luxury 67, Plus B5 76, Ultra B6 93', 'u2.0t d2.0t', [4708, 1902, 1660], {
    ...eight,
    weight: 5,
    drives: ['AWD'],
    towing: 2400,
  }),
  volvo('V60', 'Wagon', [2012, 2023], 'T5 Cross Country 65, Ultra B5 70', 'u2.0t', [4784, 1850, 1499], {
    ...eight,
    weight: 2,
    drives: ['AWD'],
  }),
  skoda('Octavia', 'Wagon', [2013], 'Ambition 35, Style 41, RS 51', 'u1.4t/4 u2.0t', [4689, 1829, 1470], {
    ...dsg,
    weight: 6,
  }),
  skoda('Superb', 'Wagon', [2015], '162TSI 48, 206TSI Sportline 64', 'u2.0t', [4862, 1864, 1477], {
    ...dsg,
    weight: 3,
  }),
  skoda('Kodiaq', 'SUV', [2017], 'Style 52, Sportline 58, RS 74', 'u2.0t d2.0t', [4697, 1882, 1681], {
    ...dsg,
    weight: 4,
    seats: 7,
    towing: 2300,
  }),
  skoda(
    'Fabia',
    'Hatch',
    [2015],
    '70TSI 20, 81TSI Ambition 26, Monte Carlo 34',
    'u1.0t',
    [4108, 1780, 1459],
    { ...dsg, weight: 2 },
  ),
  landRover(
    'Discovery Sport',
    'SUV',
    [2015],
    'TD4 SE 66, P250 R-Dynamic SE 79, SD4 HSE 74',
    'u2.0t d2.0t',
    [4597, 1904, 1727],
    { gears: 9, weight: 5, seats: 7, drives: ['AWD'], towing: 2200 },
  ),
  landRover(
    'Discovery',
    'SUV',
    [2012],
    'TDV6 SE 84, SD6 HSE 98, D300 R-Dynamic 112',
    'd3.0t',
    [4956, 2000, 1888],
    { ...eight, weight: 4, seats: 7, drives: ['4WD'], towing: 3500, hold: 0.86 },
  ),
  landRover(
    'Defender',
    'SUV',
    [2020],
    '110 D250 SE 98, 110 D300 X-Dynamic 107, 110 P400 HSE 122',
    'd3.0t u3.0t',
    [5018, 1996, 1967],
    { ...eight, weight: 4, drives: ['4WD'], towing: 3500, hold: 0.93 },
  ),
  landRover(
    'Range Rover Evoque',
    'SUV',
    [2012],
    'TD4 SE 65, P250 R-Dynamic S 76',
    'u2.0t d2.0t',
    [4371, 1904, 1649],
    { gears: 9, weight: 4, drives: ['AWD'] },
  ),
  landRover(
    'Range Rover Sport',
    'SUV',
    [2013],
    'SDV6 SE 110, D300 SE 135, P400 HSE 155',
    'd3.0t u3.0t',
    [4946, 2047, 1820],
    { ...eight, weight: 4, drives: ['AWD'], towing: 3500 },
  ),
  renault(
    'Clio',
    'Hatch',
    [2013, 2020],
    'Life 19, Zen 22, R.S. 200 32',
    'u1.2t/4 u1.6t',
    [4063, 1732, 1448],
    { ...dsg, weight: 3 },
  ),
  renault('Koleos', 'SUV', [2012], 'Life 35, Zen 39, Intens 46', 'p2.5', [4673, 1843, 1673], {
    gearbox: 'CVT',
    weight: 4,
    towing: 2000,
  }),
  renault('Trafic', 'Van', [2015], 'L1H1 39, L2H1 43', 'd1.6t/4 d2.0t', [4999, 1956, 1971], {
    ...dsg,
    weight: 4,
    manual: 0.5,
  }),
  renault('Kangoo', 'Van', [2012], 'Compact 26, Maxi 32', 'd1.5t/4 u1.3t/4', [4282, 1829, 1815], {
    ...dsg,
    weight: 3,
    seats: 2,
    ancap: 4,
  }),
  peugeot('208', 'Hatch', [2012, 2024], 'Active 24, Allure 28, GT 35', 'u1.2t', [4055, 1745, 1430], {
    gears: 6,
    weight: 3,
  }),
  peugeot('308', 'Hatch', [2014], 'Active 29, Allure 36, GT 44', 'u1.2t x1.6t@2022', [4365, 1852, 1444], {
    gears: 8,
    weight: 3,
  }),
  peugeot('2008', 'SUV', [2013], 'Active 33, Allure 39, GT 45', 'u1.2t', [4300, 1770, 1550], {
    gears: 6,
    weight: 3,
    drives: ['FWD'],
  }),
  peugeot('3008', 'SUV', [2012], 'Allure 45, GT Line 48, GT 56', 'u1.6t d2.0t', [4447, 1841, 1624], {
    gears: 6,
    weight: 4,
    drives: ['FWD'],
  }),
  mini(
    'Cooper',
    'Hatch',
    [2012],
    'Base 38, S 48, John Cooper Works 60',
    'u1.5t/3 u2.0t',
    [3821, 1727, 1414],
    { ...dsg, weight: 5, seats: 4, ancap: 4 },
  ),
  mini(
    'Countryman',
    'SUV',
    [2012],
    'Cooper 48, Cooper S 55, Cooper SE 66',
    'u1.5t/3 u2.0t x1.5t/3@2019',
    [4299, 1822, 1557],
    { ...dsg, weight: 3 },
  ),
  porsche('Macan', 'SUV', [2014, 2024], 'Base 86, S 110, GTS 132', 'u2.0t u3.0t', [4726, 1922, 1606], {
    ...dsg,
    weight: 4,
    drives: ['AWD'],
    towing: 2000,
    hold: 0.91,
  }),
  porsche('911', 'Coupe', [2013], 'Carrera 245, Carrera S 290', 'u3.0t/6', [4519, 1852, 1298], {
    ...dsg,
    weight: 1,
    manual: 0.1,
    hold: 0.95,
    ancap: undefined,
  }),
]
