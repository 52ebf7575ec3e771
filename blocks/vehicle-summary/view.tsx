import { MapPin, Share2, ShieldCheck } from 'lucide-react'
import type { ViewedCar } from '#app/analytics/viewed-car.ts'
import { warrantyText } from '#app/brands/warranty-text.ts'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { VehicleControls } from '#app/stock/card/controls.tsx'
import { cardSettings } from '#app/stock/card/settings.ts'
import { VehicleTag } from '#app/stock/card/tag.tsx'
import { hasPrice, isAvailable } from '#app/stock/rules/availability.ts'
import { opensForm } from '#app/stock/rules/buttons.ts'
import { phoneOf } from '#app/stock/rules/phone.ts'
import { kindOf, placeOf, priceWords, titleLines } from '#app/stock/rules/vehicle-text.ts'
import { cx } from '#app/ui/cx.ts'
import { Heading } from '#app/ui/heading.tsx'
import { type VehicleAction, vehicleActions } from '#app/vehicle-page/actions.ts'
import { slugOf } from '#platform/slug.ts'
import { paths } from '#values/paths.ts'
import type { Summary } from './load.server.ts'
import { type Call, CallButton, callOf, PhoneLine } from './phone.tsx'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>
type Props = BlockProps<Content, Summary | null>

export default function VehicleSummary({ block, content, site, data }: Props) {
  if (!data) return null
  const { vehicle, record, now } = data
  const { settings } = site
  const [title, badge] = titleLines(record)
  const actions = vehicleActions(record, vehicle, settings, site.reach)
  const phone = content.showPhone ? phoneOf(record, settings) : undefined
  const call = phone === undefined ? undefined : callOf(phone, vehicle, site)
  return (
    <div
      className="vehicle-summary container-page"
      data-testid="sidebar"
      data-viewed={record.id}
      data-viewed-car={viewedCar(record)}
      data-without-phone={content.showPhone && !call ? '' : undefined}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <p className="text-xs text-muted">{kindOf(record, settings)}</p>
        <VehicleTag record={record} settings={settings} now={now} />
      </div>
      <Heading level={block.first ? 1 : 2} size="md" className="mt-2 wrap-anywhere">
        {title} {badge && <span className="block text-lg font-normal text-muted">{badge}</span>}
      </Heading>
      <Price {...data} site={site} />
      <Actions actions={actions} />
      <div className="vehicle-summary-tools">
        <VehicleControls record={record} settings={cardSettings(site)} className="vehicle-summary-controls" />
        {isAvailable(record) && <Share record={record} />}
      </div>
      <Place {...data} call={call} enquiry={actions.find(({ key }) => key === 'enquire')} />
      <Warranty record={record} site={site} />
      {content.note && <p className="mt-4 text-xs text-muted">{content.note}</p>}
      <Bar actions={actions} call={call} />
    </div>
  )
}

/** What events of this page say of it. */
function viewedCar(record: Summary['record']) {
  const { id, car_type: type, make, model, year, price } = record
  const car: ViewedCar = { id, type, make, model, year, ...(hasPrice(record) && { price }) }
  return JSON.stringify(car)
}

function Price({ record, site }: Summary & Pick<Props, 'site'>) {
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

function ActionButton({ action, main }: { action: VehicleAction; main: boolean }) {
  const { key, href, label, newTab, download, event } = action
  return (
    <a
      href={href}
      className={cx('action', main ? 'action-primary' : 'action-secondary')}
      data-button={key}
      data-sheet={opensForm(key) ? '' : undefined}
      data-event={event}
      download={download}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
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

function Place({ record, call, enquiry }: Summary & { call?: Call; enquiry?: VehicleAction }) {
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
            {place}
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

/** Phones keep the main actions in reach of the thumb (VDP-34). */
function Bar({ actions, call }: { actions: VehicleAction[]; call?: Call }) {
  const inBar = actions.filter(({ key }) => key === 'reserve' || key === 'enquire' || key === 'findSimilar')
  if (inBar.length === 0 && !call) return null
  return (
    <nav className="vehicle-bar" aria-label="Enquire about this vehicle" data-testid="sticky-bar">
      {inBar.map((action, index) => (
        <ActionButton key={action.key} action={action} main={index === 0} />
      ))}
      {call && <CallButton {...call} />}
    </nav>
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
