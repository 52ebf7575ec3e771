import { tagOf } from '#app/stock/rules/tag.ts'
import { slugOf } from '#platform/slug.ts'
import { paths } from '#values/paths.ts'
import type { StockRecord } from '../index/record.ts'
import type { CardSettings } from './settings.ts'

/** The one tag of a vehicle, or nothing; a certified one is the maker's logo (CARD-22). `now` in milliseconds. */
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
      <span className="vehicle-tag" data-kind="certified" data-testid="car-tag">
        <img
          src={paths.brandLogo(slugOf(record.make))}
          alt={tag.text}
          height={20}
          loading="lazy"
          decoding="async"
        />
        <span aria-hidden>{settings.labels.certifiedTag ?? 'Certified'}</span>
      </span>
    )
  return (
    <span className="vehicle-tag" data-kind={tag.kind} data-testid="car-tag">
      {tag.text}
    </span>
  )
}
