const seen = new WeakSet<Element>()

/** The 300 ms slide (NAV-07) for browsers that cannot animate a details element in CSS. */
export default function enhance(root: HTMLElement) {
  if (CSS.supports('interpolate-size', 'allow-keywords') && CSS.supports('selector(::details-content)'))
    return
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-accordion]')) {
    const summary = details.querySelector('summary')
    if (!summary || seen.has(details)) continue
    seen.add(details)
    summary.addEventListener('click', (event) => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      event.preventDefault()
      const opening = !details.open || details.dataset.closing !== undefined
      if (opening && groupOf(details))
        for (const other of root.querySelectorAll<HTMLDetailsElement>('details[data-accordion][open]'))
          if (other !== details && groupOf(other) === groupOf(details)) slide(other, false)
      slide(details, opening)
    })
  }
}

const groupOf = (details: HTMLDetailsElement) => details.dataset.group ?? details.name

function slide(details: HTMLDetailsElement, opening: boolean) {
  const from = details.offsetHeight
  for (const running of details.getAnimations()) running.cancel()
  // The name would close the others at once instead of sliding them.
  const group = groupOf(details)
  details.dataset.group = group
  details.name = ''
  details.open = true
  const border = details.offsetHeight - details.clientHeight
  const to = opening ? details.offsetHeight : (details.firstElementChild as HTMLElement).offsetHeight + border
  details.toggleAttribute('data-closing', !opening)
  details.style.overflow = 'clip'
  const motion = details.animate(
    { height: [`${from}px`, `${to}px`] },
    { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  motion.onfinish = () => {
    details.open = opening
    details.removeAttribute('data-closing')
    details.style.overflow = ''
    details.name = group
  }
}
