import { type ComparedVehicle, type LocalStore, mostCompared } from '#app/stock/local/store.ts'
import { paths } from '#values/paths.ts'
import { stockPicture } from './pictures.ts'

type Attributes = Record<string, string>

function element(tag: string, attributes: Attributes = {}, ...children: (Node | string)[]) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

function entry(vehicle: ComparedVehicle, store: LocalStore) {
  const { name, path, picture } = vehicle
  const remove = element(
    'button',
    { type: 'button', 'aria-label': `Remove ${name}`, class: 'compare-remove' },
    '×',
  )
  remove.addEventListener('click', () => {
    store.toggleCompared(vehicle)
    document.querySelector<HTMLElement>('[data-compare-tray] :is(button, a)')?.focus()
  })
  const shown = picture ? [element('img', { src: stockPicture(picture).src, alt: '', loading: 'lazy' })] : []
  return element('li', {}, element('a', { href: path }, ...shown, element('span', {}, name)), remove)
}

const words = (chosen: number, refused?: string) =>
  refused
    ? `You can compare ${mostCompared} vehicles. Remove one to add ${refused}.`
    : chosen === 1
      ? 'Choose one more to compare'
      : `${chosen} of ${mostCompared} chosen`

/**
 * The bar at the foot of the page with the vehicles chosen for the comparison; gone while there are none, and on the
 * comparison itself. `refused`: the name of a fifth one.
 */
export function showTray(store: LocalStore, refused?: string) {
  const vehicles = location.pathname === paths.compare() ? [] : store.compared()
  const known = document.querySelector<HTMLElement>('[data-compare-tray]')
  document.documentElement.toggleAttribute('data-tray', vehicles.length > 0)
  if (vehicles.length === 0) {
    known?.remove()
    return
  }
  const tray = known ?? makeTray()
  const [status, list, actions] = tray.children as unknown as [HTMLElement, HTMLElement, HTMLElement]
  status.textContent = words(vehicles.length, refused)
  status.toggleAttribute('data-refused', refused !== undefined)
  list.replaceChildren(...vehicles.map((vehicle) => entry(vehicle, store)))
  const clear = element('button', { type: 'button', class: 'action action-quiet' }, 'Clear')
  clear.addEventListener('click', () => store.clearCompared())
  const compare = element(
    'a',
    { href: paths.compare(vehicles.map(({ id }) => id)), class: 'action action-primary' },
    `Compare ${vehicles.length}`,
  )
  actions.replaceChildren(clear, ...(vehicles.length > 1 ? [compare] : []))
}

function makeTray() {
  const tray = element(
    'section',
    { 'data-compare-tray': '', class: 'compare-tray', 'aria-label': 'Vehicles to compare' },
    element('p', { role: 'status' }),
    element('ul'),
    element('div'),
  )
  document.body.append(tray)
  return tray
}
