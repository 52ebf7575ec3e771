import type { SanityDocument } from '@sanity/client'
import { jsonPathToStudioPath, studioPath } from '@sanity/client/csm'
import { stegaClean } from '@sanity/client/stega'
import { describe, expect, test } from 'vitest'
import { Deferred } from '#platform/deferred.ts'
import { lake, post, refusal, withOwnLake } from './testing/own-lake.ts'
import { reference } from './testing/reference.ts'

withOwnLake()

describe('the official client', () => {
  test('creates, patches, reads and deletes', async () => {
    const created = await lake.client.create({ _id: 'p', _type: 'page', title: 'One', rows: [] })
    expect(created).toMatchObject({
      _id: 'p',
      title: 'One',
      _rev: expect.any(String),
      _createdAt: expect.any(String),
    })
    const patched = await lake.client
      .patch('p')
      .set({ title: 'Two' })
      .append('rows', [{ text: 'a' }])
      .ifRevisionId(created._rev)
      .commit({ autoGenerateArrayKeys: true })
    expect(patched).toMatchObject({ title: 'Two', rows: [{ text: 'a', _key: expect.any(String) }] })
    expect(await lake.client.getDocuments(['p', 'missing'])).toEqual([patched, null])
    expect(await lake.client.fetch('*[_type == $type]{title}', { type: 'page' })).toEqual([{ title: 'Two' }])
    await lake.client.delete('p')
    expect(await lake.client.getDocument('p')).toBeUndefined()
  })

  test('a transaction is applied as a whole or not at all', async () => {
    await lake.client
      .transaction()
      .create({ _id: 'site-a', _type: 'site' })
      .create({ _id: 'p', _type: 'page', tenant: reference('site-a') })
      .patch('p', (patch) => patch.set({ title: 'T' }))
      .commit()
    expect(await lake.client.fetch('*[_id == "p"][0].tenant->_id')).toBe('site-a')
    const failed = lake.client
      .transaction()
      .create({ _id: 'q', _type: 'page' })
      .patch('missing', (patch) => patch.set({ a: 1 }))
      .commit()
    expect((await refusal(failed)).status).toBe(404)
    expect(await lake.client.getDocument('q')).toBeUndefined()
  })

  test('dryRun responds without storing', async () => {
    const document = await lake.client.create({ _id: 'p', _type: 'page' }, { dryRun: true })
    expect(document._id).toBe('p')
    expect(await lake.client.getDocument('p')).toBeUndefined()
  })

  test('actions create, publish and unpublish a document', async () => {
    const ids = { publishedId: 'p', draftId: 'drafts.p' }
    await lake.client.action([
      {
        actionType: 'sanity.action.document.create',
        publishedId: 'p',
        attributes: { _id: 'drafts.p', _type: 'page', title: 'A' },
        ifExists: 'fail',
      },
      { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'B' } } },
    ])
    const { transactionId } = await lake.client.action(
      { actionType: 'sanity.action.document.publish', ...ids },
      { transactionId: 'mine-1' },
    )
    expect(transactionId).toBe('mine-1')
    expect(await lake.client.getDocument('p')).toMatchObject({ title: 'B', _rev: 'mine-1' })
    await lake.client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
    expect(await lake.client.fetch('*[sanity::versionOf("p")]._id')).toEqual(['drafts.p'])
  })

  test('marks each text it reads with its document and field, that of the draft if there is one', async () => {
    const blocks = (heading: string) => [
      { _key: 'a', _type: 'hero', heading },
      { _key: 'b', _type: 'hero', heading: 'Second', shared: reference('site-a') },
    ]
    await lake.client.create({ _id: 'site-a', _type: 'site', name: 'Motorworld' })
    await lake.client.create({ _id: 'p', _type: 'page', title: 'One', blocks: blocks('First') })
    await lake.client.create({ _id: 'drafts.p', _type: 'page', title: 'Two', blocks: blocks('Changed') })
    const marked: string[] = []
    const client = lake.clientWith({
      token: lake.accounts.viewerToken,
      perspective: 'drafts',
      stega: {
        enabled: true,
        studioUrl: '/studio',
        filter({ sourceDocument, sourcePath, value }) {
          const path = studioPath.toString(jsonPathToStudioPath(sourcePath))
          marked.push(`${value}: ${sourceDocument._type} ${sourceDocument._id} ${path}`)
          return true
        },
      },
    })
    const query = `*[_type == "page"][0]{
      title, "loud": upper(title), "rest": blocks[_key == "b"]{heading, "from": shared->name}, blocks[]{heading}
    }`
    const page = await client.fetch(query)
    expect(stegaClean(page)).toEqual({
      title: 'Two',
      loud: 'TWO',
      rest: [{ heading: 'Second', from: 'Motorworld' }],
      blocks: [{ heading: 'Changed' }, { heading: 'Second' }],
    })
    expect(page.title).not.toBe('Two')
    expect(page.loud).toBe('TWO')
    expect(marked).toEqual([
      'Two: page drafts.p title',
      'Second: page drafts.p blocks[_key=="b"].heading',
      'Motorworld: site site-a name',
      'Changed: page drafts.p blocks[_key=="a"].heading',
      'Second: page drafts.p blocks[_key=="b"].heading',
    ])
  })

  test('a source map is returned on request, also by POST', async () => {
    await lake.client.create({ _id: 'p', _type: 'page', rows: [{ _key: 'a', text: 'Words' }] })
    const query = '*[_id == "p"].rows[].text'
    const path = '/v1/data/query/production?resultSourceMap='
    const got = await lake.request(`${path}withKeyArraySelector&query=${encodeURIComponent(query)}`)
    expect(await got.json()).toMatchObject({
      resultSourceMap: {
        documents: [{ _id: 'p', _type: 'page' }],
        paths: ["$['rows'][?(@._key=='a')]['text']"],
        mappings: { '$[0]': { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } } },
      },
    })
    const posted = await post(`${path}true`, { query })
    expect(await posted.json()).toMatchObject({ resultSourceMap: { paths: ["$['rows'][0]['text']"] } })
    expect(await (await post(`${path}false`, { query })).json()).not.toHaveProperty('resultSourceMap')
  })

  test('documents are compared with others by diff::', async () => {
    const one = { _type: 'page', title: 'Used cars', hours: [{ _key: 'a', from: 9 }] }
    await lake.client.create({ _id: 'p', ...one })
    await lake.client.create({ _id: 'drafts.p', ...one, hours: [{ _key: 'a', from: 8 }] })
    const query = `*[_id == "drafts.p"]{
      "title": diff::changedAny(*[_id == "p"][0], @, title),
      "hours": diff::changedAny(*[_id == "p"][0], @, hours[].from)
    }`
    expect(await lake.client.fetch(query)).toEqual([{ title: false, hours: true }])
  })

  test('a large query is sent by POST', async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `some-id-${index}`)
    expect(await lake.client.fetch('count(*[_id in $ids])', { ids })).toBe(0)
  })

  test('a listener receives what its filter matches', async () => {
    const heard: unknown[] = []
    const done = new Deferred<void>()
    const subscription = lake.client
      .listen('*[_type == "page"]', {}, { events: ['welcome', 'mutation'], includeResult: true })
      .subscribe((event) => {
        if (event.type === 'welcome')
          void lake.client
            .transaction()
            .create({ _id: 'n', _type: 'note' })
            .create({ _id: 'p', _type: 'page' })
            .commit()
            .then(() => lake.client.delete('p'))
        if (event.type !== 'mutation') return
        heard.push([
          event.transition,
          event.documentId,
          'transactionTotalEvents' in event && event.transactionTotalEvents,
        ])
        if (event.transition === 'disappear') done.resolve()
      })
    await done.promise
    subscription.unsubscribe()
    expect(heard).toEqual([
      ['appear', 'p', 1],
      ['disappear', 'p', 1],
    ])
  })

  test('live events carry the sync tags of the queries they affect', async () => {
    await lake.client.create({ _id: 'site-a', _type: 'site' })
    await lake.client.create({ _id: 'p', _type: 'page', tenant: reference('site-a') })
    const reader = lake.clientWith({ perspective: 'published', token: lake.accounts.viewerToken })
    const query = '*[_type == "page" && tenant._ref == "site-a"]{title}'
    const { syncTags = [] } = await reader.fetch(query, {}, { filterResponse: false })
    const received = new Deferred<string[]>()
    const subscription = reader.live.events().subscribe((event) => {
      if (event.type === 'welcome') void lake.client.patch('p').set({ title: 'New' }).commit()
      if (event.type === 'message') received.resolve(event.tags)
    })
    const tags: string[] = await received.promise
    subscription.unsubscribe()
    expect(syncTags.some((tag) => tags.includes(tag))).toBe(true)
  })
})

