const seen = new WeakSet<Element>()

/** Arrows that move the row by what is in view; they rest at its ends and are not there when all fits. */
export default function enhance(root: HTMLElement) {
  for (const row of root.querySelectorAll<HTMLElement>('[data-vehicles]')) {
    const track = row.querySelector<HTMLElement>('[data-track]')
    const arrows = row.querySelector<HTMLElement>('[data-arrows]')
    if (!track || !arrows || seen.has(row)) continue
    seen.add(row)
    const buttons = [...arrows.querySelectorAll<HTMLButtonElement>('[data-by]')]
    const mark = () => {
      const rest = track.scrollWidth - track.clientWidth
      arrows.hidden = rest < 8
      for (const button of buttons)
        button.disabled = button.dataset.by === '1' ? track.scrollLeft > rest - 8 : track.scrollLeft < 8
    }
    for (const button of buttons)
      button.addEventListener('click', () => {
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
        const left = Number(button.dataset.by) * track.clientWidth * 0.9
        track.scrollBy({ left, behavior: calm ? 'instant' : 'smooth' })
      })
    track.addEventListener('scroll', mark, { passive: true })
    new ResizeObserver(mark).observe(track)
    mark()
  }
}
