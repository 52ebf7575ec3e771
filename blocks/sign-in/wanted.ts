import { ownPath } from '#app/accounts/own-path.ts'
import { type SignInType, signInTypes } from '#app/page/sign-in.ts'

/** What a shopper signs in for, where they go then, and where they came from. */
export interface Wanted {
  type?: SignInType
  redirect: string
  back: string
}

interface Given {
  get(name: string): unknown
}

/** As the address or the form says it; what is unknown or leads to another site is left out (ROUTE-17). */
export function wantedIn(given: Given): Wanted {
  const read = (name: string) => String(given.get(name) ?? '')
  const type = signInTypes.find((known) => known === read('type'))
  return { type, redirect: ownPath(read('redirect')), back: ownPath(read('back')) }
}

const headings: Record<SignInType, string> = {
  'trade-in': 'Sign in to sell or trade in',
  checkout: 'Sign in to check out',
  finance: 'Sign in to apply for finance',
  'spin-to-win': 'Sign in to spin the wheel',
  'online-payment': 'Sign in to pay online',
  'car-finance': 'Sign in to see finance for this vehicle',
  'my-garage': 'Sign in to your garage',
  watchlist: 'Sign in to your watchlist',
}

export const headingFor = ({ type }: Wanted) => (type ? headings[type] : 'Sign in')