describe('references', () => {
  test('a document with strong references to it cannot be deleted', async () => {
    await lake.client.create({ _id: 'site-a', _type: 'site' })
    await lake.client.create({ _id: 'drafts.p', _type: 'page', tenant: reference('site-a') })
    const answer = await refusal(lake.client.delete('site-a'))
    expect(answer).toMatchObject({
      status: 409,
      type: 'mutationError',
      first: { type: 'documentHasExistingReferencesError', id: 'site-a', referencingIDs: ['drafts.p'] },
    })
    await lake.client.transaction().delete('drafts.p').delete('site-a').commit()
    expect(await lake.client.getDocument('site-a')).toBeUndefined()
  })

  test('a strong reference needs its target, a weak one does not', async () => {
    const answer = await refusal(
      lake.client.create({ _id: 'p', _type: 'page', tenant: reference('nowhere') }),
    )
    expect(answer).toMatchObject({
      status: 409,
      first: { type: 'documentReferenceDoesNotExistError', referenceID: 'nowhere' },
    })
    const weak = { ...reference('nowhere'), _weak: true }
    expect(await lake.client.create({ _id: 'p', _type: 'page', tenant: weak })).toMatchObject({
      tenant: weak,
    })
  })

  test('the delete dialog learns which documents refer to a document', async () => {
    await lake.client.create({ _id: 'site-a', _type: 'site' })
    await lake.client.create({ _id: 'p', _type: 'page', tenant: reference('site-a') })
    const answer = await lake.request('/v2025-02-19/data/references/production/documents/site-a/to')
    expect(await answer.json()).toEqual({
      totalCount: 1,
      references: [{ documentId: 'p', documentType: 'page' }],
    })
  })
})

