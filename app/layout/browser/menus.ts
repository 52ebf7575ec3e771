import { slide } from './slide.ts'

/** Before a menu opens under a passing pointer, and before it closes when the pointer slips off it. */
export const hoverOpenMs = 60
export const hoverCloseMs = 180
/** A click this soon after a hover means the same as the hover, not the opposite. */
const sameGestureMs = 400

const isOpen = (details: HTMLDetailsElement) => details.open && !details.hasAttribute('data-closing')

/** Dropdowns of the header: hover, click, touch, keyboard and Escape (NAV-05, NAV-06). */
export function startMenus(header: HTMLElement) {
  const dropdowns = [...header.querySelectorAll<HTMLDetailsElement>('details[data-dropdown]')]
  const mark = () =>
    header.toggleAttribute(
      'data-dropdown-open',
      dropdowns.some(({ open }) => open),
    )

  const set = (details: HTMLDetailsElement, open: boolean) => {
    if (open) for (const other of dropdowns) if (other !== details && other.open) other.open = false
    slide(details, open)
    mark()
  }

  for (const details of dropdowns) {
    const summary = details.querySelector('summary')
    let timer: ReturnType<typeof setTimeout> | undefined
    let hoveredAt = 0
    const later = (open: boolean, wait: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (open === isOpen(details)) return
        if (open) hoveredAt = Date.now()
        set(details, open)
      }, wait)
    }

    details.addEventListener('toggle', mark)
    summary?.addEventListener('click', (event) => {
      event.preventDefault()
      clearTimeout(timer)
      const open = isOpen(details)
      const sameGesture = open && Date.now() - hoveredAt < sameGestureMs
      hoveredAt = 0
      if (sameGesture) return
      set(details, !open)
      if (!open) details.querySelector<HTMLInputElement>('input[type=search]')?.focus()
    })
    details.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget) && isOpen(details))
        set(details, false)
    })
    if (!details.hasAttribute('data-hover')) continue
    details.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') later(true, hoverOpenMs)
    })
    details.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') later(false, hoverCloseMs)
    })
  }

  const closeAll = () => {
    for (const details of dropdowns) if (isOpen(details)) set(details, false)
  }
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest('details[data-dropdown]')) closeAll()
  })
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && dropdowns.find(isOpen)
    if (!open) return
    set(open, false)
    open.querySelector('summary')?.focus()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && closeAll())
}

/** Groups of the small-screen menu slide as well. */
export function startFolds(root: ParentNode) {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) {
    details.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault()
      slide(details, !isOpen(details))
    })
  }
}
