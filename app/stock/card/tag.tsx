import { BadgeCheck } from 'lucide-react'
import { tagOf } from '#app/stock/rules/tag.ts'
import type { StockRecord } from '../index/record.ts'
import type { CardSettings } from './settings.ts'

/** The one tag of a vehicle, or nothing; a certified one is the make's mark (CARD-22). `now` in milliseconds. */
export function VehicleTag({
  record,
  settings,
  now,
}: {
  record: StockRecord
  settings: CardSettings
  now: number
}) {
  const tag = tagOf(record, settings, now)
  if (!tag) return null
  if (tag.kind === 'certified')
    return (
      <span
        role="img"
        aria-label={tag.text}
        className="vehicle-tag"
        data-kind="certified"
        data-testid="car-tag"
      >
        <BadgeCheck aria-hidden className="size-4" />
        <span aria-hidden>{tag.text}</span>
      </span>
    )
  return (
    <span className="vehicle-tag" data-kind={tag.kind} data-testid="car-tag">
      {tag.text}
    </span>
  )
}
