import { describe, expect, test } from 'vitest'
import { address, flag, instant, list, money, number, prose, text } from './clean.ts'

describe('cells as dealers write them', () => {
  test('what says nothing is nothing', () => {
    for (const cell of ['', '  ', '-', '--', 'N/A', 'null', 'TBA', 'unknown', undefined, null, {}])
      expect(text(cell)).toBeUndefined()
  })

  test('text loses its margins and what no line may hold', () => {
    expect(text('  Glacier\tWhite\u0000 ')).toBe('Glacier White')
    expect(text('x'.repeat(500), 100)).toHaveLength(100)
  })

  test('a cell cut in the middle of a character stays readable text', () => {
    expect(text('ab\ud83d')).toBe('ab\ufffd')
  })

  test('a formula is text like any other', () => {
    expect(text('=1+1')).toBe('=1+1')
    expect(text("@SUM(A1)|cmd'/c calc'!A0")).toBe("@SUM(A1)|cmd'/c calc'!A0")
  })

  test.each([
    ['$45,990', 45990],
    ['45990', 45990],
    [' 45 990 ', 45990],
    ['AUD 45,990.50', 45990.5],
    ['16000 AUD', 16000],
    ['$25,990 Drive Away', 25990],
    ['$25,990*', 25990],
    ['0', 0],
    [31990, 31990],
  ])('the price %j is %d', (cell, price) => {
    expect(money(cell)).toBe(price)
  })

  test.each(['POA', 'P.O.A.', 'Call for price', '-', '', 'Price on application', undefined])(
    'the price %j asks to be rung',
    (cell) => {
      expect(money(cell)).toBeUndefined()
    },
  )

  test.each(['20000-25000', 'twenty', '12,34,5', '1e999x'])('%j is no price', (cell) => {
    expect(money(cell)).toBeNaN()
  })

  test('numbers keep their sign and lose the words around them', () => {
    expect(number('25,000 km', /\bkm\b/i)).toBe(25000)
    expect(number('-3')).toBe(-3)
    expect(number('about 5')).toBeNaN()
  })

  test('yes and no in all their spellings', () => {
    expect(['Yes', 'y', 'TRUE', '1', true].map(flag)).toEqual([true, true, true, true, true])
    expect(['No', 'n', 'false', '0', false].map(flag)).toEqual([false, false, false, false, false])
    expect(flag('perhaps')).toBeUndefined()
  })

  test('a list is split by its own mark, and no item stands twice', () => {
    expect(list('Tow Bar|Sunroof|Tow Bar')).toEqual(['Tow Bar', 'Sunroof'])
    expect(list('a; b\nc')).toEqual(['a', 'b', 'c'])
    expect(list('a, b,c')).toEqual(['a', 'b', 'c'])
    expect(list(['a', ' ', 'b'])).toEqual(['a', 'b'])
  })

  test('a comma inside an address does not split it', () => {
    expect(list('https://x.au/a,b.jpg,https://x.au/c.jpg')).toEqual([
      'https://x.au/a,b.jpg',
      'https://x.au/c.jpg',
    ])
  })

  test('comments keep paragraphs and lose markup', () => {
    expect(
      prose('<p>One owner.</p><script>alert(1)</script><br>Tow &amp; go<img src=x onerror=alert(1)>'),
    ).toBe('One owner.\n\nTow & go')
  })

  test('dates are instants, Brisbane time where none is named', () => {
    expect(instant('2026-07-01')).toBe(Date.parse('2026-06-30T14:00:00Z') / 1000)
    expect(instant('2026-07-01T00:00:00Z')).toBe(Date.parse('2026-07-01T00:00:00Z') / 1000)
    expect(instant('31/12/2025')).toBe(Date.parse('2025-12-30T14:00:00Z') / 1000)
    expect(instant('1764547200000')).toBe(1764547200)
    expect(instant(1764547200)).toBe(1764547200)
    expect(instant('soon')).toBeNaN()
  })

  test('an address is of the web or a file name, never a script', () => {
    expect(address('https://x.au/a.jpg')).toBe('https://x.au/a.jpg')
    expect(address('//x.au/a.jpg')).toBe('https://x.au/a.jpg')
    expect(address('photos/a.jpg')).toBe('photos/a.jpg')
    expect(address('javascript:alert(1)')).toBeUndefined()
    expect(address('data:text/html,x')).toBeUndefined()
    expect(address('file:///etc/passwd')).toBeUndefined()
  })
})
