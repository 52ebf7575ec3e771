import { onHostOfPage } from '#app/media/picture-host-of-page.ts'
import { dragged, wrapped } from './frames.ts'
import type { Part } from './viewer.ts'

/** Turns a vehicle: by itself until somebody does, by dragging, by the arrow keys. */
export function startSpinner(panel: HTMLElement, viewer: HTMLElement): Part {
  const spin = panel.querySelector<HTMLElement>('[data-spin]')
  return spin ? startFrames(panel, spin, viewer) : startEmbed(panel)
}

function startEmbed(panel: HTMLElement): Part {
  const place = panel.querySelector<HTMLElement>('[data-embed]')!
  return {
    shown() {
      if (place.querySelector('iframe')) return
      const frame = document.createElement('iframe')
      frame.src = place.dataset.embed!
      frame.title = `360 view of ${place.dataset.name}`
      frame.allow = 'fullscreen; gyroscope; accelerometer'
      frame.referrerPolicy = 'strict-origin-when-cross-origin'
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
      place.replaceChildren(frame)
    },
  }
}

function startFrames(panel: HTMLElement, spin: HTMLElement, viewer: HTMLElement): Part {
  const picture = spin.querySelector('img')!
  const addresses = (spin.dataset.spin ?? '').split(' ').map(onHostOfPage)
  const count = addresses.length
  const interval = Number(spin.dataset.interval)
  const sensitivity = Number(spin.dataset.sensitivity)
  const stop = panel.querySelector<HTMLElement>('[data-stop]')!
  const spots = [...panel.querySelectorAll<HTMLDetailsElement>('[data-positions]')].map((spot) => ({
    spot,
    positions: JSON.parse(spot.dataset.positions ?? '{}') as Record<number, { x: number; y: number }>,
  }))
  /** Asked for by the shopper: frames are then fetched only when somebody turns the vehicle. */
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  let at = 0
  let frames: Promise<HTMLImageElement | undefined>[] | undefined
  let touched =
    spin.dataset.auto === undefined ||
    viewer.dataset.touched !== undefined ||
    savesData ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  let turning: ReturnType<typeof setInterval> | undefined
  let inView = false

  const measure = () => {
    const { naturalWidth, naturalHeight } = picture
    const place = panel.querySelector<HTMLElement>('[data-fit]')!
    if (naturalWidth && naturalHeight)
      place.style.setProperty('--ratio', String(naturalWidth / naturalHeight))
  }
  const frame = (index: number) =>
    new Promise<HTMLImageElement | undefined>((loaded) => {
      const image = new Image()
      image.fetchPriority = 'low'
      image.onload = () => loaded(image)
      image.onerror = () => {
        console.log(`A picture of the 360 view could not be loaded: ${addresses[index]}`)
        loaded(undefined)
      }
      image.src = addresses[index]!
    })
  /** Kept for as long as the page is, so that no frame is fetched or decoded twice. */
  const all = () => (frames ??= addresses.map((_, index) => frame(index)))

  const step = (to: number) => {
    at = wrapped(to, count)
    spin.dataset.at = String(at)
    spin.setAttribute('aria-valuenow', String(at + 1))
    for (const { spot, positions } of spots) {
      const position = positions[at]
      spot.hidden = !position
      if (!position) spot.open = false
      else {
        Object.assign(spot.style, { left: `${position.x}%`, top: `${position.y}%` })
        spot.dataset.side = position.x > 50 ? 'left' : 'right'
      }
    }
    const wanted = at
    all()[at]!.then((image) => {
      if (!image || wanted !== at) return
      picture.removeAttribute('srcset')
      picture.decoding = 'sync'
      picture.src = image.src
    })
  }

  const pause = () => {
    clearInterval(turning)
    turning = undefined
    stop.hidden = true
  }
  const turn = () => {
    if (touched || turning || !inView) return
    Promise.all(all()).then((loaded) => {
      if (touched || turning || !inView || loaded.filter(Boolean).length < 2) return
      stop.hidden = false
      turning = setInterval(() => document.hidden || step(at + 1), interval)
    })
  }
  const touch = () => {
    touched = true
    pause()
  }

  measure()
  picture.addEventListener('load', measure)
  viewer.addEventListener('pointerdown', touch)
  viewer.addEventListener('keydown', touch)
  const seen = new IntersectionObserver((entries) => {
    inView = entries.some(({ isIntersecting }) => isIntersecting)
    if (inView) turn()
    else pause()
  })
  seen.observe(spin)

  let drag: { from: number; frame: number } | undefined
  const begin = (event: PointerEvent) => {
    drag = { from: event.clientX, frame: at }
    spin.setPointerCapture(event.pointerId)
    all()
  }
  spin.addEventListener('pointerdown', (event) => event.button === 0 && begin(event))
  spin.addEventListener('pointermove', (event) => {
    if (event.buttons !== 1) drag = undefined
    // Pressed before this script was there.
    else if (!drag) begin(event)
    if (!drag) return
    const to = wrapped(drag.frame + dragged(event.clientX - drag.from, sensitivity), count)
    if (to !== at) step(to)
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    spin.addEventListener(end, () => {
      drag = undefined
    })

  return {
    shown() {
      if (!savesData) all()
      turn()
    },
    left: pause,
    key(key) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (by) step(at + by)
      return by !== undefined
    },
  }
}
