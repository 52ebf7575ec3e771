const values: Record<string, number> = {}
for (const [index, letter] of [...'ABCDEFGH'].entries()) values[letter] = index + 1
for (const [index, letter] of [...'JKLMN'].entries()) values[letter] = index + 1
Object.assign(values, { P: 7, R: 9 })
for (const [index, letter] of [...'STUVWXYZ'].entries()) values[letter] = index + 2
for (let digit = 0; digit <= 9; digit++) values[digit] = digit
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** 17 letters and digits without I, O and Q (ISO 3779). */
export const isVin = (vin: string) => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)

/** False where the check digit does not fit: a hint at a typing error, no more, since Australia does not ask for it. */
export const fitsCheckDigit = (vin: string) => checkDigit(vin) === vin[8]

/** The ninth character that North American makers compute from the others; Australian vehicles need not have it. */
export function checkDigit(vin: string): string {
  let sum = 0
  for (let place = 0; place < 17; place++) sum += (values[vin[place]!] ?? 0) * weights[place]!
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
