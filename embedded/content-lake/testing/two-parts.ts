import { afterAll, beforeAll } from 'vitest'
import { startTestLake, type TestLake } from './lake.ts'
import { reference } from './reference.ts'
import { parts, personOf } from './scoped.ts'

export const page = (id: string, part: string, fields: object = {}) => ({
  _id: id,
  _type: 'page',
  part: reference(part),
  title: `Of ${part}`,
  ...fields,
})
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="${colour}"/></svg>`

export let lake: TestLake
/** An editor of part a. */
export let ann: Awaited<ReturnType<typeof personOf>>
/** An editor of part b. */
export let ben: Awaited<ReturnType<typeof personOf>>
/** A picture that a page of part a shows. */
export let red: string

export async function upload(send: TestLake['request'], colour: string): Promise<string> {
  const path = '/v2025-02-19/assets/images/production?filename=a.svg'
  const answer = await send(path, { method: 'POST', body: svg(colour) })
  return ((await answer.json()) as { document: { _id: string } }).document._id
}

/** Starts a Content Lake for the tests of a file, with documents of two parts and a person for each. */
export function withTwoParts() {
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
}
