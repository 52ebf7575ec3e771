import { onHostOfPage } from '#app/media/picture-host-of-page.ts'
import { dragged, nearest, wrapped } from './frames.ts'
import type { Part } from './viewer.ts'

/** Frames that are fetched at the same time. */
const atOnce = 4

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
  const asked = new Set<number>()
  /** Undefined: could not be had. */
  const loaded = new Map<number, HTMLImageElement | undefined>()
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
  /** Fetches frames, those next to the one in view first; all are kept, so that none is fetched or decoded twice. */
  const fetchFrames = () => {
    while (asked.size < count && asked.size - loaded.size < atOnce) {
      const next = nearest(at, count, (index) => !asked.has(index))
      asked.add(next)
      const image = new Image()
      const settle = (found: HTMLImageElement | undefined) => {
        loaded.set(next, found)
        if (next === at) draw()
        if (loaded.size === count) turn()
        else fetchFrames()
      }
      image.fetchPriority = 'low'
      image.onload = () => settle(image)
      image.onerror = () => {
        console.log(`A picture of the 360 view could not be loaded: ${addresses[next]}`)
        settle(undefined)
      }
      image.src = addresses[next]!
    }
  }
  const draw = () => {
    const image = loaded.get(at)
    if (!image) return
    picture.decoding = 'sync'
    // With its width, as the first one: without it the frame would count as a larger picture that came late (LCP).
    picture.srcset = `${image.src} 960w`
  }

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
    fetchFrames()
    draw()
  }

  const pause = () => {
    clearInterval(turning)
    turning = undefined
    stop.hidden = true
  }
  /** Once all frames are there. */
  const turn = () => {
    const frames = [...loaded.values()].filter(Boolean)
    if (touched || turning || !inView || loaded.size < count || frames.length < 2) return
    stop.hidden = false
    turning = setInterval(() => document.hidden || step(at + 1), interval)
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
    fetchFrames()
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
      // The frame in view first, then the others.
      picture.loading = 'eager'
      picture
        .decode()
        .catch(() => undefined)
        .then(() => {
          if (!savesData) fetchFrames()
          turn()
        })
    },
    left: pause,
    key(key) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (by) step(at + by)
      return by !== undefined
    },
  }
}
