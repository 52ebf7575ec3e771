/** What somebody signs in for: the `type` of `/sign-in` (ROUTE-17). */
export const signInTypes = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const

export type SignInType = (typeof signInTypes)[number]
