/** What stood in the place of a frame before it was loaded. */
const before = new WeakMap<Element, ChildNode[]>()

/** Puts links back where frames were loaded, which ends what they play. */
export function unload(root: ParentNode) {
  for (const place of root.querySelectorAll('[data-frame]')) {
    const nodes = before.get(place)
    if (nodes) place.replaceChildren(...nodes)
    before.delete(place)
  }
}

/**
 * Frames of other services wait in a `<template>` beside a link (`data-load`). A click on the link puts the frame in
 * the place of both; without JavaScript the link leads to the service itself.
 */
export default function clickToLoad(root: HTMLElement) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-load]')) {
    const place = link.closest<HTMLElement>('[data-frame]')
    const template = place?.querySelector('template')
    if (!place || !template || link.dataset.ready) continue
    link.dataset.ready = 'true'
    link.removeAttribute('target')
    link.setAttribute('role', 'button')
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      link.click()
    })
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const frame = template.content.cloneNode(true)
      before.set(place, [...place.childNodes])
      place.replaceChildren(frame)
      place.querySelector('iframe')?.focus()
    })
  }
}
