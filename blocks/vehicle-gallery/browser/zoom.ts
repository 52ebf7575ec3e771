const most = 4
const pressed = 2.5
const doubleTapMs = 300

interface Point {
  clientX: number
  clientY: number
}

/** Pinch, double tap, click and +/- look closer at a picture of the large view; dragging then moves it. */
export function startZoom(body: HTMLElement) {
  const track = body.querySelector<HTMLElement>('[data-track]')
  if (!track) return
  let picture: HTMLImageElement | undefined
  let [scale, x, y] = [1, 0, 0]
  const isLarge = () => track.closest('dialog') !== null
  const within = (value: number, least: number, limit: number) => Math.min(limit, Math.max(least, value))

  const draw = () => {
    if (!picture) return
    const { offsetWidth: width, offsetHeight: height } = picture
    x = within(x, width * (1 - scale), 0)
    y = within(y, height * (1 - scale), 0)
    picture.style.transformOrigin = '0 0'
    picture.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    track.toggleAttribute('data-zoomed', scale > 1)
  }
  const reset = () => {
    scale = 1
    draw()
    picture = undefined
    x = y = 0
  }
  /** Zooms so that what is under the point stays there. */
  const zoom = (to: number, { clientX, clientY }: Point) => {
    picture ??= pictureIn(track)
    const box = picture?.parentElement?.getBoundingClientRect()
    if (!box) return
    const next = within(to, 1, most)
    const [px, py] = [clientX - box.left, clientY - box.top]
    x = px - ((px - x) * next) / scale
    y = py - ((py - y) * next) / scale
    scale = next
    draw()
    if (scale === 1) reset()
  }
  const pan = (dx: number, dy: number) => {
    x += dx
    y += dy
    draw()
  }

  let touches: Touch[] = []
  const apart = ([a, b]: Touch[]) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0)
  const between = ([a, b]: Touch[]) => ({
    clientX: (a!.clientX + b!.clientX) / 2,
    clientY: (a!.clientY + b!.clientY) / 2,
  })
  const follow = (event: TouchEvent) => {
    touches = [...event.touches]
  }
  track.addEventListener('touchstart', follow, { passive: true })
  track.addEventListener('touchend', follow, { passive: true })
  track.addEventListener(
    'touchmove',
    (event) => {
      if (!isLarge()) return
      const now = [...event.touches]
      const [before, after] = [touches[0], now[0]]
      if (now.length === 2 && touches.length === 2) {
        event.preventDefault()
        zoom((scale * apart(now)) / (apart(touches) || 1), between(now))
      } else if (scale > 1 && before && after) {
        event.preventDefault()
        pan(after.clientX - before.clientX, after.clientY - before.clientY)
      }
      touches = now
    },
    { passive: false },
  )

  let moved = false
  track.addEventListener('pointerdown', () => {
    moved = false
  })
  track.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || scale === 1) return
    moved ||= Math.hypot(event.movementX, event.movementY) > 1
    pan(event.movementX, event.movementY)
  })
  let tapped = 0
  track.addEventListener('click', (event) => {
    if (!isLarge() || !(event.target as Element).closest('[data-large]')) return
    event.preventDefault()
    const isMouse = (event as PointerEvent).pointerType === 'mouse'
    const isDouble = event.timeStamp - tapped < doubleTapMs
    tapped = event.timeStamp
    if (!moved && (isMouse || isDouble)) zoom(scale > 1 ? 1 : pressed, event)
  })
  track.addEventListener(
    'wheel',
    (event) => {
      // A pinch on a trackpad.
      if (!isLarge() || !event.ctrlKey) return
      event.preventDefault()
      zoom(scale * Math.exp(-event.deltaY / 100), event)
    },
    { passive: false },
  )
  track.closest('[data-viewer]')?.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent
    const by = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }[key]
    const box = track.getBoundingClientRect()
    if (by && isLarge() && box.width > 0)
      zoom(scale * by, { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 })
  })
  track.addEventListener('scroll', () => scale > 1 && picture !== pictureIn(track) && reset(), {
    passive: true,
  })
  track.closest('[data-viewer]')?.querySelector('dialog')?.addEventListener('close', reset)
}

/** The picture in view. */
function pictureIn(track: HTMLElement) {
  const slide = track.children[Math.round(track.scrollLeft / (track.clientWidth || 1))]
  return slide?.matches('[data-large]') ? (slide.querySelector('img') ?? undefined) : undefined
}
