import type { Random } from './random.ts'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const vinSigns = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'
const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const values: Readonly<Record<string, number>> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((group, at) =>
    [...group].map((letter) => [letter, at + 1]),
  ),
)

/** The ninth sign of a VIN, as North America counts it: the other signs, weighted, modulo 11. */
export function checkDigit(vin: string) {
  const sum = [...vin].reduce((all, sign, at) => all + (values[sign] ?? Number(sign)) * (weights[at] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** World manufacturer identifiers, as they stand on cars sold here. */
const makers: Readonly<Record<string, string>> = {
  Toyota: 'JTM',
  Lexus: 'JTH',
  Mazda: 'JM0',
  Hyundai: 'KMH',
  Kia: 'KNA',
  Mitsubishi: 'JMF',
  Nissan: 'JN1',
  Subaru: 'JF1',
  Suzuki: 'JSA',
  Honda: 'MRH',
  Isuzu: 'MPA',
  Volkswagen: 'WVW',
  BMW: 'WBA',
  'Mercedes-Benz': 'WDD',
  Audi: 'WAU',
  Volvo: 'YV1',
  Skoda: 'TMB',
  'Land Rover': 'SAL',
  Renault: 'VF1',
  Peugeot: 'VF3',
  MINI: 'WMW',
  Porsche: 'WP1',
  Ford: 'MPB',
  Holden: '6G1',
  Jeep: '1C4',
  RAM: '1C6',
  Tesla: 'LRW',
  MG: 'LSJ',
  GWM: 'LGW',
  BYD: 'LC0',
  LDV: 'LSF',
  Chery: 'LVV',
  Hino: 'JHD',
  Fuso: 'JLF',
  UD: 'JNC',
  Iveco: 'ZCF',
  Scania: 'YS2',
  MAN: 'WMA',
  Kenworth: '6F5',
  Yamaha: 'JYA',
  KTM: 'VBK',
  Kawasaki: 'JKA',
  Jayco: '6T9',
  Coromal: '6U9',
} // prettier-ignore

export function vinOf(make: string, year: number, serial: number, random: Random) {
  const descriptor = Array.from({ length: 5 }, () => random.pick([...vinSigns])).join('')
  const yearSign = yearSigns[(year - 2010 + 30) % 30] ?? 'A'
  const start = `${makers[make] ?? '6T9'}${descriptor}`
  const end = `${yearSign}${random.pick([...letters])}${String(serial % 1_000_000).padStart(6, '0')}`
  return `${start}${checkDigit(`${start}0${end}`)}${end}`
}

/** `#` a digit, `@` a letter: the current and the former series of each state. */
const plates: Readonly<Record<string, readonly string[]>> = {
  QLD: ['###@@#', '###@@@'],
  NSW: ['@@@##@', '@@##@@'],
  VIC: ['1@@#@@', '@@@###'],
  WA: ['1@@@###'],
  SA: ['S###@@@'],
}

const fill = (pattern: string, random: Random) =>
  pattern.replace(/[#@]/g, (sign) => (sign === '#' ? String(random.int(0, 9)) : random.pick([...letters])))

export const plateOf = (state: string, random: Random) =>
  fill(random.pick(plates[state] ?? ['###@@@']), random)

/** A code in the shape of the National Vehicle Identification Code: `0QK18A`. */
export const nvicOf = (random: Random) => fill(random.pick(['0@@##@', '0@@#@#']), random)
