import { defineAction } from '#app/page/action.ts'
import type { ContentOf } from '#app/page/block.ts'
import type definition from './query.ts'

/** Signs out, here or everywhere, or deletes the account with all that is kept of the shopper. */
export default defineAction<ContentOf<typeof definition>>({
  async run({ form, accounts, visitor, caller }) {
    const wish = form.get('do')
    if (wish === 'delete' && visitor)
      return { status: 200, redirect: '/', cookie: await accounts.erase(visitor) }
    const cookie = await accounts.signOut(caller.cookies, wish === 'everywhere')
    return { status: 200, redirect: '/', cookie }
  },
})
