import { enableVisualEditing, type HistoryAdapter } from '@sanity/visual-editing/enable-visual-editing'
import { paths } from '#values/paths.ts'
import { firstParts } from './first-parts.ts'
import { drawIsland, isIsland } from './islands.tsx'
import { readOpened, showOpened } from './opened-block.ts'
import { sectionsOf } from './page-parts.ts'
import { createRefresh } from './refresh.ts'
import type { BlockScripts } from './renew.ts'
import { watchDrags } from './reorder.ts'
import { createTyping, readTyping } from './typing.ts'

/** Tells the Studio where its frame is, and goes where the Studio says. Pages of the site are documents of their own. */
const history: HistoryAdapter = {
  subscribe(navigate) {
    navigate({ type: 'replace', title: document.title, url: location.href })
    return () => undefined
  },
  update({ type, url }) {
    if (type === 'pop') window.history.back()
    else if (type === 'replace') location.replace(url)
    else location.assign(url)
  },
}

/** Makes a page of drafts follow the Studio: what is typed, what is published, what is dragged. */
export function startPreview(scripts: BlockScripts) {
  const studio = document.querySelector<HTMLElement>('script[data-preview-studio]')?.dataset.previewStudio
  const studioOrigin = studio && new URL(studio).origin

  /** In the Studio's frame, the Studio is the way out. */
  document.querySelector('forecourt-preview')?.toggleAttribute('framed', window.parent !== window)

  const typing = createTyping(document.body)
  const refresh = createRefresh(firstParts, scripts, typing.renewed)

  for (const section of sectionsOf(document)) if (isIsland(section)) void drawIsland(section, scripts)
  if (document.querySelector('[data-preview-island]')) void import('#app/stock/card/client.ts')

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== studioOrigin) return
    const opened = readOpened(data)
    if (opened) showOpened(opened, window)
    const message = readTyping(data)
    for (const { path, value } of message?.changes ?? []) typing.type(message?.documentId ?? '', path, value)
  })

  /** Our own server tells of every change; what the Studio says of mutations would make the same page twice. */
  const changes = new EventSource(paths.previewChanges)
  changes.onopen = () => void refresh()
  changes.onmessage = () => void refresh()

  watchDrags()
  enableVisualEditing({
    history,
    zIndex: 2147482000,
    refresh: ({ source }) =>
      source === 'manual' || changes.readyState !== EventSource.OPEN ? refresh() : false,
  })
}
