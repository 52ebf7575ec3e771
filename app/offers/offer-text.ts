import { dollarText } from '#app/stock/search/labels.ts'
import { scheduleBounds } from '#values/schedule.ts'
import type { Offer } from './offer.ts'

/** "$23,990"; nothing without a price. */
export const offerPrice = ({ price }: Pick<Offer, 'price'>) =>
  price === undefined ? undefined : dollarText(price)

/** "Until 31 December 2026", the last day on which it shows, in the site's time zone. */
export function offerUntil({ expiry }: Pick<Offer, 'expiry'>, timeZone: string) {
  const end = scheduleBounds({ expiry }, timeZone)?.until
  if (!end) return undefined
  const lastMoment = new Date(end.getTime() - 1)
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  return `Until ${day.format(lastMoment)}`
}
