import { Car, Caravan, type LucideIcon, MapPin, Motorbike, Truck } from 'lucide-react'
import { hasPrice, isAvailable } from '#app/stock/rules/availability.ts'
import { type CardFact, cardFacts } from '#app/stock/rules/card-facts.ts'
import { count, kindOf, placeOf, priceWords, titleLines } from '#app/stock/rules/vehicle-text.ts'
import { paths } from '#values/paths.ts'
import type { StockRecord } from '../index/record.ts'
import { CardButtons } from './buttons.tsx'
import { VehicleControls } from './controls.tsx'
import { isStudioPicture, picturesOf, stockPicture } from './pictures.ts'
import type { CardSettings } from './settings.ts'
import { VehicleTag } from './tag.tsx'

/** Three in a row, beside a panel where there is room, two on tablets, one on phones; less the page's edges. */
const listingSizes =
  '(min-width: 1200px) 290px, (min-width: 992px) 31vw, (min-width: 576px) calc(50vw - 36px), calc(100vw - 34px)'

export interface VehicleCardProps {
  record: StockRecord
  settings: CardSettings
  /** Milliseconds; what "just arrived" is measured by. Take it from a loader, not from the clock. */
  now: number
  /** True for the first of a page: its picture is loaded at once, before all others. */
  eager?: boolean
  /** Outline level of the title; 3 where nothing is said. */
  level?: 2 | 3 | 4
  /** How far away it stands from where the shopper looks, in km. */
  km?: number
  /** The `sizes` attribute of the pictures, where they are not as wide as in a listing. */
  sizes?: string
}

/** A vehicle in a listing, carousel or row of similar ones (CARD rows). Works without React in the browser. */
export function VehicleCard({ record, settings, now, eager, level = 3, km, sizes }: VehicleCardProps) {
  const Title = `h${level}` as const
  const [title, badge] = titleLines(record)
  const available = isAvailable(record)
  const pictures = picturesOf(record)
  return (
    <article
      className="vehicle-card"
      data-testid="car-card"
      data-id={record.id}
      data-unavailable={available ? undefined : ''}
      // The footer says once for the page what such pictures show.
      data-studio-picture={pictures[0] && isStudioPicture(pictures[0]) ? '' : undefined}
    >
      <div className="vehicle-card-media">
        <Pictures record={record} pictures={pictures} eager={eager} sizes={sizes} />
        <Place record={record} km={km} />
        <VehicleTag record={record} settings={settings} now={now} />
        <VehicleControls record={record} settings={settings} />
      </div>
      <div className="vehicle-card-body">
        <p className="vehicle-card-kind">{kindOf(record, settings)}</p>
        <Title className="vehicle-card-title">
          <a href={paths.vehicle(record)}>
            <span>{title}</span>
            {badge && ' '}
            {badge && <span className="vehicle-card-badge">{badge}</span>}
          </a>
        </Title>
        <Facts record={record} settings={settings} />
        <Price record={record} settings={settings} />
        <CardButtons record={record} settings={settings} />
      </div>
    </article>
  )
}

const drawings: Partial<Record<StockRecord['item_type'], LucideIcon>> = {
  truck: Truck,
  motorcycle: Motorbike,
  caravan: Caravan,
}

function Pictures({
  record,
  pictures,
  eager,
  sizes = listingSizes,
}: {
  record: StockRecord
  pictures: string[]
  eager?: boolean
  sizes?: string
}) {
  if (pictures.length === 0) {
    const Drawing = drawings[record.item_type] ?? Car
    return (
      <div className="vehicle-card-placeholder" data-placeholder>
        <Drawing aria-hidden className="size-12" strokeWidth={1.25} />
        <span>Pictures to come</span>
      </div>
    )
  }
  const several = pictures.length > 1
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of pictures is a group, not a fieldset */}
      <div
        className="vehicle-track vehicle-card-track"
        data-pictures={several ? pictures.length : undefined}
        role="group"
        aria-label={`Pictures of ${record.name}`}
        // Scrolled by the arrow keys, as it is by swiping.
        tabIndex={several ? 0 : undefined}
      >
        <a href={paths.vehicle(record)} tabIndex={-1}>
          {pictures.map((url, index) => (
            <img
              key={url}
              {...stockPicture(url, index === 0)}
              sizes={index === 0 ? sizes : undefined}
              alt={index === 0 ? record.name : ''}
              width={640}
              height={480}
              {...(eager && index === 0
                ? ({ loading: 'eager', fetchPriority: 'high' } as const)
                : ({ loading: 'lazy' } as const))}
              decoding="async"
            />
          ))}
        </a>
      </div>
      {several && (
        <span className="vehicle-card-dots" aria-hidden>
          {pictures.map((url) => (
            <i key={url} />
          ))}
        </span>
      )}
    </>
  )
}

function Place({ record, km }: { record: StockRecord; km: number | undefined }) {
  const away = km === undefined ? undefined : `${count(Math.max(1, Math.round(km)))} km`
  const place = placeOf(record)
  return place || away ? (
    <span className="vehicle-card-place" data-testid="car-place">
      <MapPin aria-hidden className="size-3.5" />
      {place && <span>{place}</span>}
      {away && (
        <span className="vehicle-card-away">
          {away}
          <span className="sr-only"> away</span>
        </span>
      )}
    </span>
  ) : null
}

/** What a card says of a vehicle at least, whatever its feed leaves out. */
const fewestFacts = 3
const mostFacts = 4

function Facts({ record, settings }: { record: StockRecord; settings: CardSettings }) {
  const usual = known(cardFacts(record)).slice(0, mostFacts)
  const more = known([
    ['Colour', record.colour],
    ['Stock number', `No. ${record.stocknum}`],
  ])
  const views = known([['Views', settings.showViewsCount ? `${count(record.views)} views` : undefined]])
  const facts = [...usual, ...more.slice(0, Math.max(0, fewestFacts - usual.length)), ...views]
  return (
    <dl className="vehicle-card-facts">
      {facts.map(([label, value, named]) => (
        <div key={label} data-named={named ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Price({ record, settings }: { record: StockRecord; settings: CardSettings }) {
  const { text, type } = priceWords(record, settings)
  return (
    <p className="vehicle-card-price" data-testid="car-price">
      <span className="vehicle-card-amount">
        <strong data-none={hasPrice(record) ? undefined : ''}>{text}</strong> {type && <span>{type}</span>}
      </span>
    </p>
  )
}

type Fact = [label: string, value: string, named?: boolean]

const known = (facts: CardFact[]) => facts.filter((fact): fact is Fact => Boolean(fact[1]))
