import { Heart } from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { cardSettings } from '#app/stock/card/settings.ts'
import { VehicleCard } from '#app/stock/card/vehicle-card.tsx'
import type { Chosen } from '#app/stock/finder/chosen-vehicles.server.ts'
import { Heading } from '#app/ui/heading.tsx'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>

export default function SavedVehicles({ block, content, data, site }: BlockProps<Content, Chosen>) {
  const { records, gone, now } = data
  return (
    <div className="container-page">
      <Heading level={block.first ? 1 : 2} size={block.first ? 'xl' : 'lg'}>
        {content.heading ?? 'Saved vehicles'}
      </Heading>
      <div data-saved={records.map(({ id }) => id).join()} data-testid="saved-vehicles">
        <p className="mt-3 text-muted" role="status" tabIndex={-1}>
          {statusWords(records.length, gone)}
        </p>
        {records.length > 0 ? (
          <ul className="saved-grid card-grid mt-8">
            {records.map((record, index) => (
              <li key={record.id} className="min-w-0">
                <VehicleCard
                  record={record}
                  settings={cardSettings(site)}
                  now={now}
                  eager={index < 3}
                  level={block.first ? 2 : 3}
                />
              </li>
            ))}
          </ul>
        ) : (
          <Empty text={content.emptyText} searchPath={site.settings.searchPath} />
        )}
      </div>
    </div>
  )
}

const vehicles = (count: number) => (count === 1 ? '1 vehicle' : `${count} vehicles`)

const goneWords = (gone: number) =>
  gone === 1 ? 'One you saved is no longer for sale.' : `${gone} you saved are no longer for sale.`

function statusWords(count: number, gone: number) {
  const kept = count > 0 ? `${vehicles(count)}, kept in this browser.` : ''
  return [kept, gone > 0 ? goneWords(gone) : ''].filter(Boolean).join(' ')
}

function Empty({ text, searchPath }: { text?: string; searchPath: string }) {
  return (
    <div className="saved-empty" data-saved-empty>
      <Heart aria-hidden size={40} strokeWidth={1.5} className="text-muted" />
      <p className="heading mt-4 text-2xl">Nothing saved yet</p>
      <p className="mt-3 max-w-[44ch] text-muted">
        {text ?? 'Press the heart on a vehicle you like, and you find it here again, in this browser.'}
      </p>
      <a href={searchPath} className="action action-primary mt-6">
        Find a vehicle
      </a>
    </div>
  )
}
