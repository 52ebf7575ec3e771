/** Milliseconds dropdowns and accordions take to open and close (NAV-07). */
export const slideMs = 300

const running = new WeakMap<HTMLDetailsElement, Animation>()

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Opens or closes a `<details>` whose `[data-panel]` slides. A second call while it slides turns it round from where it
 * is. Without animations (old browsers, reduced motion) it is instant.
 */
export function slide(details: HTMLDetailsElement, open: boolean) {
  const panel = details.querySelector<HTMLElement>(':scope > [data-panel]')
  const from = details.open && panel ? panel.offsetHeight : 0
  running.get(details)?.cancel()
  running.delete(details)
  if (!panel?.animate || calm()) {
    details.open = open
    return
  }
  if (open) details.open = true
  const to = open ? panel.offsetHeight : 0
  const animation = panel.animate(
    [
      { height: `${from}px`, overflow: 'clip' },
      { height: `${to}px`, overflow: 'clip' },
    ],
    { duration: slideMs, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  details.toggleAttribute('data-closing', !open)
  running.set(details, animation)
  animation.onfinish = () => {
    running.delete(details)
    details.removeAttribute('data-closing')
    details.open = open
  }
}
