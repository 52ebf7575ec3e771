import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { deferred } from './testing/deferred.ts'
import { startTestLake, type TestLake } from './testing/lake.ts'
import { parts, personOf } from './testing/scoped.ts'

const reference = (id: string) => ({ _type: 'reference', _ref: id })
const page = (id: string, part: string, fields: object = {}) => ({
  _id: id,
  _type: 'page',
  part: reference(part),
  title: `Of ${part}`,
  ...fields,
})
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="${colour}"/></svg>`

let lake: TestLake
let ann: Awaited<ReturnType<typeof personOf>>
let ben: Awaited<ReturnType<typeof personOf>>
let red: string

beforeAll(async () => {
  lake = await startTestLake({ access: parts })
  red = await upload(lake.request, 'red')
  await lake.client
    .transaction()
    .create({ _id: 'a', _type: 'part', part: reference('a') })
    .create({ _id: 'b', _type: 'part', part: reference('b') })
    .create(page('mine', 'a', { picture: { asset: reference(red) } }))
    .create(page('theirs', 'b', { secret: 'Half price from Monday' }))
    .create(page('drafts.theirs', 'b', { title: 'Not yet' }))
    .create(page('drafts.unborn', 'b'))
    .commit()
  await lake.client
    .patch('mine')
    .set({ related: reference('theirs') })
    .commit()
  ann = await personOf(lake, ['a'])
  ben = await personOf(lake, ['b'])
}, 60_000)
afterAll(() => lake.stop(), 30_000)

async function upload(send: TestLake['request'], colour: string): Promise<string> {
  const path = '/v2025-02-19/assets/images/production?filename=a.svg'
  const answer = await send(path, { method: 'POST', body: svg(colour) })
  return ((await answer.json()) as { document: { _id: string } }).document._id
}

const mutate = (mutations: object[], search = '') =>
  ann.post(`/v2025-02-19/data/mutate/production?returnDocuments=true${search}`, { mutations })
const act = (action: object) => ann.post('/v2025-02-19/data/actions/production', { actions: [action] })
const theirs = async () => lake.client.getDocuments(['theirs', 'drafts.theirs', 'drafts.unborn'])

describe('reading, a person of one part sees that part alone', () => {
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

  test('who refers to a document', async () => {
    const path = '/v2025-02-19/data/references/production/documents'
    expect(await ann.get(`${path}/b/to`)).toEqual({ totalCount: 0, references: [] })
    expect(await ben.get(`${path}/theirs/to`)).toEqual({ totalCount: 0, references: [] })
  })

  test('the rights the Studio asks for', async () => {
    const grants = (await ann.get('/v2025-02-19/projects/local/datasets/production/acl')) as {
      filter: string
      permissions: string[]
    }[]
    expect(grants.some(({ filter }) => filter.includes('path("**")'))).toBe(false)
    expect(grants.find(({ filter }) => filter.includes('part._ref in ["a"]'))?.permissions).toContain(
      'update',
    )
  })

  test('colleagues, those of other parts not', async () => {
    expect(await ann.get(`/v2025-02-19/users/${ann.id},${ben.id}`)).toMatchObject([{ id: ann.id }, null])
    const members = JSON.stringify(await ann.get('/v2025-02-19/projects/local/acl'))
    expect([members.includes(ann.id), members.includes(ben.id)]).toEqual([true, false])
  })
})

describe('writing, a person of one part writes that part alone', () => {
  const refused: [string, object[]][] = [
    ['a patch', [{ patch: { id: 'theirs', set: { title: 'Mine now' } } }]],
    ['a patch of a draft', [{ patch: { id: 'drafts.unborn', set: { title: 'Mine now' } } }]],
    [
      'a patch with a guessed revision',
      [{ patch: { id: 'theirs', ifRevisionID: 'x', set: { title: 'x' } } }],
    ],
    ['a patch that moves it here', [{ patch: { id: 'theirs', set: { part: reference('a') } } }]],
    ['a patch that moves one there', [{ patch: { id: 'mine', set: { part: reference('b') } } }]],
    ['a patch that takes the part away', [{ patch: { id: 'mine', unset: ['part'] } }]],
    ['a deletion', [{ delete: { id: 'theirs' } }]],
    ['creating in another part', [{ create: page('new', 'b') }]],
    ['creating without a part', [{ create: { _id: 'new', _type: 'page' } }]],
    ['creating with an id of others', [{ createOrReplace: page('theirs', 'a') }]],
    ['creating where others have it', [{ createIfNotExists: page('theirs', 'a') }]],
    ['a draft over a document of others', [{ create: page('drafts.theirs', 'a') }]],
    ['a document under a draft of others', [{ create: page('unborn', 'a') }]],
    ['a reference to a document of others', [{ create: page('new', 'a', { more: reference('theirs') }) }]],
    [
      'a weak reference to one',
      [{ create: page('new', 'a', { more: { ...reference('theirs'), _weak: true } }) }],
    ],
    ['a new part', [{ create: { _id: 'c', _type: 'part', part: reference('a') } }]],
    ['the document of another part', [{ patch: { id: 'b', set: { title: 'x' } } }]],
    ['a picture of all', [{ patch: { id: 'RED', set: { title: 'x' } } }]],
    ['deleting a picture of all', [{ delete: { id: 'RED' } }]],
    ['an invented picture', [{ create: { _id: 'image-x-1x1-png', _type: 'sanity.imageAsset' } }]],
    [
      'a preview secret in the name of another',
      [{ create: { _type: 'sanity.previewUrlSecret', userId: 'x' } }],
    ],
    [
      'all of it when one step is refused',
      [
        { patch: { id: 'mine', set: { title: 'Changed' } } },
        { patch: { id: 'theirs', set: { title: 'x' } } },
      ],
    ],
  ]
  for (const [name, mutations] of refused)
    test(`mutate refuses ${name}`, async () => {
      const before = await theirs()
      const answer = await mutate(JSON.parse(JSON.stringify(mutations).replaceAll('RED', red)) as object[])
      const text = await answer.text()
      expect(answer.status, text).toBe(403)
      expect(text).not.toContain('Half price')
      expect(await theirs()).toEqual(before)
      expect(await lake.client.getDocument('mine')).toMatchObject({ title: 'Of a', part: { _ref: 'a' } })
      expect(await lake.client.fetch('count(*[_id in ["new", "unborn", "c"]])')).toBe(0)
    })

  test('a query selects nothing of others', async () => {
    const before = await theirs()
    const query = '*[_type == "page" && _id != "mine"]'
    for (const mutation of [{ delete: { query } }, { patch: { query, set: { title: 'x' } } }])
      expect(await (await mutate([mutation])).json()).toMatchObject({ results: [] })
    const mixed = [{ create: page('brief', 'a') }, { delete: { query } }]
    expect(await (await mutate(mixed)).json()).toMatchObject({
      results: [{ id: 'brief' }, { id: 'brief', operation: 'delete' }],
    })
    expect(await theirs()).toEqual(before)
  })

  const pair = { publishedId: 'theirs', draftId: 'drafts.theirs' }
  const actions: [string, object][] = [
    ['document.edit', { ...pair, patch: { set: { title: 'x' } } }],
    ['document.publish', pair],
    ['document.unpublish', pair],
    ['document.discard', { draftId: 'drafts.theirs' }],
    ['document.delete', { publishedId: 'theirs', includeDrafts: ['drafts.theirs'] }],
    ['document.replaceDraft', { publishedId: 'theirs', attributes: page('drafts.theirs', 'a') }],
    ['document.create', { publishedId: 'new', attributes: page('drafts.new', 'b') }],
    [
      'document.create',
      { publishedId: 'theirs', attributes: page('drafts.theirs', 'a'), ifExists: 'ignore' },
    ],
  ]
  for (const [name, action] of actions)
    test(`actions refuse ${name}`, async () => {
      const before = await theirs()
      expect((await act({ actionType: `sanity.action.${name}`, ...action })).status).toBe(403)
      expect(await theirs()).toEqual(before)
    })

  test('their own documents they compose, publish and delete', async () => {
    const own = { publishedId: 'own', draftId: 'drafts.own' }
    const steps: [string, object][] = [
      ['create', { publishedId: 'own', attributes: page('drafts.own', 'a', { more: reference('mine') }) }],
      ['edit', { ...own, patch: { set: { title: 'Mine' } } }],
      ['publish', own],
      ['unpublish', own],
      ['delete', { publishedId: 'own', includeDrafts: ['drafts.own'] }],
    ]
    for (const [name, action] of steps)
      expect((await act({ actionType: `sanity.action.document.${name}`, ...action })).status, name).toBe(200)
    const secret = { _type: 'sanity.previewUrlSecret', userId: ann.id }
    expect((await mutate([{ create: secret }])).status).toBe(200)
    // As the Studio does: first nobody's, then in the person's name.
    const asStudio = (userId: string) =>
      mutate([
        { createOrReplace: { _id: 'drafts.secret', _type: secret._type } },
        { patch: { id: 'drafts.secret', set: { userId } } },
      ])
    expect((await asStudio(ann.id)).status).toBe(200)
    expect((await asStudio('another')).status).toBe(403)
    expect(await ann.query('*[_type == "sanity.previewUrlSecret"]')).toEqual([])
  })

  test('a viewer of one part reads it and writes nothing', async () => {
    const viewer = await personOf(lake, ['a'], 'viewer')
    expect(await viewer.query('*[_type == "page"]._id')).toEqual(['mine'])
    const patch = { mutations: [{ patch: { id: 'mine', set: { title: 'x' } } }] }
    expect((await viewer.post('/v2025-02-19/data/mutate/production', patch)).status).toBe(403)
  })

  test('a person whose parts are all gone sees nothing', async () => {
    const nobody = await personOf(lake, [])
    expect(await nobody.query('*')).toEqual([])
  })
})

describe('pictures', () => {
  test('an upload is seen by the people of the part it is for, and by others once they upload it too', async () => {
    const blue = await upload(ann.send, 'blue')
    const seen = `*[_id == "${blue}"]._id`
    expect([await ann.query(seen), await ben.query(seen)]).toEqual([[blue], []])
    expect(await upload(ben.send, 'blue')).toBe(blue)
    expect([await ann.query(seen), await ben.query(seen)]).toEqual([[blue], [blue]])
  })

  test('a picture is seen as long as a document of the part uses it', async () => {
    const green = await upload(lake.request, 'green')
    const seen = () => ann.query(`*[_id == "${green}"]._id`)
    expect(await seen()).toEqual([])
    await mutate([{ create: page('album', 'a', { picture: { asset: reference(green) } }) }])
    expect(await seen()).toEqual([green])
    await mutate([{ delete: { id: 'album' } }])
    expect(await seen()).toEqual([])
  })
})

describe('streams', () => {
  /** Reads until the change of `mine` that ends each test has been told. */
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

  test('a listener hears of the part, and of what comes and goes as made and deleted', async () => {
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
    const told = [...text.matchAll(/^data: (.*"mutation".*)$/gm)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    )
    expect(told.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      ['moving', 'appear'],
      ['moving', 'disappear'],
      ['mine', 'update'],
    ])
    expect(told.map(({ transactionTotalEvents }) => transactionTotalEvents)).toEqual([1, 1, 1])
    expect(text).not.toMatch(/whisper|Gone|unseen/)
  })

  test('live events name changes of the part alone', async () => {
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

  test('presence: colleagues, in the places both may know of', async () => {
    const both = await personOf(lake, ['a', 'b'])
    const heard: { i: string; m: { locations: { documentId: string }[] } }[] = []
    const done = deferred<void>()
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
