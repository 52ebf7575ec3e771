import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { BlockProps } from '#app/page/block.ts'
import type { Views } from '#app/page/browser/hydrate.tsx'
import { Interactive } from '#app/page/page-blocks.tsx'

const roots = new WeakMap<Element, Root>()

export const isIsland = (section: Element) => section.hasAttribute('data-preview-island')

const partsOf = (section: HTMLElement) => {
  const { block: type = '', previewKey: key = '', previewIsland = '{}' } = section.dataset
  return { type, key, props: JSON.parse(previewIsland) as BlockProps<unknown, unknown> }
}

/** Lets React take an interactive block over, or draw it from the properties its section now has. */
export async function drawIsland(section: HTMLElement, { loadViews, viewOf }: Views) {
  const { type, key, props } = partsOf(section)
  await loadViews([type])
  const view = <Interactive type={type} view={viewOf(type)} props={props} />
  const known = roots.get(section)
  if (known) known.render(view)
  else if (section.childNodes.length > 0)
    roots.set(section, hydrateRoot(section, view, { identifierPrefix: key }))
  else {
    const root = createRoot(section, { identifierPrefix: key })
    root.render(view)
    roots.set(section, root)
  }
}

export function dropIsland(section: Element) {
  roots.get(section)?.unmount()
  roots.delete(section)
}
