import { type Accounts, SignInRefused } from '#app/accounts/accounts.server.ts'
import { phoneText } from '#app/forms/phone.ts'
import { type ActionResult, defineAction } from '#app/page/action.ts'
import type { ContentOf } from '#app/page/block.ts'
import type { Caller } from '#app/page/platform.ts'
import type definition from './query.ts'
import { type Wanted, wantedIn } from './wanted.ts'

/** Which of its two steps the form is at. */
export interface SignInStep {
  step: 'phone' | 'code'
  /** As it was typed, or as it is written in Australia once a code is on its way. */
  phone: string
  wanted: Wanted
}

/** One form in two steps: it asks for the number, then for the code that was sent to it. */
export default defineAction<ContentOf<typeof definition>, SignInStep>({
  rate: { points: 60, seconds: 60 },
  async run({ form, accounts, caller }) {
    const read = (name: string) => String(form.get(name) ?? '').slice(0, 60)
    const wanted = wantedIn(form)
    const phone = read('phone')
    const wish = read('do')
    const step = wish === 'verify' ? 'code' : 'phone'
    const data = { step, phone, wanted } satisfies SignInStep
    try {
      if (wish === 'sign-out')
        return { status: 200, redirect: '/', cookie: await accounts.signOut(caller.cookies) }
      if (wish === 'verify') return await verify(accounts, caller, { phone, code: read('code'), wanted })
      const known = await accounts.requestCode(phone, caller)
      return { status: 200, data: { step: 'code', phone: phoneText(known), wanted } }
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error
      // Where no new code can be sent, the last one may still be typed.
      const stays = wish === 'again' ? { ...data, step: 'code' as const } : data
      if (error.status === 429) return { status: 429, error: error.message, data: stays }
      return { status: 422, errors: { [step]: [error.message] }, data: stays }
    }
  },
})

async function verify(
  accounts: Accounts,
  caller: Caller,
  { phone, code, wanted }: { phone: string; code: string; wanted: Wanted },
): Promise<ActionResult<SignInStep>> {
  const { cookie } = await accounts.verifyCode(phone, code, caller)
  return { status: 200, redirect: wanted.redirect, cookie }
}
