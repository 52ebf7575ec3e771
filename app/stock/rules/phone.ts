import type { Settings } from '#tenants/settings/index.ts'
import type { StockRecord } from '../index/record.ts'

type Callable = Pick<StockRecord, 'car_type' | 'phone'>

/**
 * The number of a vehicle's call button (TEN-14): the one for all; the one of its type, for demo else that for new; then
 * new or used; then its location's. Undefined where there is none.
 */
export function phoneOf(
  { car_type, phone }: Callable,
  { phoneNumbers }: Pick<Settings, 'phoneNumbers'>,
): string | undefined {
  const byType = phoneNumbers[car_type] || (car_type === 'demo' && phoneNumbers.new)
  return phoneNumbers.override || byType || phoneNumbers.new || phoneNumbers.used || phone || undefined
}

/** Characters of a masked number that are read as they are. */
const kept = 5

/** `07 31** ****`: digits after the first five characters are stars (PHONE-01). */
export const maskedPhone = (phone: string) => phone.slice(0, kept) + phone.slice(kept).replace(/\d/g, '*')
