import { startLightboxes } from '#app/ui/lightbox.ts'

const seen = new WeakSet<Element>()

/** Buttons, arrow keys and thumbnails turn the pictures; the place among them is told; a click opens them large. */
export default function enhance(root: HTMLElement) {
  startLightboxes(root)
  for (const viewer of root.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const track = viewer.querySelector<HTMLElement>('[data-track]')
    if (!track || seen.has(viewer)) continue
    seen.add(viewer)
    start(viewer, track)
  }
}

function start(viewer: HTMLElement, track: HTMLElement) {
  const count = track.children.length
  const position = viewer.querySelector('[data-position]')
  const thumbs = [...viewer.querySelectorAll<HTMLAnchorElement>('[data-thumbs] a')]
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let at = 0
  /** Where the track is going, so that quick presses add up. */
  let aim = 0

  const show = (index: number) => {
    aim = (index + count) % count
    track.scrollTo({ left: aim * track.clientWidth, behavior: calm.matches ? 'instant' : 'smooth' })
  }
  const mark = () => {
    const now = Math.round(track.scrollLeft / (track.clientWidth || 1))
    if (now === at) return
    at = now
    if (!('onscrollend' in window)) aim = at
    if (position) position.textContent = `${at + 1} / ${count}`
    thumbs.forEach((thumb, index) => {
      thumb.setAttribute('aria-current', String(index === at))
    })
    const thumb = thumbs[at]?.parentElement
    const row = thumb?.parentElement
    if (thumb && row) row.scrollTo({ left: thumb.offsetLeft - row.clientWidth / 2, behavior: 'smooth' })
  }

  track.addEventListener('scroll', mark, { passive: true })
  track.addEventListener('scrollend', () => {
    aim = at
  })
  track.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(aim + step)
  })
  for (const button of viewer.querySelectorAll<HTMLElement>('[data-turn]')) {
    button.addEventListener('click', () => show(aim + Number(button.dataset.turn)))
    button.hidden = false
  }
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener('click', (event) => {
      event.preventDefault()
      show(index)
    })
  })
}
