import { startZoom } from './zoom.ts'

const ready = new WeakSet<Element>()

/** Shows the viewer as large as the window, in the mode it is in; `resized` tells the mode. Closed, all is as before. */
export function openLarge(viewer: HTMLElement, body: HTMLElement, resized: () => void) {
  const dialog = viewer.querySelector('dialog')!
  if (!ready.has(viewer)) {
    ready.add(viewer)
    startZoom(body)
    dialog.querySelector('[data-close]')!.addEventListener('click', () => dialog.close())
  }
  const held = document.createElement('div')
  held.style.height = `${body.offsetHeight}px`
  body.before(held)
  move(body, dialog)
  dialog.showModal()
  document.documentElement.style.overflow = 'hidden'
  for (const picture of body.querySelectorAll<HTMLImageElement>('[data-large] img')) picture.sizes = '100vw'
  resized()
  dialog.addEventListener(
    'close',
    () => {
      move(body, held.parentElement!, held)
      held.remove()
      document.documentElement.style.overflow = ''
      resized()
      body.querySelector<HTMLElement>('[data-enlarge]')?.focus()
    },
    { once: true },
  )
}

/** Frames that are moved keep playing where the browser knows how. */
function move(
  node: HTMLElement,
  to: HTMLElement & { moveBefore?: Node['insertBefore'] },
  before: Node | null = null,
) {
  if (to.moveBefore && node.isConnected) to.moveBefore(node, before)
  else to.insertBefore(node, before)
}
