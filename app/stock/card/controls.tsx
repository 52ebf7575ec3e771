import { ArrowLeftRight, Bookmark, Heart } from 'lucide-react'
import { controlsOf, signInPath } from '#app/stock/rules/controls.ts'
import { paths } from '#values/paths.ts'
import type { StockRecord } from '../index/record.ts'
import { picturesOf } from './pictures.ts'
import type { CardSettings } from './settings.ts'

/** Sign-in that leads back to the vehicle, for shoppers who save on a site with watchlists. */
function signInHref(record: StockRecord) {
  const path = encodeURIComponent(paths.vehicle(record))
  return `${signInPath}?type=watchlist&redirect=${path}&back=${path}`
}

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
  const { favourite, compare } = controlsOf(record, settings, settings.reach)
  if (!favourite && !compare) return null
  const [picture = ''] = picturesOf(record)
  return (
    <div
      className={className}
      data-vehicle={record.id}
      data-name={record.name}
      data-path={paths.vehicle(record)}
      data-picture={picture}
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
        <a
          href={signInHref(record)}
          data-testid="save-control"
          aria-label={`Save: ${record.name}`}
          className="vehicle-control vehicle-control-save"
        >
          <Bookmark aria-hidden className="size-5" />
          <span>Save</span>
        </a>
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
