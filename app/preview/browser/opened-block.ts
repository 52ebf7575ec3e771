import { publishedId } from '#values/document-ids.ts'
import { sectionsOf } from './page-parts.ts'

/** The block whose form the Studio has opened. */
interface OpenedBlock {
  documentId: string
  key: string
}

/** A message of the Studio about an opened block; undefined for any other message. */
export function readOpened(data: unknown): OpenedBlock | undefined {
  const { type, documentId, key } = (data ?? {}) as Record<string, unknown>
  const fits = type === 'forecourt/opened' && typeof documentId === 'string' && typeof key === 'string'
  return fits ? { documentId, key } : undefined
}

const fieldsOf = (section: HTMLElement) =>
  new Map(
    (section.dataset.sanity ?? '').split(';').map((part): [string, string] => {
      const at = part.indexOf('=')
      return [part.slice(0, at), part.slice(at + 1)]
    }),
  )

/** Whether enough of a section is in view to see what is typed into it. */
function isInView(section: HTMLElement, { innerHeight }: Window) {
  const { top, bottom } = section.getBoundingClientRect()
  return top < innerHeight * 0.6 && bottom > innerHeight * 0.3 && (top >= 0 || bottom >= innerHeight * 0.6)
}

/** Scrolls the page to a block, unless it is in view. */
export function showOpened({ documentId, key }: OpenedBlock, window: Window) {
  const section = sectionsOf(window.document).find((one) => {
    const fields = fieldsOf(one)
    return (
      publishedId(fields.get('id') ?? '') === publishedId(documentId) &&
      fields.get('path') === `blocks:${key}`
    )
  })
  if (!section || isInView(section, window)) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const fits = section.getBoundingClientRect().height < window.innerHeight
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: fits ? 'center' : 'start' })
}
