import { describe, expect, test } from 'vitest'
import { looserForms, readWords, withoutPlace, withoutRange, withoutRangesOf, withoutText } from './words.ts'

const rangesOf = (query: string) =>
  Object.fromEntries(readWords(query).ranges.map(({ key, range }) => [key, range]))
const textOf = (query: string) => readWords(query).text

describe('what shoppers type', () => {
  test.each([
    ['under 20000', { price: { max: 20_000 } }],
    ['under $20,000', { price: { max: 20_000 } }],
    ['under 20 000', { price: { max: 20_000 } }],
    ['under $20k', { price: { max: 20_000 } }],
    ['Under 20K', { price: { max: 20_000 } }],
    ['under 20 grand', { price: { max: 20_000 } }],
    ['under 20', { price: { max: 20_000 } }],
    ['up to 7500', { price: { max: 7500 } }],
    ['< 20000', { price: { max: 20_000 } }],
    ['over 30000', { price: { min: 30_000 } }],
    ['at least $30,000', { price: { min: 30_000 } }],
    ['20k to 30k', { price: { min: 20_000, max: 30_000 } }],
    ['20 to 30k', { price: { min: 20_000, max: 30_000 } }],
    ['20000-30000', { price: { min: 20_000, max: 30_000 } }],
    ['$20,000 – $30,000', { price: { min: 20_000, max: 30_000 } }],
    ['between 30000 and 20000', { price: { min: 20_000, max: 30_000 } }],
    ['under 80,000 km', { km: { max: 80_000 } }],
    ['less than 80000kms', { km: { max: 80_000 } }],
    ['from 2018', { year: { min: 2018 } }],
    ['2018 to 2021', { year: { min: 2018, max: 2021 } }],
    ['before 2015', { year: { max: 2015 } }],
    ['under 2000', { price: { max: 2000 } }],
    ['over 10000 under 20000', { price: { max: 20_000 } }],
  ])('“%s” is a bound', (query, ranges) => {
    expect(rangesOf(query)).toEqual(ranges)
    expect(textOf(query)).toBe('')
  })

  test.each([
    ['camry under 20k', 'camry'],
    ['used cars under 20000', 'used'],
    ['suv under $30,000 under 80000 km', 'suv'],
    ['toyota 20k to 30k hybrid', 'toyota hybrid'],
    ['camry under', 'camry'],
    ['toyota cars for sale', 'toyota'],
    ['camry between $', 'camry'],
  ])('of “%s” the text is “%s”', (query, text) => expect(textOf(query)).toBe(text))

  test.each([
    ...[
      'cx-5',
      'nlr 45-150',
      'fvz 260-300',
      'golf 7 to 8',
      'model 3',
      '2018 corolla',
      'mazda 3',
      'ford f-150',
    ],
    ...[
      'over 7 seats',
      'bt-50',
      'r 540',
      'peugeot 2008',
      'toyota cars',
      'under',
      '$',
      '4x4',
      'ldv t60 max 2022',
      '5 door 1.8',
      '',
    ],
  ])('“%s” says nothing of a price', (query) => expect(readWords(query).ranges).toEqual([]))

  test('both sides of a price may be said apart', () => {
    expect(readWords('over 10000 under 20000').ranges.map(({ range }) => range)).toEqual(
      [{ max: 20_000 }, { min: 10_000 }].reverse(),
    )
  })

  test('a postcode and what follows “near” are places, a year is not', () => {
    expect(readWords('4006').place).toBe('4006')
    expect(readWords('mazda 0800').place).toBe('0800')
    expect(readWords('9999').place).toBe('9999')
    expect(readWords('mazda near springwood qld').place).toBe('springwood qld')
    expect(readWords('mazda near 2010').place).toBe('2010')
    for (const query of [
      '2018',
      'corolla 2018',
      'u01198',
      '40066',
      'near',
      'near me',
      '1x4006',
      'peugeot 3008',
      'ram 1500',
    ])
      expect(readWords(query).place).toBeUndefined()
    expect(readWords('mazda near springwood under 20000')).toMatchObject({
      place: 'springwood',
      ranges: [{ words: 'under 20000' }],
    })
    expect(withoutPlace('mazda near springwood under 20000')).toBe('mazda under 20000')
    expect(withoutPlace('mazda 4006')).toBe('mazda')
    expect(withoutPlace('mazda near springwood qld')).toBe('mazda')
    expect(withoutPlace('cars near 4006')).toBe('')
    expect(withoutPlace('corolla 2018')).toBe('corolla 2018')
  })

  test('a bound, the bounds of one kind, or the text are taken back alone', () => {
    const query = 'camry  under $20k under 80,000 km'
    const [price, km] = readWords(query).ranges
    expect(withoutRange(query, price!)).toBe('camry under 80,000 km')
    expect(withoutRange(query, km!)).toBe('camry under $20k')
    expect(withoutRangesOf(query, 'km')).toBe('camry under $20k')
    expect(withoutText(query)).toBe('under $20k under 80,000 km')
  })

  test('what found nothing is tried as one word, and without the digits of a code', () => {
    expect(looserForms('land cruser')).toEqual(['landcruser'])
    expect(looserForms('toyota land cruser')).toEqual(['toyotaland cruser', 'toyota landcruser'])
    expect(looserForms('lexus rx350')).toEqual(['lexus rx'])
    expect(looserForms('corolla')).toEqual([])
    expect(looserForms('')).toEqual([])
  })

  test('numbers too large to be any are text', () => {
    expect(readWords(`under ${'9'.repeat(40)}`).ranges).toEqual([])
    expect(readWords('under 999999999').ranges[0]?.range).toEqual({ max: 999_999_999 })
  })

  test('every bound can be taken back by its words', () => {
    for (const query of ['under from 2018 20000', 'from 2018 under 20000 km under 9k', 'under 20k | over 5k'])
      for (const range of readWords(query).ranges)
        expect(readWords(withoutRange(query, range)).ranges).not.toContainEqual(range)
  })

  test('no words take long to read', () => {
    const started = performance.now()
    for (const query of [
      '$'.repeat(200),
      '1 '.repeat(100),
      'under '.repeat(33),
      '1,111'.repeat(40),
      ' '.repeat(200),
    ])
      readWords(query)
    expect(performance.now() - started).toBeLessThan(100)
  })
})
