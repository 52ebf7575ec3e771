import { describe, expect, test } from 'vitest'
import { settingsDefaults, switches } from '#tenants/settings/index.ts'
import { mergeSettings } from './merge-settings.ts'

const merge = (...values: Record<string, unknown>[]) =>
  mergeSettings(
    switches,
    'alpha',
    values.map((layer, index) => ({ source: `layer ${index}`, values: layer })),
  )

describe('settings of a tenant', () => {
  test('what no layer sets keeps its default', () => {
    const { settings, problems } = merge({})
    expect(settings).toEqual({ ...settingsDefaults, siteSlug: 'alpha' })
    expect(problems).toEqual([])
  })

  test('a tenant that overrides one key differs from the default tenant in that key alone', () => {
    const { settings } = merge({ searchPath: '/search/used-cars' })
    expect(settings).toEqual({ ...settingsDefaults, siteSlug: 'alpha', searchPath: '/search/used-cars' })
  })

  test('defaults give way to the template, the template to the brand, the brand to the site', () => {
    const { settings } = merge(
      { hitsPerPage: 10, usedLabel: 'Template', soldTagText: 'Template' },
      { hitsPerPage: 11, usedLabel: 'Brand' },
      { hitsPerPage: 12 },
    )
    expect(settings).toMatchObject({ hitsPerPage: 12, usedLabel: 'Brand', soldTagText: 'Template' })
  })

  test('objects merge key by key, lists are replaced whole', () => {
    const { settings } = merge(
      { phoneNumbers: { new: '1', used: '2' }, socialLinks: [{ name: 'A', url: 'https://a.example' }] },
      { phoneNumbers: { used: '3' }, socialLinks: [{ name: 'B', url: 'https://b.example' }] },
    )
    expect(settings.phoneNumbers).toEqual({ new: '1', used: '3' })
    expect(settings.socialLinks).toEqual([{ name: 'B', url: 'https://b.example' }])
  })

  test('a map that the Studio keeps as a list merges by its keys', () => {
    const { settings } = merge(
      { labels: { testDrive: 'Drive It', enquire: 'Ask' } },
      { labels: [{ _key: 'a', key: 'testDrive', text: 'Try It' }] },
    )
    expect(settings.labels).toEqual({ testDrive: 'Try It', enquire: 'Ask' })
  })

  test('an unknown key fails: it is named with its source, and the rest stands', () => {
    const { settings, problems } = merge({ serchPath: '/x', hitsPerPage: 12 })
    expect(problems).toEqual([{ source: 'layer 0', key: 'serchPath', message: 'There is no such switch.' }])
    expect(settings.hitsPerPage).toBe(12)
    expect(settings).not.toHaveProperty('serchPath')
  })

  test('a value its switch does not allow leaves the layer below in place', () => {
    const { settings, problems } = merge({ hitsPerPage: 12 }, { hitsPerPage: 'many' })
    expect(settings.hitsPerPage).toBe(12)
    expect(problems).toMatchObject([{ source: 'layer 1', key: 'hitsPerPage' }])
  })

  test('a field emptied in the Studio counts as not set, unless null is a value of the switch', () => {
    const { settings, problems } = merge(
      { announcementBar: { text: 'Sale' } },
      { announcementBar: null, searchPath: null },
    )
    expect(settings.announcementBar).toBeNull()
    expect(settings.searchPath).toBe(settingsDefaults.searchPath)
    expect(problems).toEqual([])
  })

  test('neither defaults nor layers are changed by merging', () => {
    const layer = { phoneNumbers: { new: '1' } }
    const before = structuredClone(settingsDefaults)
    merge(layer, { phoneNumbers: { used: '2' } })
    expect(layer).toEqual({ phoneNumbers: { new: '1' } })
    expect(settingsDefaults).toEqual(before)
  })

  test('a key named like a part of every object does no harm', () => {
    const { settings, problems } = merge(JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}'))
    expect(problems.map(({ key }) => key)).toEqual(['__proto__', 'constructor'])
    expect((settings as object as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
