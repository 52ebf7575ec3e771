import { CarFront } from 'lucide-react'
import type { ReactNode } from 'react'
import { cardSettings } from '#app/stock/card/settings.ts'
import { VehicleCard } from '#app/stock/card/vehicle-card.tsx'
import type { Site } from '#app/tenancy/site.ts'
import type { SavedEntry } from './saved.server.ts'

/** A saved vehicle: what has changed, its card, and what can be done with it (`children`). */
export function SavedCard({
  entry: { record, name, change },
  site,
  now,
  level,
  eager,
  children,
}: {
  entry: SavedEntry
  site: Site
  /** Milliseconds. */
  now: number
  level: 2 | 3
  eager?: boolean
  children?: ReactNode
}) {
  const Title = `h${level}` as const
  return (
    <div className="saved-card">
      <p className="saved-change" data-kind={change?.kind}>
        {change
          ? `${change.text}${change.kind === 'less' || change.kind === 'more' ? ' since you saved it' : ''}`
          : 'As you saved it'}
      </p>
      {record ? (
        // It is saved: the way out stands below the card.
        <VehicleCard
          record={record}
          settings={{ ...cardSettings(site), favouritesMode: 'off' }}
          now={now}
          level={level}
          eager={eager}
        />
      ) : (
        <article className="saved-gone" data-testid="car-card">
          <CarFront aria-hidden size={40} strokeWidth={1.25} />
          <Title className="heading text-lg">{name}</Title>
          <a href={site.settings.searchPath} className="action action-quiet">
            See what we have now
          </a>
        </article>
      )}
      {children}
    </div>
  )
}
