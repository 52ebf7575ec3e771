const interval = 6000

const seen = new WeakSet<Element>()

/** Buttons, dots, arrow keys and a change every six seconds that any touch, hover, focus or pause stops. */
export default function enhance(root: HTMLElement) {
  for (const slider of root.querySelectorAll<HTMLElement>('[data-slider]')) {
    const track = slider.querySelector<HTMLElement>('[data-track]')
    const controls = slider.querySelector<HTMLElement>('[data-controls]')
    if (!track || !controls || seen.has(slider)) continue
    seen.add(slider)
    start(slider, track, controls)
  }
}

function start(slider: HTMLElement, track: HTMLElement, controls: HTMLElement) {
  const find = (name: string) => [...slider.querySelectorAll<HTMLElement>(`[data-${name}]`)]
  const slides = find('slide')
  const dots = find('dot')
  const [pause] = find('pause')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let playing = 'autoplay' in slider.dataset && !calm.matches
  let held = false

  const current = () => Math.round(track.scrollLeft / track.clientWidth)
  const show = (index: number) =>
    track.scrollTo({
      left: ((index + slides.length) % slides.length) * track.clientWidth,
      behavior: calm.matches ? 'instant' : 'smooth',
    })
  const mark = () => {
    dots.forEach((dot, index) => {
      if (index === current()) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
  }
  const say = () => {
    track.setAttribute('aria-live', playing && !held ? 'off' : 'polite')
    if (!pause) return
    pause.toggleAttribute('data-paused', !playing)
    pause.ariaLabel = playing ? 'Stop changing banners' : 'Start changing banners'
  }
  const stop = () => {
    playing = false
    say()
  }
  const hold = (value: boolean) => () => {
    held = value
    say()
  }

  const goOnClick = (button: HTMLElement | undefined, index: () => number) =>
    button?.addEventListener('click', () => {
      stop()
      show(index())
    })
  goOnClick(find('previous')[0], () => current() - 1)
  goOnClick(find('next')[0], () => current() + 1)
  dots.forEach((dot, index) => {
    goOnClick(dot, () => index)
  })
  pause?.addEventListener('click', () => {
    playing = !playing
    held = false
    say()
  })
  if (pause && !('autoplay' in slider.dataset)) pause.hidden = true
  track.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    stop()
    show(current() + step)
  })
  track.addEventListener('scroll', mark, { passive: true })
  for (const event of ['pointerdown', 'touchstart', 'wheel'])
    track.addEventListener(event, stop, { passive: true })
  slider.addEventListener('pointerenter', hold(true))
  slider.addEventListener('pointerleave', hold(false))
  slider.addEventListener('focusin', hold(true))
  slider.addEventListener('focusout', hold(false))
  calm.addEventListener('change', () => calm.matches && stop())

  controls.hidden = false
  mark()
  say()
  const timer = setInterval(() => {
    if (!slider.isConnected) clearInterval(timer)
    else if (playing && !held && !document.hidden) show(current() + 1)
  }, interval)
}
