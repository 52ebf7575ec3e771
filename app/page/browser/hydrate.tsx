import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { BlockProps, BlockView } from '../block.ts'
import type { IslandPlace, Islands } from '../islands.ts'
import { Interactive } from '../page-blocks.tsx'

/** Views of interactive blocks in the browser. */
export interface Views {
  loadViews(types: string[]): Promise<void>
  viewOf(type: string): BlockView<unknown, unknown> | undefined
}

/** Interactive blocks are hydrated each as a root of its own: what stands around them is not React's. */
export async function prepareIslands({ loadViews, viewOf }: Views, { sections, json }: IslandPlace) {
  const { site, page, blocks }: Islands = JSON.parse(json)
  const islands = sections.flatMap((section) => {
    const own = blocks[section.dataset.interactive ?? '']
    return own ? [{ section, props: { ...own, site, page } }] : []
  })
  await loadViews(islands.map(({ props }) => props.block.type))
  return () =>
    Promise.all(islands.map(({ section, props }) => hydrate(section, props, viewOf(props.block.type))))
}

function hydrate(
  section: HTMLElement,
  props: BlockProps<unknown, unknown>,
  view: BlockView<unknown, unknown> | undefined,
) {
  const { key, type } = props.block
  return new Promise<void>((resolve) => {
    hydrateRoot(
      section,
      <Live onLive={resolve}>
        <Interactive type={type} view={view} props={props} />
      </Live>,
      { identifierPrefix: key },
    )
    // React hydrates at once what somebody presses: else a press that comes while it works through the page is lost.
    section.firstElementChild?.dispatchEvent(new Event('mousedown'))
  })
}

/** Effects of a parent run after those of its children: by then all of them listen. */
function Live({ children, onLive }: { children: ReactNode; onLive(): void }) {
  useEffect(onLive, [onLive])
  return children
}
