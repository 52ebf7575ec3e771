import { distanceKm } from '#app/places/distance.ts'
import { gridItems } from '#app/promos/grid.ts'
import { PromoCard } from '#app/promos/promo-card.tsx'
import { VehicleCard } from '#app/stock/card/vehicle-card.tsx'
import type { StockRecord } from '#app/stock/index/record.ts'
import { collapseSold } from '#app/stock/rules/collapse.ts'
import type { Place } from '#app/stock/search/state.ts'
import type { CarType } from '#values/vehicle-kinds.ts'
import { useListing } from './context.ts'
import { Empty } from './empty.tsx'

/** The vehicles found, promos among them. While another search is under way, or has failed, they stay (SRCH-12). */
export function Results({ eager }: { eager: boolean }) {
  const { found, state, status, retry, data, settings, id } = useListing()
  const busy = status === 'loading' || status === 'stalled'
  /** Below it pictures are fetched as they come into view: on a phone the second one is not. */
  const first = found.hits[0]
  const items = gridItems(collapseSold(found.hits), data.promos, settings, {
    carTypes: (state.values.car_type ?? []) as CarType[],
    seed: data.seed,
  })
  return (
    <section
      aria-labelledby={`${id}-results`}
      aria-busy={busy}
      className="listing-results"
      data-status={status}
    >
      <h2 id={`${id}-results`} className="sr-only" tabIndex={-1}>
        Vehicles{found.pages > 1 && `, page ${state.page} of ${found.pages}`}
      </h2>
      {status === 'error' && (
        <p role="alert" className="listing-notice">
          <span>These results may be out of date: the search did not answer.</span>{' '}
          <button type="button" className="action action-quiet" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {found.loosened && found.count > 0 && (
        <p role="status" className="listing-notice">
          Nothing matches “{found.text}” exactly. These come closest.
        </p>
      )}
      {found.hits.length === 0 ? (
        <Empty />
      ) : (
        // A page that is followed by another has no holes in its last row.
        <ul className="listing-grid" data-full={state.page < found.pages || undefined}>
          {items.map((item) =>
            'vehicle' in item ? (
              <li key={item.vehicle.objectID}>
                <VehicleCard
                  record={item.vehicle}
                  settings={settings}
                  now={data.now}
                  km={kmFrom(state.place, item.vehicle)}
                  eager={eager && item.vehicle === first}
                />
              </li>
            ) : (
              <li key={item.promo.id}>
                <PromoCard promo={item.promo} />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  )
}

const kmFrom = (place: Place | undefined, { _geoloc }: StockRecord) =>
  place && _geoloc ? distanceKm(place, _geoloc) : undefined
