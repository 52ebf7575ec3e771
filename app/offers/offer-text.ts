import { dollarText } from '#app/stock/search/labels.ts'
import { lastDay } from '#values/schedule.ts'
import type { Offer } from './offer.ts'

/** "$23,990"; nothing without a price. */
export const offerPrice = ({ price }: Pick<Offer, 'price'>) =>
  price === undefined ? undefined : dollarText(price)

/** "Until 31 December 2026", the last day on which it shows, in the site's time zone. */
export function offerUntil({ expiry }: Pick<Offer, 'expiry'>, timeZone: string) {
  const day = lastDay({ expiry }, timeZone)
  return day && `Until ${day}`
}
