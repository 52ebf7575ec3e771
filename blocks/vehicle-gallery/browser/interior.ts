import { onHostOfPage } from '#app/media/picture-host-of-page.ts'
import { onScreen, panorama, type View } from './panorama.ts'
import type { Part } from './viewer.ts'

const degree = Math.PI / 180
const [narrowest, widest] = [30 * degree, 100 * degree]
const highest = 80 * degree
const keyStep = 8 * degree

/** Lets somebody look around inside, by dragging, keys, pinch and wheel. Where that cannot be, the strip stays. */
export function lookAround(panel: HTMLElement): Part {
  const place = panel.querySelector<HTMLElement>('[data-around]')!
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return {}
  const picture = new Image()
  let draw: (() => void) | undefined
  picture.onload = () => {
    // Half as high as wide, or it does not go all the way around.
    const ratio = picture.naturalWidth / picture.naturalHeight
    if (ratio > 1.8 && ratio < 2.2) draw = start(place, picture)
  }
  picture.onerror = () => console.log(`The inside of a vehicle could not be loaded: ${picture.src}`)
  picture.src = onHostOfPage(place.dataset.around ?? '')
  return { shown: () => draw?.() }
}

function start(place: HTMLElement, picture: HTMLImageElement) {
  const canvas = document.createElement('canvas')
  const paint = panorama(canvas, picture)
  if (!paint) return undefined
  const view: View = { yaw: 0, pitch: -6 * degree, angle: 75 * degree }
  const spots = [...place.querySelectorAll<HTMLElement>('[data-positions]')].map((spot) => ({
    spot,
    at: (JSON.parse(spot.dataset.positions ?? '{}') as Record<number, { x: number; y: number }>)[0],
  }))
  let asked = false
  const now = () => {
    asked = false
    const { clientWidth: width, clientHeight: height } = place
    if (!width || !height || !canvas.isConnected) return
    const density = Math.min(devicePixelRatio, 2)
    const [wide, high] = [Math.round(width * density), Math.round(height * density)]
    if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high })
    paint(view)
    for (const { spot, at } of spots) {
      const shown = at && onScreen(at, view, width / height)
      spot.hidden = !shown || shown.x < 0 || shown.x > 100 || shown.y < 0 || shown.y > 100
      if (!shown) continue
      Object.assign(spot.style, { left: `${shown.x}%`, top: `${shown.y}%` })
      spot.dataset.side = shown.x > 50 ? 'left' : 'right'
    }
  }
  const draw = () => {
    if (!asked) requestAnimationFrame(now)
    asked = true
  }
  const look = (right: number, up: number) => {
    view.yaw = (view.yaw + right) % (2 * Math.PI)
    view.pitch = Math.min(highest, Math.max(-highest, view.pitch + up))
    draw()
  }
  const zoom = (by: number) => {
    view.angle = Math.min(widest, Math.max(narrowest, view.angle * by))
    draw()
  }

  place.prepend(canvas)
  place.dataset.live = ''
  place.scrollLeft = 0
  canvas.addEventListener('webglcontextlost', () => {
    canvas.remove()
    delete place.dataset.live
    for (const { spot, at } of spots) {
      if (!at) continue
      Object.assign(spot.style, { left: `${at.x}%`, top: `${at.y}%` })
      spot.hidden = false
    }
  })
  new ResizeObserver(draw).observe(place)

  const fingers = new Map<number, PointerEvent>()
  const apart = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  }
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    fingers.set(event.pointerId, event)
    canvas.setPointerCapture(event.pointerId)
  })
  canvas.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId)
    if (!last) return
    const before = apart()
    fingers.set(event.pointerId, event)
    if (fingers.size > 1) {
      if (before) zoom(before / (apart() || before))
      return
    }
    const perPixel = view.angle / place.clientHeight
    look((last.clientX - event.clientX) * perPixel, (event.clientY - last.clientY) * perPixel)
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId))
  place.addEventListener(
    'wheel',
    (event) => {
      // On the page the wheel scrolls on.
      if (!place.closest('dialog')) return
      event.preventDefault()
      zoom(Math.exp(event.deltaY / 800))
    },
    { passive: false },
  )
  place.addEventListener('keydown', (event) => {
    const turns: Record<string, [number, number]> = {
      ...{
        ArrowLeft: [-keyStep, 0],
        ArrowRight: [keyStep, 0],
        ArrowUp: [0, keyStep],
        ArrowDown: [0, -keyStep],
      },
    }
    const turn = turns[event.key]
    const by = { '+': 0.85, '=': 0.85, '-': 1 / 0.85 }[event.key]
    if (turn) look(...turn)
    else if (by) zoom(by)
    else return
    event.preventDefault()
  })
  draw()
  return draw
}
