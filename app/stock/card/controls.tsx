import { ArrowLeftRight, Bookmark, Heart } from 'lucide-react'
import { controlsOf } from '#app/stock/rules/controls.ts'
import { paths } from '#values/paths.ts'
import type { StockRecord } from '../index/record.ts'
import { picturesOf } from './pictures.ts'
import type { CardSettings } from './settings.ts'

/**
 * Heart or Save, and Compare, as far as the site's switches and the vehicle allow; else nothing. The buttons are brought
 * to life by `client.ts`, which sets `aria-pressed`: hence no complaint when it differs from what the server said.
 */
export function VehicleControls({
  record,
  settings,
  className = 'vehicle-controls',
}: {
  record: StockRecord
  settings: CardSettings
  className?: string
}) {
  const { favourite, compare, removable } = controlsOf(record, settings, settings.reach)
  if (!favourite && !compare && !removable) return null
  const { watchlistPath } = settings
  const [picture = ''] = picturesOf(record)
  return (
    <div
      className={className}
      data-vehicle={record.id}
      data-name={record.name}
      data-path={paths.vehicle(record)}
      data-picture={picture}
      data-watchlist={favourite === 'watchlist' || removable ? watchlistPath : undefined}
    >
      {favourite === 'local' && (
        <button
          type="button"
          data-favourite
          data-testid="favourite-control"
          aria-pressed="false"
          aria-label={`Favourite: ${record.name}`}
          className="vehicle-control"
          suppressHydrationWarning
        >
          <Heart aria-hidden className="size-5" />
        </button>
      )}
      {favourite === 'watchlist' && (
        <button
          // Without script it asks the watchlist's page to save the vehicle, by the form in the footer.
          type="submit"
          form="watchlist-form"
          name="save"
          value={record.id}
          data-save
          data-testid="save-control"
          aria-pressed="false"
          aria-label={`Save: ${record.name}`}
          className="vehicle-control vehicle-control-save"
          suppressHydrationWarning
        >
          <Bookmark aria-hidden className="size-5" />
          <span data-save-words suppressHydrationWarning>
            Save
          </span>
        </button>
      )}
      {compare && (
        <button
          type="button"
          data-compare
          data-testid="compare-control"
          aria-pressed="false"
          aria-label={`Compare: ${record.name}`}
          title="Compare"
          className="vehicle-control"
          suppressHydrationWarning
        >
          <ArrowLeftRight aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
