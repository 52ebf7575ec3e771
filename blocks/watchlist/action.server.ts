import { type ActionResult, defineAction } from '#app/page/action.ts'
import type { ContentOf } from '#app/page/block.ts'
import { readIds } from '#app/stock/local/ids.ts'
import type definition from './query.ts'

/** What was done, said above the list. */
export interface WatchlistChange {
  kind: 'saved' | 'removed'
  id: number
  name: string
}

const notNow: ActionResult<never> = { status: 422, error: 'This vehicle cannot be saved any more.' }

/** Saves or removes a vehicle without script: the page's own script does the same. */
export default defineAction<ContentOf<typeof definition>, WatchlistChange>({
  rate: { points: 120, seconds: 60 },
  async run({ form, visitor, watchlist, stock }) {
    const [id] = readIds(String(form.get('car') ?? ''), 1)
    const name = String(form.get('name') ?? '').slice(0, 200)
    if (!visitor || id === undefined) return notNow
    if (form.get('do') === 'remove') {
      await watchlist.remove(visitor, id)
      return { status: 200, data: { kind: 'removed', id, name } }
    }
    const [saved] = await watchlist.save(visitor, [id], stock)
    return saved ? { status: 200, data: { kind: 'saved', id, name } } : notNow
  },
})
