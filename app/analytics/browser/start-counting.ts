import { isRecord } from '#platform/is-record.ts'
import type { EventName } from '#tenants/settings/tracking.ts'
import { type Tracking, trackingId } from '../tracking.ts'
import type { ViewedCar } from '../viewed-car.ts'
import { count, counted } from './count.ts'
import { sendEvent } from './send-event.ts'

/**
 * Sends what is counted on this page to the site itself, and begins with what its address says: a search, a used car.
 * The services of others are fetched only where the site has any.
 */
export function startCounting() {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${trackingId}"]`)?.content
  if (!said) return
  const tracking: Tracking = JSON.parse(said)
  const car = carOfPage()
  addEventListener(counted, (event) => {
    const { detail } = event as CustomEvent<unknown>
    if (isRecord(detail)) sendEvent(tracking.ids, detail)
  })
  document.addEventListener('click', ({ target }) => onClick(target, car), { capture: true })
  const begin = () => {
    if (car?.type === 'used') count('usedVehicleView', { car_id: car.id })
    if (document.querySelector('form[data-search]') && !isSameSearch()) count('searchView')
    if (tracking.pixel || tracking.tagManager)
      import('./services.ts').then(({ startServices }) => startServices(tracking, car)).catch(() => undefined)
  }
  // A page that the browser renders ahead has not been looked at.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

/** The vehicle that the page is about. */
function carOfPage(): ViewedCar | undefined {
  const said = document.querySelector<HTMLElement>('[data-viewed-car]')?.dataset.viewedCar
  return said ? JSON.parse(said) : undefined
}

/** Presses on telephone numbers, and on whatever names its event in `data-event`. */
function onClick(target: EventTarget | null, car: ViewedCar | undefined) {
  const pressed = target instanceof Element && target.closest<HTMLElement>('a[href^="tel:"], [data-event]')
  if (!pressed) return
  const name = (pressed.dataset.event ?? 'phoneClick') as EventName
  const car_id = car?.id ?? Number(document.querySelector<HTMLElement>('form[data-car]')?.dataset.car)
  count(name, car_id ? { car_id } : {})
}

/** Another page of the search, or other filters: without React each is a page of its own at the same path. */
function isSameSearch() {
  const { referrer } = document
  if (!URL.canParse(referrer)) return false
  const before = new URL(referrer)
  return before.origin === location.origin && before.pathname === location.pathname
}
