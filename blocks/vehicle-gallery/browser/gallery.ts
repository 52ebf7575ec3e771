import type { Part } from './viewer.ts'

interface Doors {
  /** Makes the gallery the mode in view. */
  show(): void
  enlarge(): void
}

/** Buttons, arrow keys and thumbnails turn the pictures; the place among them is told; a click opens them large. */
export function startGallery(viewer: HTMLElement, panel: HTMLElement, { show, enlarge }: Doors): Part {
  const track = panel.querySelector<HTMLElement>('[data-track]')!
  const count = track.children.length
  const position = panel.querySelector('[data-position]')
  const thumbs = [...viewer.querySelectorAll<HTMLAnchorElement>('[data-thumbs] a')]
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let at = 0
  /** Where the track is going, so that quick presses add up. */
  let aim = 0
  /** It goes there by itself, not by a finger. */
  let driven = false

  const scrollToAim = (behavior: ScrollBehavior) => {
    driven = true
    track.scrollTo({ left: aim * track.clientWidth, behavior: calm.matches ? 'instant' : behavior })
  }
  const turn = (index: number) => {
    aim = (index + count) % count
    scrollToAim('smooth')
  }
  const mark = (now: number) => {
    if (now === at) return
    at = now
    if (position) position.textContent = `${at + 1}/${count}`
    thumbs.forEach((thumb, index) => {
      thumb.setAttribute('aria-current', String(index === at))
    })
    const thumb = thumbs[at]?.parentElement
    const row = thumb?.parentElement
    if (thumb && row) row.scrollTo({ left: thumb.offsetLeft - row.clientWidth / 2, behavior: 'smooth' })
  }

  track.addEventListener(
    'scroll',
    () => {
      if (!track.clientWidth) return
      mark(Math.round(track.scrollLeft / track.clientWidth))
      if (!driven || !('onscrollend' in window)) aim = at
    },
    { passive: true },
  )
  track.addEventListener('scrollend', () => {
    driven = false
    if (track.clientWidth) aim = at
  })
  for (const taken of ['touchstart', 'wheel'] as const)
    track.addEventListener(
      taken,
      () => {
        driven = false
      },
      { passive: true },
    )
  for (const button of panel.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => turn(aim + Number(button.dataset.turn)))
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener('click', (event) => {
      event.preventDefault()
      show()
      turn(index)
    })
  })
  track.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('[data-large]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    aim = [...track.children].indexOf(link)
    if (!track.closest('dialog')) enlarge()
  })

  return {
    shown: () => scrollToAim('instant'),
    left() {
      aim = 0
      scrollToAim('instant')
      mark(0)
    },
    key(key) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (step) turn(aim + step)
      return step !== undefined
    },
  }
}
