import clickToLoad, { unload } from '#app/ui/click-to-load.ts'
import { startGallery } from './gallery.ts'
import { startSpinner } from './spinner.ts'

/** What a mode does besides being in view. */
export interface Part {
  /** It came into view; also when its place has another size. */
  shown?(): void
  left?(): void
  /** An arrow key, by its direction; true if it meant something. */
  key?(key: string): boolean
}

export function start(viewer: HTMLElement) {
  const body = viewer.querySelector<HTMLElement>('[data-mode]')!
  const panel = (mode: string) => body.querySelector<HTMLElement>(`[data-panel="${mode}"]`)
  const parts: Record<string, Part> = {}

  const show = (mode: string) => {
    const old = body.dataset.mode ?? ''
    if (old === mode) return
    parts[old]?.left?.()
    unload(body)
    body.dataset.mode = mode
    for (const button of body.querySelectorAll<HTMLElement>('[data-show]'))
      button.setAttribute('aria-pressed', String(button.dataset.show === mode))
    enter(mode)
  }
  const enter = (mode: string) => {
    if (mode === 'interior' && !parts.interior) startInterior()
    else parts[mode]?.shown?.()
  }
  const startInterior = () => {
    parts.interior = {}
    import('./interior.ts')
      .then(({ lookAround }) => {
        parts.interior = lookAround(panel('interior')!)
        if (body.dataset.mode === 'interior') parts.interior.shown?.()
      })
      .catch((error: unknown) => console.error('The inside of a vehicle is a still picture.', error))
  }
  const enlarge = () => {
    import('./fullscreen.ts')
      .then(({ openLarge }) => openLarge(viewer, body, () => parts[body.dataset.mode ?? '']?.shown?.()))
      .catch((error: unknown) => console.error('The pictures of a vehicle cannot be shown large.', error))
  }

  const spinner = panel('spinner')
  const gallery = panel('gallery')
  if (spinner) parts.spinner = startSpinner(spinner, viewer)
  if (gallery) parts.gallery = startGallery(viewer, gallery, { show: () => show('gallery'), enlarge })
  clickToLoad(viewer)

  viewer.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('button')
    if (pressed?.dataset.show) show(pressed.dataset.show)
    if (pressed?.matches('[data-enlarge]')) enlarge()
  })
  viewer.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const mode = body.dataset.mode ?? ''
    const inPanel = panel(mode)?.contains(event.target as Node)
    if ((inPanel || body.closest('dialog')) && parts[mode]?.key?.(event.key)) event.preventDefault()
  })
  enter(body.dataset.mode ?? '')
}
