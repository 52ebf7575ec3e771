import type { SanityDocument } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { lake, post, refusal, withOwnLake } from './testing/own-lake.ts'

withOwnLake()

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

  test('an invalid token is refused, also for reading', async () => {
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

  test('CORS is answered for our own origin alone: no page of a site uses a session', async () => {
    const ask = (origin: string) =>
      lake.request('/v1/data/query/production?query=1', { method: 'OPTIONS', headers: { origin } })
    const own = await ask(lake.url)
    expect(own.headers.get('access-control-allow-origin')).toBe(lake.url)
    expect(own.headers.get('access-control-allow-credentials')).toBe('true')
    for (const origin of [
      'http://motorworld.localhost:3000',
      'http://localhost:3000',
      'null',
      `${lake.url}.evil.example`,
    ]) {
      expect((await ask(origin)).headers.get('access-control-allow-origin'), origin).toBeNull()
      const cookie = { origin, cookie: 'sanitySession=x' }
      expect((await post('/v1/data/mutate/production', write, cookie)).status, origin).toBe(403)
      expect((await lake.request('/v1/users/me', { headers: cookie })).status, origin).toBe(403)
    }
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

  test('a listener that would filter by diff:: is told that it cannot', async () => {
    const query = encodeURIComponent('*[diff::changedAny({}, @, title)]')
    const answer = await lake.request(`/v1/data/listen/production?query=${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { type: 'queryParseError', description: 'A listener cannot filter by diff:: functions.' },
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

  test('any text comes back as it was sent', async () => {
    const title = 'zero \u0000, half an emoji \ud83d, “quotes”, \u2028, 😀'
    await post('/v1/data/mutate/production', { mutations: [{ create: { _id: 'p', _type: 'page', title } }] })
    const doc = await lake.request('/v1/data/doc/production/p')
    const { documents } = (await doc.json()) as { documents: SanityDocument[] }
    expect(JSON.stringify(documents[0]?.title)).toBe(JSON.stringify(title))
  })
})
