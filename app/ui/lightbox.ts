const seen = new WeakSet<Element>()

/**
 * Opens the pictures of every `[data-gallery]` in its dialog (`LightboxDialog`): buttons, arrow keys, swipe, a counter;
 * focus goes back where it came from. Pictures are links (`data-large`, `data-width`, `data-height`, `data-caption`).
 */
export function startLightboxes(root: HTMLElement) {
  for (const gallery of root.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const dialog = gallery.querySelector('dialog')
    if (!dialog || seen.has(gallery)) continue
    seen.add(gallery)
    start(gallery, dialog)
  }
}

function start(gallery: HTMLElement, dialog: HTMLDialogElement) {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-large]')]
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`)!
  let at = 0

  const show = (index: number) => {
    at = (index + links.length) % links.length
    const link = links[at]!
    const picture = new Image(Number(link.dataset.width), Number(link.dataset.height))
    picture.src = link.href
    picture.alt = link.querySelector('img')?.alt ?? ''
    part('stage').replaceChildren(picture)
    part('counter').textContent = links.length > 1 ? `${at + 1} / ${links.length}` : ''
    part('words').textContent = link.dataset.caption ?? ''
  }

  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show(index)
      dialog.showModal()
      document.documentElement.style.overflow = 'hidden'
    })
  })
  dialog.addEventListener('close', () => {
    document.documentElement.style.overflow = ''
    links[at]?.focus()
  })
  dialog.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('button')
    if (pressed?.dataset.step) show(at + Number(pressed.dataset.step))
    else if (pressed || !(target as Element).closest('img, figcaption')) dialog.close()
  })
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(at - 1)
    if (key === 'ArrowRight') show(at + 1)
  })
  let from = 0
  dialog.addEventListener('touchstart', ({ touches }) => (from = touches[0]!.clientX), { passive: true })
  dialog.addEventListener('touchend', ({ changedTouches }) => {
    const moved = changedTouches[0]!.clientX - from
    if (Math.abs(moved) > 48) show(at + (moved < 0 ? 1 : -1))
  })
}
