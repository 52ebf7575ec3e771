import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Deferred } from '#platform/deferred.ts'
import { reference } from './testing/reference.ts'
import { personOf } from './testing/scoped.ts'
import { ann, ben, lake, page, red, withTwoParts } from './testing/two-parts.ts'

withTwoParts()

describe('a person limited to one part reads that part only', () => {
  const queries: [string, string, unknown][] = [
    ['everything', '*[_type == "page"]._id', ['mine']],
    ['by id', '*[_id in ["theirs", "drafts.theirs", "drafts.unborn"]]', []],
    ['a count', 'count(*[part._ref == "b"])', 0],
    ['a sum and an average', 'math::sum(*[part._ref == "b"].title)', 0],
    ['a dereference', '*[_id == "mine"][0].related->secret', null],
    ['a dereference with spread', '*[_id == "mine"][0]{"r": related->{...}}', { r: null }],
    ['references to it', '*[references("b")]._id', []],
    ['a subquery', '*[_id == "mine"][0]{"n": count(*[_id > "n"])}', { n: 0 }],
    ['versions', '*[sanity::versionOf("theirs")]._id', []],
    ['an order by its fields', '*[_type == "page"] | order(secret desc)._id', ['mine']],
    ['a search', '*[[secret, title] match "half"]._id', []],
    ['pictures: those its documents use', '*[_type == "sanity.imageAsset"].extension', ['svg']],
  ]
  test('an export', async () => {
    for (const way of ['', '?nextCursor=']) {
      const answer = await ann.send(`/v2025-02-19/data/export/production${way}`)
      const lines = (await answer.text()).trim().split('\n')
      const ids = lines.map((line) => (JSON.parse(line) as { _id: string })._id)
      expect(ids.filter((id) => !id.startsWith('image-'))).toEqual(['a', 'mine'])
      expect(ids).toContain(red)
    }
  })
  for (const [name, query, expected] of queries)
    test(`query: ${name}`, async () => {
      expect(await ann.query(query)).toEqual(expected)
      const posted = await ann.post('/v2025-02-19/data/query/production', { query, perspective: 'raw' })
      expect(((await posted.json()) as { result: unknown }).result).toEqual(expected)
    })

  test('query: as drafts, and as published', async () => {
    for (const perspective of ['drafts', 'published'])
      expect(await ann.query('*[_type == "page"]._id', `&perspective=${perspective}`)).toEqual(['mine'])
  })

  test('doc', async () => {
    expect(await ann.get(`/v2025-02-19/data/doc/production/mine,theirs,drafts.theirs,${red}`)).toMatchObject({
      documents: [{ _id: 'mine' }, { _id: red }],
      omitted: [
        { id: 'theirs', reason: 'permission' },
        { id: 'drafts.theirs', reason: 'permission' },
      ],
    })
  })

  test('history, in its three forms', async () => {
    const at = (path: string) => ann.send(`/v2025-02-19/data/history/production/${path}`)
    const all = '?effectFormat=mendoza&limit=50'
    expect(await (await at(`transactions/theirs,drafts.theirs${all}`)).text()).toBe('')
    expect(await (await at(`transactions/mine,theirs${all}`)).text()).not.toContain('Half price')
    expect(await (await at(`documents/theirs?time=${new Date().toISOString()}`)).json()).toEqual({
      documents: [],
    })
    expect(await (await at('events/documents/theirs')).json()).toEqual({
      events: { theirs: [] },
      nextCursor: '',
    })
    expect(await (await at('events/documents/mine')).json()).toMatchObject({ events: { mine: [{}, {}] } })
  })

  test('references to a document', async () => {
    const path = '/v2025-02-19/data/references/production/documents'
    expect(await ann.get(`${path}/b/to`)).toEqual({ totalCount: 0, references: [] })
    expect(await ben.get(`${path}/theirs/to`)).toEqual({ totalCount: 0, references: [] })
  })

  test('the permissions that the Studio requests', async () => {
    const grants = (await ann.get('/v2025-02-19/projects/local/datasets/production/acl')) as {
      filter: string
      permissions: string[]
    }[]
    expect(grants.some(({ filter }) => filter.includes('path("**")'))).toBe(false)
    expect(grants.find(({ filter }) => filter.includes('part._ref in ["a"]'))?.permissions).toContain(
      'update',
    )
  })

  test('colleagues, but not those of other parts', async () => {
    expect(await ann.get(`/v2025-02-19/users/${ann.id},${ben.id}`)).toMatchObject([{ id: ann.id }, null])
    const members = JSON.stringify(await ann.get('/v2025-02-19/projects/local/acl'))
    expect([members.includes(ann.id), members.includes(ben.id)]).toEqual([true, false])
  })
})

