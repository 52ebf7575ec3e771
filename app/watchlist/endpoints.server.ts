import { z } from 'zod'
import { australianMobile } from '#app/forms/phone.ts'
import { defineEndpoint, EndpointError, type WriteContext } from '#app/page/endpoint.ts'
import { json } from '#app/page/json.ts'
import type { Visitor } from '#app/page/visitor.ts'
import { mostFavourites } from '#app/stock/local/store.ts'

const carId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const asked = z.object({ phone_number: z.string().min(1).max(40), car_id: carId })

/** Answers are read by their `success`, whatever their status (WATCH-02). */
const refused = (status: number, error: string) => json(status, { success: false, error })

type Work = (visitor: Visitor, id: number, context: WriteContext) => Promise<Response | { success: true }>

/** `POST …`: `{ phone_number, car_id }`, the phone of who is signed in (WATCH-02, WATCH-03, WATCH-17, API-02). */
const change = (path: '/api/watchlist/save-car' | '/api/watchlist/remove-car', work: Work) =>
  defineEndpoint({
    method: 'POST',
    path,
    body: z.unknown(),
    rate: { points: 120, seconds: 60 },
    async run(body, context) {
      const read = asked.safeParse(body)
      if (!read.success) return refused(422, 'Send phone_number and car_id.')
      const visitor = await context.accounts.visitor(context.caller.cookies)
      if (!visitor?.phone) return refused(401, 'Please sign in first.')
      const { phone_number, car_id } = read.data
      if (phone_number !== visitor.phone && australianMobile(phone_number) !== visitor.phone)
        return refused(403, 'This number belongs to somebody else.')
      return work(visitor, car_id, context)
    },
  })

export const saveCar = change('/api/watchlist/save-car', async (visitor, id, { watchlist, stock }) => {
  const [saved] = await watchlist.save(visitor, [id], stock)
  return saved ? { success: true } : refused(409, 'This vehicle cannot be saved.')
})

export const removeCar = change('/api/watchlist/remove-car', async (visitor, id, { watchlist }) => {
  await watchlist.remove(visitor, id)
  return { success: true }
})

/** `GET /api/watchlist`: `{ cars: [{ id }] }`, 401 for who has not signed in (WATCH-16, WATCH-17). */
export const list = defineEndpoint({
  method: 'GET',
  path: '/api/watchlist',
  query: z.object({}),
  async run(_query, { accounts, watchlist, caller }) {
    const visitor = await accounts.visitor(caller.cookies)
    if (!visitor?.phone) throw new EndpointError(401, 'Please sign in first.')
    return { cars: (await watchlist.of(visitor)).map(({ id }) => ({ id })) }
  },
})

/** `POST /api/watchlist/join`: vehicles that were kept in the browser join the watchlist. */
export const join = defineEndpoint({
  method: 'POST',
  path: '/api/watchlist/join',
  body: z.object({ car_ids: z.array(carId).max(mostFavourites) }),
  async run({ car_ids }, { accounts, watchlist, stock, caller }) {
    const visitor = await accounts.visitor(caller.cookies)
    if (!visitor?.phone) return refused(401, 'Please sign in first.')
    await watchlist.save(visitor, car_ids, stock)
    return { success: true }
  },
})
