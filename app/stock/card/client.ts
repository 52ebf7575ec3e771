import { count } from '#app/analytics/browser/count.ts'
import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore, storeChanged } from '#app/stock/local/store.ts'
import { paintSaved, savingStarts, toggleSavedBy } from './save-controls.ts'
import { showTray } from './tray.ts'

const store = localStore(siteOfPage())

/** The vehicle a control belongs to, as `VehicleControls` wrote it. */
function vehicleOf(control: Element) {
  const element = control.closest<HTMLElement>('[data-vehicle]')
  const id = Number(element?.dataset.vehicle)
  if (!element || !Number.isInteger(id)) return undefined
  const { name = '', path = '', picture = '' } = element.dataset
  return { id, name, path, picture }
}

function press(selector: string, chosen: ReadonlySet<number>, root: ParentNode) {
  for (const control of root.querySelectorAll(`[data-vehicle] ${selector}`)) {
    const pressed = String(chosen.has(vehicleOf(control)?.id ?? 0))
    // Written only when it changes: this is called from what observes changes.
    if (control.getAttribute('aria-pressed') !== pressed) control.setAttribute('aria-pressed', pressed)
  }
}

function paint(root: ParentNode = document) {
  press('[data-favourite]', new Set(store.favourites()), root)
  press('[data-compare]', new Set(store.compared().map(({ id }) => id)), root)
  if (savingStarts(root)) paintSaved(root)
}

function paintAll() {
  paint()
  showTray(store)
}

function onClick(event: MouseEvent) {
  const target = event.target as Element
  closeMenus(target.closest('[data-card-menu]'))
  const control = target.closest('[data-favourite], [data-compare], [data-save]')
  const vehicle = control && vehicleOf(control)
  if (!vehicle) return
  if (control.matches('[data-save]')) {
    event.preventDefault()
    toggleSavedBy(control, vehicle).catch((error: unknown) =>
      console.error('Vehicles cannot be saved.', error),
    )
    return
  }
  const { id } = vehicle
  if (control.matches('[data-compare]')) {
    if (store.toggleCompared(vehicle) === 'full') showTray(store, vehicle.name)
  } else if (store.toggleFavourite(id)) count('favourite', { car_id: id })
}

function closeMenus(except: Element | null = null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-card-menu][open]'))
    if (menu !== except) menu.open = false
}

function onKey(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  const menu = document.querySelector<HTMLDetailsElement>('[data-card-menu][open]')
  if (!menu) return
  menu.open = false
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
}

let hovered: Element | null = null

/** A mouse that moves over a card's picture leafs through its pictures; fingers swipe without a script. */
function onMove({ target, pointerType, clientX }: PointerEvent) {
  if (pointerType !== 'mouse') return
  const media = target instanceof Element ? target.closest('.vehicle-card-media') : null
  const track = media?.querySelector('[data-pictures]') ?? null
  if (hovered && hovered !== track) hovered.scrollTo({ left: 0, behavior: 'instant' })
  hovered = track
  if (!track) return
  const { left, width } = track.getBoundingClientRect()
  const pictures = Number(track.getAttribute('data-pictures'))
  const index = Math.min(pictures - 1, Math.max(0, Math.floor(((clientX - left) / width) * pictures)))
  if (Math.round(track.scrollLeft / width) !== index)
    track.scrollTo({ left: index * width, behavior: 'instant' })
}

document.addEventListener('click', onClick)
document.addEventListener('keydown', onKey)
document.addEventListener('pointermove', onMove, { passive: true })
window.addEventListener(storeChanged, paintAll)
window.addEventListener('storage', paintAll)
// Cards that a search brings later.
new MutationObserver((changes) => {
  if (changes.some(({ addedNodes }) => addedNodes.length > 0)) paint()
}).observe(document.body, { childList: true, subtree: true })
paintAll()
