/** Shows the header from its threshold on (VDP-18), and opens the bar of phones past its own (VDP-36, NOTE-01). */
export function followScrolling(root: HTMLElement) {
  const header = root.querySelector<HTMLElement>('[data-shown-from]')
  const bar = root.querySelector<HTMLElement>('[data-opens-past]')
  if (!header && !bar) return
  const from = Number(header?.dataset.shownFrom)
  const past = Number(bar?.dataset.opensPast)
  const follow = () => {
    header?.classList.toggle('vehicle-header-shown', scrollY >= from)
    bar?.classList.toggle('vehicle-bar-opened', scrollY > past)
  }
  addEventListener('scroll', follow, { passive: true })
  follow()
}
