import type { SanityDocument } from '@sanity/client'
import { jsonPathToStudioPath, studioPath } from '@sanity/client/csm'
import { stegaClean } from '@sanity/client/stega'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deferred } from './testing/deferred.ts'
import { startTestLake, type TestLake } from './testing/lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
}, 60_000)
afterAll(() => lake.stop(), 30_000)
afterEach(async () => {
  await lake.client.delete({ query: '*[_type in ["page", "note"]]' })
  await lake.client.delete({ query: '*[_type == "site"]' })
})

const reference = (id: string) => ({ _type: 'reference', _ref: id })
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  lake.request(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(headers && { headers }),
  })

/** The error body of a refused request of the official client. */
async function refusal(work: Promise<unknown>) {
  const error = (await work.catch((reason: unknown) => reason)) as {
    statusCode?: number
    response?: {
      body: { error?: { type?: string; description?: string; items?: { error: Record<string, unknown> }[] } }
    }
  }
  return {
    status: error.statusCode,
    ...error.response?.body.error,
    first: error.response?.body.error?.items?.[0]?.error,
  }
}

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

  test('a transaction is applied whole or not at all', async () => {
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

  test('dryRun answers without keeping', async () => {
    const document = await lake.client.create({ _id: 'p', _type: 'page' }, { dryRun: true })
    expect(document._id).toBe('p')
    expect(await lake.client.getDocument('p')).toBeUndefined()
  })

  test('actions compose, publish and unpublish a document', async () => {
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

  test('marks each text it reads with its document and field, the draft where there is one', async () => {
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

  test('a source map comes when it is asked for, also by POST', async () => {
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

  test('a large query goes by POST', async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `some-id-${index}`)
    expect(await lake.client.fetch('count(*[_id in $ids])', { ids })).toBe(0)
  })

  test('a listener hears what its filter matches', async () => {
    const heard: unknown[] = []
    const done = deferred<void>()
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

  test('live events carry the sync tags of the queries they concern', async () => {
    await lake.client.create({ _id: 'site-a', _type: 'site' })
    await lake.client.create({ _id: 'p', _type: 'page', tenant: reference('site-a') })
    const reader = lake.clientWith({ perspective: 'published', token: lake.accounts.viewerToken })
    const query = '*[_type == "page" && tenant._ref == "site-a"]{title}'
    const { syncTags = [] } = await reader.fetch(query, {}, { filterResponse: false })
    const told = deferred<string[]>()
    const subscription = reader.live.events().subscribe((event) => {
      if (event.type === 'welcome') void lake.client.patch('p').set({ title: 'New' }).commit()
      if (event.type === 'message') told.resolve(event.tags)
    })
    const tags: string[] = await told.promise
    subscription.unsubscribe()
    expect(syncTags.some((tag) => tags.includes(tag))).toBe(true)
  })
})

describe('references', () => {
  test('a document others refer to strongly cannot be deleted', async () => {
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

  test('a strong reference must lead somewhere, a weak one need not', async () => {
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

  test('the delete dialog is told who refers to a document', async () => {
    await lake.client.create({ _id: 'site-a', _type: 'site' })
    await lake.client.create({ _id: 'p', _type: 'page', tenant: reference('site-a') })
    const answer = await lake.request('/v2025-02-19/data/references/production/documents/site-a/to')
    expect(await answer.json()).toEqual({
      totalCount: 1,
      references: [{ documentId: 'p', documentType: 'page' }],
    })
  })
})

describe('who may do what', () => {
  const write = { mutations: [{ create: { _id: 'p', _type: 'page' } }] }

  test('a viewer reads drafts but does not write', async () => {
    await lake.client.create({ _id: 'drafts.p', _type: 'page' })
    const viewer = lake.clientWith({ token: lake.accounts.viewerToken })
    expect(await viewer.fetch('*[_type == "page"]._id')).toEqual(['drafts.p'])
    const answer = await refusal(viewer.create({ _type: 'page' }))
    expect(answer).toMatchObject({ status: 403, type: 'insufficientPermissionsError' })
    const action = await post(
      '/v2025-02-19/data/actions/production',
      { actions: [{ actionType: 'sanity.action.document.discard', draftId: 'drafts.p' }] },
      { authorization: `Bearer ${lake.accounts.viewerToken}` },
    )
    expect(action.status).toBe(403)
  })

  test('nobody reads or writes without a session or a token', async () => {
    await lake.client.create({ _id: 'q', _type: 'page' })
    const doors = [
      '/v1/data/query/production?query=1',
      '/v1/data/doc/production/q',
      '/v1/data/listen/production?query=*',
      '/v1/data/live/events/production?includeDrafts=true',
      '/v1/data/history/production/documents/q',
      '/v1/data/references/production/documents/q/to',
      '/v1/projects/local/datasets/production/acl',
    ]
    for (const path of doors) expect((await lake.request(path, { headers: {} })).status, path).toBe(401)
    expect((await post('/v1/data/mutate/production', write, {})).status).toBe(401)
  })

  test('a token that is not valid is refused, also for reading', async () => {
    const answer = await lake.request('/v1/data/query/production?query=1', {
      headers: { authorization: 'Bearer nonsense' },
    })
    expect(answer.status).toBe(401)
  })

  test('a page of another site cannot write with a cookie', async () => {
    const answer = await post('/v1/data/mutate/production', write, {
      origin: 'https://evil.example',
      cookie: 'sanitySession=x',
    })
    expect(answer.status).toBe(403)
  })

  test('CORS is answered for allowed origins only', async () => {
    const ask = (origin: string) =>
      lake.request('/v1/data/query/production?query=1', { method: 'OPTIONS', headers: { origin } })
    const allowed = await ask('http://motorworld.localhost:3000')
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://motorworld.localhost:3000')
    expect(
      (await ask('http://a.b.localhost:3000.evil.example')).headers.get('access-control-allow-origin'),
    ).toBeNull()
  })

  test('the default perspective is raw for old API versions and published since 2025-02-19', async () => {
    await lake.client.create({ _id: 'drafts.p', _type: 'page' })
    const count = async (version: string) => {
      const answer = await lake.request(`/${version}/data/query/production?query=count(*[_type=="page"])`)
      return ((await answer.json()) as { result: number }).result
    }
    expect([await count('v2024-01-01'), await count('v2025-02-19'), await count('vX')]).toEqual([1, 0, 0])
  })
})

describe('bad input', () => {
  test('a GROQ syntax error says where', async () => {
    const answer = await lake.request('/v1/data/query/production?query=*[_type%20==]')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: {
        type: 'queryParseError',
        description: expect.stringContaining('Syntax error'),
        query: '*[_type ==]',
        start: 9,
        end: 10,
      },
    })
  })

  test('a mutation with a wrong revision changes nothing', async () => {
    await lake.client.create({ _id: 'p', _type: 'page', title: 'A' })
    const answer = await refusal(lake.client.patch('p').set({ title: 'B' }).ifRevisionId('old').commit())
    expect(answer).toMatchObject({ status: 409, first: { type: 'documentRevisionIDDoesNotMatchError' } })
    expect(await lake.client.getDocument('p')).toMatchObject({ title: 'A' })
  })

  const requests: [string, string, string | object, number][] = [
    ['malformed JSON', '/v1/data/mutate/production', '{"mutations": [', 400],
    ['a body that is not an object', '/v1/data/mutate/production', '[]', 400],
    ['mutations that are no list', '/v1/data/mutate/production', { mutations: {} }, 400],
    [
      'a transaction id with spaces',
      '/v1/data/mutate/production',
      { transactionId: 'a b', mutations: [] },
      400,
    ],
    ['actions that are no list', '/v1/data/actions/production', { actions: 'x' }, 400],
    ['a query without text', '/v1/data/query/production', {}, 400],
    [
      'an unknown kind of source map',
      '/v1/data/query/production?resultSourceMap=withKeys',
      { query: '1' },
      400,
    ],
    ['an unknown perspective', '/v1/data/query/production', { query: '1', perspective: 'rSomeRelease' }, 400],
    ['an oversized body', '/v1/data/mutate/production', `{"mutations": ["${'x'.repeat(11_000_000)}"]}`, 413],
    ['an oversized query', '/v1/data/query/production', { query: `1${' '.repeat(300_001)}` }, 413],
    ['another dataset', '/v1/data/mutate/other', { mutations: [] }, 404],
    ['an endpoint that is none', '/v1/data/nothing/production', {}, 404],
    ['releases', '/v1/data/releases/production', {}, 501],
    ['embeddings', '/vX/embeddings-index/query/production/x', {}, 501],
    ['agents', '/vX/agent/action/generate/production', {}, 501],
  ]
  for (const [name, path, body, status] of requests) {
    test(`${name} is answered ${status} with a sentence`, async () => {
      const answer = await post(path, body)
      expect(answer.status).toBe(status)
      const text = await answer.text()
      expect(text).not.toMatch(/\bat .*\.ts|node_modules/)
      const error = JSON.parse(text) as { message?: string; error?: { description?: string } }
      expect((error.message ?? error.error?.description ?? '').length).toBeGreaterThan(8)
    })
  }

  test('a parameter that is not JSON is named', async () => {
    const answer = await lake.request('/v1/data/query/production?query=$a&$a=plain')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('$a')])
  })

  test('text of every kind comes back as it was sent', async () => {
    const title = 'zero \u0000, half an emoji \ud83d, “quotes”, \u2028, 😀'
    await post('/v1/data/mutate/production', { mutations: [{ create: { _id: 'p', _type: 'page', title } }] })
    const doc = await lake.request('/v1/data/doc/production/p')
    const { documents } = (await doc.json()) as { documents: SanityDocument[] }
    expect(JSON.stringify(documents[0]?.title)).toBe(JSON.stringify(title))
  })
})

describe('slow queries', () => {
  const slow = `{${Array.from({ length: 6 }, (_, index) => `"q${index}": count(*[count(*[count(*[_id > ^._id && _id > ^.^._id]) > -1]) > -1])`).join(', ')}}`

  test('are stopped at the limit, by name, and delay no other', async () => {
    await lake.client.mutate(
      Array.from({ length: 400 }, (_, index) => ({
        create: { _id: `n-${index}`, _type: 'note', body: 'x'.repeat(50) },
      })),
    )
    let stopped = 0
    const slowOnes = Array.from({ length: 2 }, () =>
      refusal(lake.client.fetch(slow)).finally(() => {
        stopped++
      }),
    )
    for (let round = 0; round < 5; round++)
      expect(await lake.client.fetch('*[_id == "n-1"][0]._id')).toBe('n-1')
    expect(stopped).toBe(0)
    for (const answer of await Promise.all(slowOnes))
      expect(answer).toMatchObject({
        status: 400,
        type: 'queryTimeoutError',
        description: expect.stringContaining('5 s'),
      })
  }, 30_000)
})

describe('history', () => {
  test('tells transactions, documents at a revision and a time, and events', async () => {
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

describe('many at once', () => {
  test('the same transaction sent again is answered again, not applied again', async () => {
    await lake.client.create({ _id: 'p', _type: 'page', count: 0 })
    const body = { transactionId: 'again-1', mutations: [{ patch: { id: 'p', inc: { count: 1 } } }] }
    const answers = await Promise.all([1, 2, 3].map(() => post('/v1/data/mutate/production', body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await lake.client.getDocument('p')).toMatchObject({ count: 1 })
    const other = await post('/v1/data/mutate/production', { ...body, mutations: [{ delete: { id: 'p' } }] })
    expect(other.status).toBe(409)
  })

  test('concurrent patches all count, and two servers on one database agree', async () => {
    await lake.client.create({ _id: 'p', _type: 'page', count: 0 })
    const second = await lake.another()
    const clients = [lake.client, lake.clientWith({ token: lake.accounts.editorToken, apiHost: second.url })]
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => clients[index % 2]?.patch('p').inc({ count: 1 }).commit()),
    )
    for (const client of clients) {
      await client.patch('p').set({ seen: true }).commit()
      expect(await client.fetch('*[_id == "p"][0].count')).toBe(40)
    }
  })
})
