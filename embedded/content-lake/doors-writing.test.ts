import { describe, expect, test } from 'vitest'
import { reference } from './testing/reference.ts'
import { personOf } from './testing/scoped.ts'
import { ann, ben, lake, page, red, upload, withTwoParts } from './testing/two-parts.ts'

withTwoParts()

const mutate = (mutations: object[], search = '') =>
  ann.post(`/v2025-02-19/data/mutate/production?returnDocuments=true${search}`, { mutations })
const act = (action: object) => ann.post('/v2025-02-19/data/actions/production', { actions: [action] })
const theirs = async () => lake.client.getDocuments(['theirs', 'drafts.theirs', 'drafts.unborn'])

describe('a person limited to one part writes that part only', () => {
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

  test('a query selects nothing of other parts', async () => {
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
    ['document.version.discard', { versionId: 'drafts.theirs' }],
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

  test('creates, publishes and deletes documents of the part', async () => {
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
    // As the Studio does it: first without a person, then in the person's name.
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
  test('an upload is visible to the people of its part, and to others once they upload it too', async () => {
    const blue = await upload(ann.send, 'blue')
    const seen = `*[_id == "${blue}"]._id`
    expect([await ann.query(seen), await ben.query(seen)]).toEqual([[blue], []])
    expect(await upload(ben.send, 'blue')).toBe(blue)
    expect([await ann.query(seen), await ben.query(seen)]).toEqual([[blue], [blue]])
  })

  test('a picture is visible as long as a document of the part uses it', async () => {
    const green = await upload(lake.request, 'green')
    const seen = () => ann.query(`*[_id == "${green}"]._id`)
    expect(await seen()).toEqual([])
    await mutate([{ create: page('album', 'a', { picture: { asset: reference(green) } }) }])
    expect(await seen()).toEqual([green])
    await mutate([{ delete: { id: 'album' } }])
    expect(await seen()).toEqual([])
  })
})
