import { X } from 'lucide-react'
import { cleared } from '#app/stock/search/listing.ts'
import { shownTotal } from '#app/stock/search/requests.ts'
import { useChoice, useListing } from './context.ts'
import { countText } from './count-text.ts'
import { Facets } from './facets.tsx'
import type { Drawer } from './use-drawer.ts'

/** Filters on small screens: a sheet from below with the number of cars always in view (SRCH-05). */
export function FilterDrawer({ drawer }: { drawer: Drawer }) {
  const { found, id, settings, state, status } = useListing()
  const choice = useChoice()
  const titleId = `${id}-drawer-title`
  return (
    <dialog
      ref={drawer.dialog}
      className="listing-drawer"
      aria-labelledby={titleId}
      onClose={drawer.closed}
      onClick={(event) => event.target === event.currentTarget && drawer.close()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {drawer.isOpen && (
        <div className="listing-drawer-sheet">
          <div className="listing-drawer-top">
            <h2 id={titleId} className="heading text-lg">
              Filters
            </h2>
            <button type="button" className="listing-icon" onClick={drawer.close} aria-label="Close filters">
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <div className="listing-drawer-body">
            <Facets />
          </div>
          <div className="listing-drawer-foot">
            <a {...choice(cleared(state))} className="action action-quiet">
              Clear all
            </a>
            <button
              type="button"
              className="action action-primary grow"
              data-testid="show-me-button"
              aria-busy={status === 'loading' || status === 'stalled'}
              onClick={drawer.close}
            >
              Show Me {countText(shownTotal(found), settings)}
            </button>
          </div>
        </div>
      )}
    </dialog>
  )
}
