import { MapPin, Share2, ShieldCheck } from 'lucide-react'
import type { ViewedCar } from '#app/analytics/viewed-car.ts'
import { warrantyText } from '#app/brands/warranty-text.ts'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { VehicleControls } from '#app/stock/card/controls.tsx'
import { cardSettings } from '#app/stock/card/settings.ts'
import { VehicleTag } from '#app/stock/card/tag.tsx'
import { hasPrice, isAvailable, isWithdrawn } from '#app/stock/rules/availability.ts'
import { phoneOf } from '#app/stock/rules/phone.ts'
import { goneWord, kindOf, placeOf, priceWords, titleLines } from '#app/stock/rules/vehicle-text.ts'
import { Heading } from '#app/ui/heading.tsx'
import { barActions, type VehicleAction, vehicleActions } from '#app/vehicle-page/actions.ts'
import { slugOf } from '#platform/slug.ts'
import { paths } from '#values/paths.ts'
import { ActionButton } from './action-button.tsx'
import type { Summary } from './load.server.ts'
import { type Call, callOf, PhoneLine } from './phone.tsx'
import type definition from './query.ts'
import { StickyBar } from './sticky-bar.tsx'
import { StickyHeader } from './sticky-header.tsx'

type Content = ContentOf<typeof definition>
type Props = BlockProps<Content, Summary | null>

export default function VehicleSummary({ block, content, site, data }: Props) {
  if (!data) return null
  const { vehicle, record, now } = data
  const { settings } = site
  const [title, badge] = titleLines(record)
  const actions = vehicleActions(record, vehicle, settings, site.reach)
  const available = isAvailable(record)
  const phone = content.showPhone && available ? phoneOf(record, settings) : undefined
  const call = phone === undefined ? undefined : callOf(phone, vehicle, site)
  return (
    <>
      <div
        className="vehicle-summary container-page"
        data-testid="sidebar"
        data-viewed={record.id}
        data-viewed-car={viewedCar(record)}
        data-without-phone={content.showPhone && available && !call ? '' : undefined}
      >
        <div className="flex min-h-7 items-center justify-between gap-3">
          <p className="text-xs text-muted">{kindOf(record, settings)}</p>
          {!isWithdrawn(record) && <VehicleTag record={record} settings={settings} now={now} />}
        </div>
        <Heading level={block.first ? 1 : 2} size="md" className="mt-2 wrap-anywhere">
          {title} {badge && <span className="block text-lg font-normal text-muted">{badge}</span>}
        </Heading>
        <Price {...data} site={site} />
        <Actions actions={actions} />
        <Tools record={record} site={site} />
        <Place {...data} call={call} enquiry={actions.find(({ key }) => key === 'enquire')} />
        {available && <Warranty record={record} site={site} />}
        {available && content.note && <p className="mt-4 text-xs text-muted">{content.note}</p>}
      </div>
      <StickyHeader record={record} actions={actions} settings={settings} />
      <StickyBar
        actions={barActions(actions, record, settings, site.reach)}
        call={call}
        settings={settings}
      />
    </>
  )
}

/** What events of this page say of it. */
function viewedCar(record: Summary['record']) {
  const { id, car_type: type, make, model, year, price } = record
  const car: ViewedCar = { id, type, make, model, year, ...(hasPrice(record) && { price }) }
  return JSON.stringify(car)
}

/** What a vehicle costs; of one that is not for sale, that it is gone, for its price is no offer any more. */
function Price({ record, site }: Summary & Pick<Props, 'site'>) {
  if (!isAvailable(record))
    return (
      <div className="vehicle-summary-price vehicle-summary-gone">
        <p>
          <strong>{goneWord(record)}</strong>
        </p>
        <p className="mt-2 text-sm text-muted">This vehicle is no longer for sale. Here is what it was.</p>
      </div>
    )
  const { text, type } = priceWords(record, site.settings)
  return (
    <p className="vehicle-summary-price" data-testid="vdp-price">
      <strong className="tabular">{text}</strong>
      {type && <span> {type}</span>}
    </p>
  )
}

function Actions({ actions }: { actions: VehicleAction[] }) {
  if (actions.length === 0) return null
  return (
    <div className="vehicle-summary-actions" data-testid="card-buttons">
      {actions.map((action, index) => (
        <ActionButton key={action.key} action={action} main={index === 0} />
      ))}
    </div>
  )
}

function Tools({ record, site }: Pick<Summary, 'record'> & Pick<Props, 'site'>) {
  return (
    <div className="vehicle-summary-tools">
      <VehicleControls record={record} settings={cardSettings(site)} className="vehicle-summary-controls" />
      {isAvailable(record) && <Share record={record} />}
    </div>
  )
}

/** Hands on the address of the page (VDP-37); without a script the browser's own menu does. */
function Share({ record }: Pick<Summary, 'record'>) {
  return (
    <button
      type="button"
      disabled
      className="vehicle-control vehicle-share"
      data-share={paths.vehicle(record)}
      data-name={record.name}
      data-testid="share-control"
    >
      <Share2 aria-hidden className="size-5" />
      Share
    </button>
  )
}

/** Which warranty a new vehicle carries (WARR-02, NOTE-33). */
function Warranty({ record, site }: Pick<Summary, 'record'> & Pick<Props, 'site'>) {
  if (record.car_type !== 'new') return null
  const { warrantyKind, warrantyTexts } = site.settings
  return (
    <p className="mt-4 flex gap-3 text-sm" data-testid="vehicle-warranty">
      <ShieldCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-muted" />
      {warrantyText(warrantyKind, warrantyTexts, slugOf(record.make))}
    </p>
  )
}

function Place({ record, place: href, call, enquiry }: Summary & { call?: Call; enquiry?: VehicleAction }) {
  const place = placeOf(record)
  const { dealership_slug, dealership_name, stocknum, location_name, city, state } = record
  if (!place && !call) return null
  const area = location_name && [city, state].filter(Boolean).join(' ')
  return (
    <div className="vehicle-summary-place">
      {place && (
        <p className="flex gap-3">
          <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-muted" />
          <span>
            {href ? (
              <a href={href} className="underline underline-offset-4" data-testid="location-link">
                {place}
              </a>
            ) : (
              place
            )}
            {area && <span className="block text-xs text-muted">{area}</span>}
          </span>
        </p>
      )}
      {call && <PhoneLine {...call} />}
      {call?.lead !== undefined && enquiry && (
        <noscript>
          <a href={enquiry.href} className="underline underline-offset-4">
            Ask us to call you
          </a>
        </noscript>
      )}
      <p className="text-xs text-muted">
        {`Stock no ${stocknum}`}
        {dealership_slug && (
          <>
            {' · '}
            <a href={paths.search(dealership_slug)} className="underline underline-offset-4">
              More from {dealership_name ?? 'this dealer'}
            </a>
          </>
        )}
      </p>
    </div>
  )
}

/** What stands here while the vehicle cannot be read. */
export function fallback() {
  return (
    <div className="container-page py-16">
      <Heading level={1} size="lg">
        We cannot show this vehicle right now
      </Heading>
      <p className="mt-4 text-lg text-muted">Please try again in a minute, or give us a call.</p>
    </div>
  )
}
