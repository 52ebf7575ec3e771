import type { BlockEnhance } from '#app/page/block.ts'
import { startAnnouncement } from '#app/layout/browser/announcement.ts'
import { startFolds, startMenus } from '#app/layout/browser/menus.ts'

const enhancers = import.meta.glob<{ default: BlockEnhance }>('../../blocks/*/enhance.ts')

const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const done = new WeakSet<Element>()

/** Runs once for each element, however often the page is started. */
function once<Found extends Element>(root: ParentNode, selector: string, start: (element: Found) => void) {
  for (const element of root.querySelectorAll<Found>(selector)) {
    if (done.has(element)) continue
    done.add(element)
    start(element)
  }
}

/** Brings the small scripts of the frame and of the static blocks on this page to life. */
export function startSite(root: ParentNode = document) {
  once<HTMLElement>(root, '[data-site-header]', startMenus)
  once<HTMLElement>(root, '#site-menu', startFolds)
  once<HTMLElement>(root, '[data-announcement]', startAnnouncement)
  once<HTMLFormElement>(root, 'form[data-finder]', (form) => {
    import('#app/stock/finder/start-finder.ts')
      .then(({ startFinder }) => startFinder(form))
      .catch((error: unknown) => console.error('A search form could not be enhanced.', error))
  })
  once<HTMLElement>(root, '[data-block]:not([data-interactive])', (block) => {
    enhancers[`../../blocks/${kebab(block.dataset.block ?? '')}/enhance.ts`]?.()
      .then(({ default: enhance }) => enhance(block))
      .catch((error: unknown) =>
        console.error(`The block ${block.dataset.block} could not be enhanced.`, error),
      )
  })
}

startSite()
// Hearts and comparison; an interactive block may show its first vehicle later.
if (document.querySelector('[data-vehicle], [data-pictures], [data-interactive]'))
  import('#app/stock/card/client.ts').catch((error: unknown) =>
    console.error('The controls of vehicles do not work.', error),
  )
