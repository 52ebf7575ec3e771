import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { cardSettings } from '#app/stock/card/settings.ts'
import { VehicleCard } from '#app/stock/card/vehicle-card.tsx'
import { Heading } from '#app/ui/heading.tsx'
import type { Similar } from './load.server.ts'
import type definition from './query.ts'

/** A row to swipe, four cards wide on desktops; nothing where nothing is alike. */
export default function SimilarVehicles({
  block,
  content,
  site,
  data,
}: BlockProps<ContentOf<typeof definition>, Similar>) {
  const { records, now } = data
  if (records.length === 0) return null
  const level = block.first ? 1 : 2
  return (
    <div className="container-page">
      <Heading level={level} size="md" className="mb-6">
        {content.heading}
      </Heading>
      <ul className="swipe-row vehicle-row">
        {records.map((record) => (
          <li key={record.objectID}>
            <VehicleCard
              record={record}
              settings={cardSettings(site)}
              now={now}
              level={level === 1 ? 2 : 3}
              sizes="(min-width: 1200px) 290px, (min-width: 576px) 44vw, 82vw"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
