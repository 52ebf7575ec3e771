import { afterEach, describe, expect, test } from 'vitest'
import { LakeError } from '../errors.ts'
import { QueryEngine } from './engine.ts'

const engines: QueryEngine[] = []
afterEach(() => Promise.all(engines.splice(0).map((engine) => engine.close())))

async function started(count: number, limits: { timeLimitMs?: number; memoryLimitMb?: number } = {}) {
  const engine = new QueryEngine({
    projectId: 'local',
    dataset: 'production',
    workers: 1,
    maxWorkers: 2,
    snapshot: async (batch) => {
      batch(
        Array.from({ length: count }, (_, index) =>
          JSON.stringify({ _id: `d${index}`, _type: 'note', index }),
        ),
      )
      return 1
    },
    ...limits,
  })
  engines.push(engine)
  await engine.start()
  const ask = async (query: string): Promise<unknown> => {
    const request = { query, params: {}, perspective: 'raw', identity: 'someone' } as const
    return JSON.parse((await engine.query(request)).result)
  }
  const refusal = async (query: string) => {
    const error = await ask(query).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(LakeError)
    return (error as LakeError).body.error
  }
  return { engine, ask, refusal }
}

describe('QueryEngine', () => {
  test('a query sent after a change sees it', async () => {
    const { engine, ask } = await started(3)
    engine.change(2, [
      ['d9', { _id: 'd9', _type: 'note' }],
      ['d0', null],
    ])
    expect(await ask('*[_type == "note"]._id')).toEqual(['d1', 'd2', 'd9'])
  })

  test('a query over the time limit is stopped and the next is answered', async () => {
    const { ask, refusal } = await started(300, { timeLimitMs: 400 })
    const slow = 'count(*[count(*[count(*[_id > ^._id && _id > ^.^._id]) > -1]) > -1])'
    expect(await refusal(slow)).toMatchObject({ type: 'queryTimeoutError', timeLimitMs: 400 })
    expect(await ask('count(*)')).toBe(300)
  }, 30_000)

  test('a query over the memory limit is stopped and the next is answered', async () => {
    const { ask, refusal } = await started(2_000, { memoryLimitMb: 48, timeLimitMs: 20_000 })
    expect(await refusal('*{"all": *{"more": *{"a": index, "b": _id, "c": _type}}}')).toMatchObject({
      type: 'queryMemoryError',
      description: expect.stringContaining('48 MB'),
    })
    expect(await ask('count(*)')).toBe(2_000)
  }, 60_000)

  test('starting fails with the reason if the dataset cannot be read', async () => {
    const engine = new QueryEngine({
      projectId: 'local',
      dataset: 'production',
      snapshot: () => Promise.reject(new Error('no database')),
    })
    engines.push(engine)
    await expect(engine.start()).rejects.toThrow('no database')
  })
})
