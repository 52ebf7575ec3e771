import type { Tracking } from '../tracking.ts'
import type { ViewedCar } from '../viewed-car.ts'
import { askConsent } from './consent.ts'

interface Pixel {
  (...command: unknown[]): void
  callMethod?(...command: unknown[]): void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    /** The pixel's own names. */
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** Loads the pixel and Tag Manager: once the page is idle, and after the visitor's consent where the site asks for it. */
export function startServices(tracking: Tracking, car: ViewedCar | undefined) {
  const load = () =>
    whenIdle(() => {
      if (tracking.tagManager) startTagManager(tracking.tagManager)
      if (tracking.pixel && car) startPixel(tracking.pixel, car)
    })
  if (tracking.ask) askConsent(load)
  else load()
}

function whenIdle(work: () => void) {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

const fetchScript = (src: string) =>
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }))

function startTagManager(container: string) {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  fetchScript(`https://www.googletagmanager.com/gtm.js?id=${container}`)
}

/** Says which vehicle is viewed (ANALYT-11), and nothing that the pixel would find on the page by itself. */
function startPixel(id: string, { id: car, make, model, year, price }: ViewedCar) {
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else pixel.queue.push(command)
    },
    { queue: [], loaded: true, version: '2.0' },
  ) as unknown as Pixel
  pixel.push = pixel
  window.fbq ??= pixel
  window._fbq ??= pixel
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  pixel('track', 'ViewContent', {
    ...(price !== undefined && { value: price }),
    ...{ currency: 'AUD', content_type: 'vehicle', content_ids: [String(car)], make, model },
    ...(year !== undefined && { year }),
  })
  fetchScript('https://connect.facebook.net/en_US/fbevents.js')
}