describe('streams', () => {
  /** Reads until the change of `mine` that ends each test has been received. */
  async function streamed(path: string, changes: () => Promise<unknown>, last: string) {
    const hangUp = new AbortController()
    const response = await ann.send(path, { signal: hangUp.signal })
    let text = ''
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const began = text === ''
      text += new TextDecoder().decode(chunk)
      if (began) await changes()
      if (text.includes(last)) break
    }
    hangUp.abort()
    return text
  }

  test('a listener receives the part; what enters or leaves it appears as created or deleted', async () => {
    const query = encodeURIComponent('*[_type == "page"]')
    const text = await streamed(
      `/v2025-02-19/data/listen/production?query=${query}&includeResult=true&effectFormat=mendoza`,
      async () => {
        await lake.client.create(page('moving', 'b', { secret: 'Loud whisper' }))
        await lake.client.patch('theirs').set({ secret: 'Louder whisper' }).commit()
        await lake.client
          .patch('moving')
          .set({ part: reference('a'), secret: 'Arrived' })
          .commit()
        await lake.client
          .patch('moving')
          .set({ part: reference('b'), secret: 'Gone' })
          .commit()
        await lake.client.delete('moving', { transactionId: 'unseen' } as object)
        await lake.client.patch('mine').set({ note: 'the-end' }).commit()
      },
      'the-end',
    )
    const sent = [...text.matchAll(/^data: (.*"mutation".*)$/gm)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    )
    expect(sent.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      ['moving', 'appear'],
      ['moving', 'disappear'],
      ['mine', 'update'],
    ])
    expect(sent.map(({ transactionTotalEvents }) => transactionTotalEvents)).toEqual([1, 1, 1])
    expect(text).not.toMatch(/whisper|Gone|unseen/)
  })

  test('live events name changes of the part only', async () => {
    const text = await streamed(
      '/v2025-02-19/data/live/events/production?includeDrafts=true',
      async () => {
        const hidden = { transactionId: 'hidden-change' } as object
        await lake.client.patch('drafts.theirs').set({ title: 'Later' }).commit(hidden)
        await lake.client
          .patch('mine')
          .set({ note: 'again' })
          .commit({ transactionId: 'shown-change' } as object)
      },
      'shown-change',
    )
    expect(text).not.toContain('hidden-change')
  })

  test('presence: colleagues, in locations that both may see', async () => {
    const both = await personOf(lake, ['a', 'b'])
    const heard: { i: string; m: { locations: { documentId: string }[] } }[] = []
    const done = new Deferred<void>()
    const connect = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`, {
        headers,
      })
      await new Promise((open) => socket.once('open', open))
      const call = (method: string, params: object) =>
        new Promise<void>((answer) => {
          const id = crypto.randomUUID()
          socket.on('message', (raw) => JSON.parse(String(raw)).id === id && answer())
          socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
        })
      const be = (sessionId: string, ...ids: string[]) =>
        call('presence_announce', {
          data: { sessionId, locations: ids.map((documentId) => ({ type: 'document', documentId })) },
        })
      return { socket, call, be }
    }
    const watching = await connect(ann.headers)
    watching.socket.on('message', (raw) => {
      const { params } = JSON.parse(String(raw))
      if (params?.result.type !== 'state') return
      heard.push(params.result)
      if (params.result.m.sessionId === 'last') done.resolve()
    })
    await watching.call('presence_subscribe', {})
    const [stranger, colleague] = [await connect(ben.headers), await connect(both.headers)]
    await stranger.be('stranger', 'theirs')
    await colleague.be('last', 'theirs', 'drafts.theirs', 'mine')
    await done.promise
    for (const { socket } of [watching, stranger, colleague]) socket.close()
    expect(heard).toMatchObject([{ i: both.id, m: { locations: [{ documentId: 'mine' }] } }])
    expect(heard[0]?.m.locations).toHaveLength(1)
  })
})
