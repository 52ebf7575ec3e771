import { algoliasearch } from 'algoliasearch'
import { describe, expect, test } from 'vitest'
import { openSecuredKey, securedKey } from '#platform/secured-key.ts'
import { accessOf, demandIndex } from './access.ts'

const parent = 'c'.repeat(32)
/** Only the Node types of Algolia's client declare it. */
const { generateSecuredApiKey } = algoliasearch('local', 'any') as unknown as {
  generateSecuredApiKey(options: { parentApiKey: string; restrictions: object }): string
}
const keys = { appId: 'local', adminKey: 'a'.repeat(32), searchKey: parent }
const opened = (key: string) => accessOf(keys, 'local', key).restrictions

describe('a secured key', () => {
  test('is the same for the same restrictions, and yields them', () => {
    const restrictions = {
      filters: 'tenant:"alpha"',
      restrictIndices: ['alpha_*'],
      hitsPerPage: 5,
      userToken: 'me',
    }
    const key = securedKey(parent, restrictions)
    expect(securedKey(parent, restrictions)).toBe(key)
    expect(openSecuredKey(key, parent)).toEqual(restrictions)
  })

  test("made by Algolia's own client works too", () => {
    const restrictions = {
      filters: 'tenant:alpha AND price > 5',
      restrictIndices: ['one', 'two'],
      validUntil: 4102444800,
    }
    const key = generateSecuredApiKey({ parentApiKey: parent, restrictions })
    expect(opened(key)).toEqual(restrictions)
  })

  test('altered by one letter, or signed with another key, is refused', () => {
    const key = securedKey(parent, { filters: 'tenant:alpha' })
    const text = Buffer.from(key, 'base64').toString()
    const forged = [
      text.replace('alpha', 'gamma'),
      `${text}&filters=`,
      `${'0'.repeat(64)}${text.slice(64)}`,
      text.slice(0, 64),
      text.slice(64),
    ].map((one) => Buffer.from(one).toString('base64'))
    for (const one of [...forged, securedKey('d'.repeat(32), { filters: 'tenant:alpha' }), '', 'x'])
      expect(() => opened(one)).toThrow('Invalid Application-ID or API key')
  })

  test('cannot be made from the admin key, nor used for another application', () => {
    expect(() => opened(securedKey(keys.adminKey, {}))).toThrow('Invalid Application-ID or API key')
    expect(() => accessOf(keys, 'other', parent)).toThrow('Invalid Application-ID or API key')
  })

  test('expires', () => {
    const key = securedKey(parent, { validUntil: 1000 })
    expect(accessOf(keys, 'local', key, 999_999).rights).toEqual(['search'])
    expect(() => accessOf(keys, 'local', key, 1_000_000)).toThrow('expired')
    expect(() => opened(securedKey(parent, { validUntil: Number.NaN }))).toThrow('expired')
  })

  test('with an unsupported restriction is refused rather than widened', () => {
    const key = generateSecuredApiKey({
      parentApiKey: parent,
      restrictions: { restrictSources: '192.168.1.0/24' },
    })
    expect(() => opened(key)).toThrow('restrictSources are not supported')
  })

  test.each([
    ['alpha_vehicles', 'alpha_vehicles', true],
    ['alpha_vehicles', 'alpha_vehicles_price_asc', false],
    ['alpha_*', 'alpha_vehicles_price_asc', true],
    ['alpha_*', 'beta_vehicles', false],
    ['*_vehicles', 'beta_vehicles', true],
    ['a*b*c', 'axxbxxc', true],
    ['a*b*b', 'axb', false],
    ['ab*ba', 'aba', false],
  ])('for %s allows %s: %s', (pattern, index, allowed) => {
    const attempt = () =>
      demandIndex({ rights: ['search'], restrictions: { restrictIndices: [pattern] } }, index)
    if (allowed) expect(attempt).not.toThrow()
    else expect(attempt).toThrow('Index not allowed with this API key')
  })
})
