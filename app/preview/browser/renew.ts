import { Idiomorph } from 'idiomorph'
import type { Views } from '#app/page/browser/hydrate.tsx'
import { drawIsland, dropIsland, isIsland } from './islands.tsx'
import { framesOf, keyOf, type PageParts, partsOf, sectionsOf, skeletonOf, styleOf } from './page-parts.ts'

/** What a renewed page needs of the blocks and of the site's own script. */
export interface BlockScripts extends Views {
  isEnhanced(type: string): boolean
  /** Starts the scripts of what is new on the page. */
  start(): void
}

/** What people have opened stays open. */
const opened = new Set(['open', 'aria-expanded', 'data-dropdown-open'])

function morph(live: Element, wanted: Element | string, morphStyle: 'outerHTML' | 'innerHTML') {
  Idiomorph.morph(live, wanted, {
    morphStyle,
    ignoreActiveValue: true,
    restoreFocus: true,
    callbacks: { beforeAttributeUpdated: (name: string) => !opened.has(name) },
  })
}

/** What is open in a section is open in the one that takes its place. */
function keepOpen(live: Element, wanted: Element) {
  const before = [...live.querySelectorAll('details')]
  for (const [index, details] of [...wanted.querySelectorAll('details')].entries()) {
    const known = before.find(({ id }) => id && id === details.id) ?? before[index]
    if (known) details.open = known.open
  }
}

/** Brings one section up to date; answers the element that stands for it now. */
function renewSection(
  live: HTMLElement,
  html: string,
  before: string | undefined,
  wanted: HTMLElement,
  scripts: BlockScripts,
) {
  if (html === before) return live
  if (isIsland(live) && isIsland(wanted)) {
    for (const { name, value } of wanted.attributes) live.setAttribute(name, value)
    void drawIsland(live, scripts)
    return live
  }
  const rebuilt =
    scripts.isEnhanced(live.dataset.block ?? '') && skeletonOf(html) !== skeletonOf(before ?? '')
  if (isIsland(live) || isIsland(wanted) || rebuilt || live.dataset.block !== wanted.dataset.block) {
    dropIsland(live)
    keepOpen(live, wanted)
    live.replaceWith(wanted)
    if (isIsland(wanted)) void drawIsland(wanted, scripts)
    return wanted
  }
  morph(live, wanted, 'outerHTML')
  return live
}

function renewSections(
  main: Element,
  before: PageParts,
  after: PageParts,
  fetched: Document,
  scripts: BlockScripts,
) {
  const live = new Map(sectionsOf(document).map((section) => [keyOf(section), section]))
  let last: Element | null = null
  for (const wanted of sectionsOf(fetched)) {
    const key = keyOf(wanted)
    const known = live.get(key)
    live.delete(key)
    const section = known
      ? renewSection(known, after.sections.get(key) ?? '', before.sections.get(key), wanted, scripts)
      : wanted
    const next: Element | null = last ? last.nextElementSibling : main.firstElementChild
    if (section !== next) main.insertBefore(section, next)
    if (!known && isIsland(section)) void drawIsland(section, scripts)
    last = section
  }
  for (const gone of live.values()) {
    dropIsland(gone)
    gone.remove()
  }
}

function renewBar(html: string) {
  const root = document.querySelector('forecourt-preview')?.shadowRoot
  if (!root || root.activeElement?.matches('input')) return
  const open = root.querySelector('details')?.open === true
  root.innerHTML = html
  const details = root.querySelector('details')
  if (details) details.open = open
}

/** Turns the page people see into the one just fetched. Parts that the server sent alike are not touched at all. */
export function renewPage(before: PageParts, fetched: Document, scripts: BlockScripts): PageParts {
  const after = partsOf(fetched)
  document.title = after.title
  const style = styleOf(document)
  if (style && after.css !== before.css) style.textContent = after.css
  for (const name of before.attributes.keys())
    if (!after.attributes.has(name)) document.documentElement.removeAttribute(name)
  for (const [name, value] of after.attributes)
    if (before.attributes.get(name) !== value) document.documentElement.setAttribute(name, value)
  framesOf(document).forEach((frame, index) => {
    const html = after.frame[index] ?? ''
    if (html !== before.frame[index]) morph(frame, html, 'innerHTML')
  })
  const main = document.querySelector('main')
  if (main) renewSections(main, before, after, fetched, scripts)
  if (after.bar !== before.bar) renewBar(after.bar)
  scripts.start()
  return after
}