describe('history', () => {
  test('returns transactions, documents at a revision and a time, and events', async () => {
    const ids = { publishedId: 'p', draftId: 'drafts.p' }
    await lake.client.create({ _id: 'drafts.p', _type: 'page', title: 'A' }, {
      transactionId: 'h1',
    } as object)
    await lake.client.action(
      { actionType: 'sanity.action.document.publish', ...ids },
      { transactionId: 'h2' },
    )
    await lake.client.action(
      { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'B' } } },
      { transactionId: 'h3' },
    )
    await lake.client.action(
      { actionType: 'sanity.action.document.publish', ...ids },
      { transactionId: 'h4' },
    )

    const lines = await (
      await lake.request(
        '/v1/data/history/production/transactions/p,drafts.p?effectFormat=mendoza&excludeContent=true&limit=50',
      )
    ).text()
    const transactions = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(transactions.map(({ id }) => id).slice(-3)).toEqual(['h2', 'h3', 'h4'])
    expect(transactions.at(-1)).toMatchObject({
      author: expect.any(String),
      effects: {
        p: { apply: expect.arrayContaining(['B', 'title']), revert: expect.arrayContaining(['A']) },
      },
    })
    const at = async (search: string) =>
      (await (await lake.request(`/v1/data/history/production/documents/p?${search}`)).json()) as {
        documents: SanityDocument[]
      }
    expect((await at('revision=h2')).documents).toMatchObject([{ title: 'A' }])
    expect((await at(`time=${new Date().toISOString()}`)).documents).toMatchObject([{ title: 'B' }])
    expect((await at('time=2020-01-01T00:00:00Z')).documents).toEqual([])
    const events = await (await lake.request('/v1/data/history/production/events/documents/p?limit=4')).json()
    expect(events).toMatchObject({
      events: {
        p: [
          { type: 'publishDocumentVersion' },
          { type: 'createDocumentVersion' },
          { type: 'publishDocumentVersion' },
          { type: 'createDocumentVersion' },
        ],
      },
    })
  })
})
