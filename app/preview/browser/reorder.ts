import { dropPlace, type Place } from './drop-place.ts'
import { sectionsOf } from './page-parts.ts'

/** The overlay's word for what stands in a document. */
interface Node {
  id: string
  type: string
  /** `blocks[_key=="k1"]`. */
  path: string
}

interface DragEnd {
  target: Node
  insertPosition: { top?: { sanity: Node } | null; bottom?: { sanity: Node } | null } | null
  preventInsertDefault?: boolean
}

const dragEndEvent = 'sanity/dragEnd'

/** A pointer that moved less, in pixels, has clicked. */
const clickPx = 4

const markerStyle =
  'position:fixed;z-index:2147482001;box-sizing:border-box;height:6px;border:2px solid #fff;border-radius:99px;background:#556bfc;pointer-events:none'

const keyed = /^(.*)\[_key=="([^"]+)"\]$/

/** The field `name` of a `data-sanity` attribute. */
const fieldOf = (section: Element, name: string) =>
  section
    .getAttribute('data-sanity')
    ?.split(';')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Blocks of the same list of the same document, in the order of the page. */
function listOf(section: Element) {
  const [id, path] = [fieldOf(section, 'id'), fieldOf(section, 'path')]
  const list = path?.slice(0, path.lastIndexOf(':') + 1)
  if (!id || !list) return []
  return sectionsOf(document).filter(
    (other) => fieldOf(other, 'id') === id && fieldOf(other, 'path') === list + itemKeyOf(other),
  )
}

const itemKeyOf = (section: Element | undefined) => section && fieldOf(section, 'path')?.split(':').at(-1)

/**
 * Lets a block that is dragged go to the edge that is nearest to the pointer, and shows which. The overlay itself takes
 * a drop within a tenth of a block from its edge alone, which on a page of blocks without gaps is hardly ever.
 */
export function watchDrags() {
  let drag:
    | { list: HTMLElement[]; moved: number; x: number; y: number; begun: boolean; at: number }
    | undefined
  let marker: HTMLElement | undefined

  function placeOf() {
    if (!drag?.begun) return undefined
    const extents = drag.list.map((section) => section.getBoundingClientRect())
    return dropPlace(drag.at, extents, drag.moved)
  }

  function show(place: Place | undefined) {
    if (!place || !drag) return marker?.remove()
    const beside = drag.list[place.beside]
    const before = place.side === 'before' ? drag.list[place.beside - 1] : beside
    const after = place.side === 'before' ? beside : drag.list[place.beside + 1]
    const [above, below] = [before?.getBoundingClientRect(), after?.getBoundingClientRect()]
    const { left, width } = (above ?? below) as DOMRect
    const y = ((above?.bottom ?? below?.top ?? 0) + (below?.top ?? above?.bottom ?? 0)) / 2
    marker ??= Object.assign(document.createElement('div'), { className: 'forecourt-drop' })
    marker.style.cssText = `${markerStyle};left:${left + width * 0.0125}px;width:${width * 0.975}px;top:${y - 3}px`
    // Not in the body, which the overlay scales for its overview of the page.
    if (!marker.isConnected) document.documentElement.append(marker)
  }

  window.addEventListener(
    'mousedown',
    ({ target, button, clientX, clientY }) => {
      const section =
        button === 0 && target instanceof Element && target.closest<HTMLElement>('main > [data-sanity]')
      if (!section) return
      const list = listOf(section)
      drag = { list, moved: list.indexOf(section), x: clientX, y: clientY, begun: false, at: clientY }
    },
    { capture: true },
  )
  window.addEventListener('mousemove', ({ clientX, clientY, buttons }) => {
    if (!drag || (buttons & 1) === 0) return
    drag.begun ||= Math.hypot(clientX - drag.x, clientY - drag.y) >= clickPx
    drag.at = clientY
    // What is pressed and moved may be words that are selected: the overlay draws what it drags.
    const dragging = document.querySelector('sanity-visual-editing .drag-preview-skeleton')
    show(dragging ? placeOf() : undefined)
  })
  window.addEventListener('mouseup', () => marker?.remove())

  const ours = new WeakSet<Event>()
  window.addEventListener(
    dragEndEvent,
    (event) => {
      if (ours.has(event)) return
      const { detail } = event as CustomEvent<DragEnd>
      const [, list, key] = keyed.exec(detail.target.path) ?? []
      const place = placeOf()
      if (detail.preventInsertDefault || !drag || key !== itemKeyOf(drag.list[drag.moved])) return
      event.stopImmediatePropagation()
      const besideKey = place && itemKeyOf(drag.list[place.beside])
      drag = undefined
      if (!place) return
      const sanity = { ...detail.target, path: `${list}[_key=="${besideKey}"]` }
      const insertPosition = place.side === 'after' ? { top: { sanity } } : { bottom: { sanity } }
      const corrected = new CustomEvent<DragEnd>(dragEndEvent, { detail: { ...detail, insertPosition } })
      ours.add(corrected)
      window.dispatchEvent(corrected)
    },
    { capture: true },
  )
}
