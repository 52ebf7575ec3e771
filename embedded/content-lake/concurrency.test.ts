import { describe, expect, test } from 'vitest'
import { lake, post, refusal, withOwnLake } from './testing/own-lake.ts'

withOwnLake()

describe('slow queries', () => {
  const slow = `{${Array.from({ length: 6 }, (_, index) => `"q${index}": count(*[count(*[count(*[_id > ^._id && _id > ^.^._id]) > -1]) > -1])`).join(', ')}}`

  test('are stopped at the limit with a named error, and do not delay others', async () => {
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

describe('many at once', () => {
  test('the same transaction sent again is acknowledged again, not applied again', async () => {
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
