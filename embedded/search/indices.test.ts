import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carIndex, cars, settings } from './testing/cars.ts'
import { startTestSearch, type TestSearch } from './testing/search.ts'

let search: TestSearch
let indexName: string
let done: Awaited<ReturnType<typeof carIndex>>['done']
let found: Awaited<ReturnType<typeof carIndex>>['found']

beforeAll(async () => {
  search = await startTestSearch()
}, 60_000)
afterAll(() => search.stop())
beforeEach(async () => {
  ;({ indexName, done, found } = await carIndex(search))
})

describe('settings', () => {
  test('are stored, merged and reset to their default by null', async () => {
    await search.admin.setSettings({
      indexName,
      indexSettings: { hitsPerPage: 2, customRanking: ['desc(price)'] },
    })
    const { taskID } = await search.admin.setSettings({
      indexName,
      indexSettings: { hitsPerPage: null } as never,
    })
    await done(taskID)
    expect(await search.admin.getSettings({ indexName })).toMatchObject({
      ...settings,
      hitsPerPage: 20,
      customRanking: ['desc(price)'],
    })
    expect(await found()).toEqual(['ranger', 'hilux', 'cx5', 'corolla'])
  })

  test('give a replica its own order; it has what is written to the primary, and cannot be written to', async () => {
    const replica = `${indexName}_price_desc`
    await search.admin.setSettings({ indexName, indexSettings: { replicas: [replica] } })
    const { taskID } = await search.admin.setSettings({
      indexName: replica,
      indexSettings: { ranking: ['desc(price)'] },
    })
    await done(taskID, replica)
    const saved = await search.admin.saveObject({ indexName, body: { objectID: 'lc', price: 120_000 } })
    await done(saved.taskID)
    expect(await found({}, replica)).toEqual(['lc', 'ranger', 'hilux', 'cx5', 'corolla'])
    expect(await search.admin.getSettings({ indexName: replica })).toMatchObject({
      primary: indexName,
      searchableAttributes: settings.searchableAttributes,
    })
    await expect(
      search.admin.saveObject({ indexName: replica, body: { objectID: 'z' } }),
    ).rejects.toMatchObject({
      status: 400,
      message: `Index ${replica} is a replica of ${indexName}: write to its primary instead`,
    })
    await expect(search.admin.deleteIndex({ indexName: replica })).rejects.toMatchObject({ status: 400 })
  })

  test('are forwarded to replicas on request, and a replica that is no longer named is gone', async () => {
    const replica = `${indexName}_cheap`
    await search.admin.setSettings({ indexName, indexSettings: { replicas: [replica] } })
    await search.admin.setSettings({ indexName, indexSettings: { hitsPerPage: 7 }, forwardToReplicas: true })
    expect(await search.admin.getSettings({ indexName: replica })).toMatchObject({ hitsPerPage: 7 })
    const { taskID } = await search.admin.setSettings({ indexName, indexSettings: { replicas: [] } })
    await done(taskID)
    await expect(found({}, replica)).rejects.toMatchObject({
      status: 404,
      message: `Index ${replica} does not exist`,
    })
  })
})

describe('synonyms and rules', () => {
  const ute = { objectID: 'ute', type: 'synonym' as const, synonyms: ['pickup', 'hilux'] }

  test('synonyms are saved, used, searched, read and deleted', async () => {
    const saved = await search.admin.saveSynonyms({
      indexName,
      synonymHit: [ute, { ...ute, objectID: 'b', synonyms: ['a', 'b'] }],
    })
    await done(saved.taskID)
    expect(await found({ query: 'pickup' })).toEqual(['hilux'])
    expect(
      await search.admin.searchSynonyms({ indexName, searchSynonymsParams: { query: 'pick' } }),
    ).toMatchObject({ nbHits: 1, hits: [ute] })
    expect(await search.admin.getSynonym({ indexName, objectID: 'ute' })).toEqual(ute)
    await search.admin.saveSynonym({ indexName, objectID: 'c', synonymHit: { ...ute, objectID: 'c' } })
    await search.admin.deleteSynonym({ indexName, objectID: 'ute' })
    await expect(search.admin.getSynonym({ indexName, objectID: 'ute' })).rejects.toMatchObject({
      status: 404,
    })
    const { taskID } = await search.admin.clearSynonyms({ indexName })
    await done(taskID)
    expect(await found({ query: 'pickup' })).toEqual([])
  })

  test('rules are stored and returned', async () => {
    const rule = {
      objectID: 'r',
      conditions: [{ pattern: 'x', anchoring: 'is' as const }],
      consequence: { params: { filters: 'make:Kia' } },
    }
    await search.admin.saveRules({ indexName, rules: [rule] })
    expect(await search.admin.getRule({ indexName, objectID: 'r' })).toEqual(rule)
    expect(await search.admin.searchRules({ indexName })).toMatchObject({ nbHits: 1 })
    await search.admin.clearRules({ indexName })
    expect(await search.admin.searchRules({ indexName })).toMatchObject({ nbHits: 0 })
  })
})

describe('indices', () => {
  test('are listed with their objects, and deleted', async () => {
    const { items } = await search.admin.listIndices()
    expect(items.find(({ name }) => name === indexName)).toMatchObject({ entries: 4, pendingTask: false })
    const { taskID } = await search.admin.deleteIndex({ indexName })
    await done(taskID)
    expect(await search.admin.indexExists({ indexName })).toBe(false)
    await expect(found()).rejects.toMatchObject({ status: 404, message: `Index ${indexName} does not exist` })
  })

  test('are copied whole, or in part by scope', async () => {
    const [whole, part] = [`${indexName}_copy`, `${indexName}_part`]
    for (const [destination, scope] of [[whole], [part, ['settings' as const]]] as const) {
      const { taskID } = await search.admin.operationIndex({
        indexName,
        operationIndexParams: { operation: 'copy', destination, scope: scope && [...scope] },
      })
      await done(taskID, destination)
    }
    expect(await found({ filters: 'body:Ute' }, whole)).toEqual(['hilux', 'ranger'])
    expect(await found({}, part)).toEqual([])
    expect(await search.admin.getSettings({ indexName: part })).toMatchObject(settings)
  })

  test('are replaced in one step, replicas and settings included', async () => {
    const replica = `${indexName}_new`
    await search.admin.setSettings({ indexName, indexSettings: { replicas: [replica] } })
    await search.admin.setSettings({ indexName: replica, indexSettings: { ranking: ['desc(year)'] } })
    const objects = cars.slice(1).map((car) => ({ ...car, year: car.year + 1 }))
    await search.admin.replaceAllObjects({ indexName, objects })
    expect(await found()).toEqual(['cx5', 'hilux', 'ranger'])
    expect(await found({}, replica)).toEqual(['ranger', 'hilux', 'cx5'])
    expect(await search.admin.getSettings({ indexName })).toMatchObject({ ...settings, replicas: [replica] })
    const { items } = await search.admin.listIndices()
    expect(items.filter(({ name }) => name.includes('_tmp_'))).toEqual([])
  })
})

test('a key that the caller holds is returned with its rights', async () => {
  expect(await search.admin.getApiKey({ key: search.keys.searchKey })).toMatchObject({ acl: ['search'] })
  expect((await search.admin.listApiKeys()).keys).toHaveLength(2)
})
