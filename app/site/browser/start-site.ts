import { startAnnouncement } from '#app/layout/browser/announcement.ts'
import { startFolds, startMenus } from '#app/layout/browser/menus.ts'
import { startSavedCount } from '#app/layout/browser/saved-count.ts'
import type { BlockEnhance } from '#app/page/block.ts'
import { startIslands } from './start-islands.ts'

const done = new WeakSet<Element>()

/** Runs once for each element, however often the page is started. */
function once<Found extends Element>(root: ParentNode, selector: string, start: (element: Found) => void) {
  for (const element of root.querySelectorAll<Found>(selector)) {
    if (done.has(element)) continue
    done.add(element)
    start(element)
  }
}

type LoadEnhancer = (type: string) => Promise<BlockEnhance> | undefined

/** Starts the small scripts of the frame and of the static blocks on this page; `loadEnhancer` fetches a block's. */
export function startSite(loadEnhancer: LoadEnhancer) {
  once<HTMLElement>(document, '[data-site-header]', startMenus)
  once<HTMLElement>(document, '#site-menu', startFolds)
  once<HTMLElement>(document, '[data-announcement]', startAnnouncement)
  once<HTMLElement>(document, '[data-saved-count]', startSavedCount)
  once<HTMLFormElement>(document, 'form[data-finder]', (form) => {
    import('#app/stock/finder/start-finder.ts')
      .then(({ startFinder }) => startFinder(form))
      .catch((error: unknown) => console.error('A search form could not be enhanced.', error))
  })
  once<HTMLFormElement>(document, 'form[data-block-form]', (form) => {
    import('#app/forms/browser/send-form.ts')
      .then(({ sendInPlace }) =>
        sendInPlace(form, (block) => {
          done.delete(block)
          startSite(loadEnhancer)
        }),
      )
      .catch((error: unknown) => console.error('A form is sent without script.', error))
  })
  once<HTMLFormElement>(document, 'form[data-lead-form]', (form) => {
    import('#app/leads/browser/fill-details.ts')
      .then(({ fillDetails }) => fillDetails(form))
      .catch((error: unknown) => console.error('A form could not be filled in beforehand.', error))
  })
  once<HTMLElement>(document, '[data-block]', (block) => {
    loadEnhancer(block.dataset.block ?? '')
      ?.then((enhance) => enhance(block))
      .catch((error: unknown) =>
        console.error(`The block ${block.dataset.block} could not be enhanced.`, error),
      )
  })
}

/** Links to the form of a vehicle open it beside the page. */
export function startFormSheets(loadEnhancer: LoadEnhancer) {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-sheet]')
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    import('#app/leads/browser/form-sheet.ts')
      .then(({ openFormSheet }) =>
        openFormSheet(link, (place) => {
          startSite(loadEnhancer)
          startIslands(place, true)
        }),
      )
      .catch(() => location.assign(link.href))
  })
}

/**
 * Hearts and comparison; an interactive block may show its first vehicle later. What is pressed before their script has
 * come is pressed again once it has.
 */
export function startVehicleControls() {
  if (!document.querySelector('[data-vehicle], [data-pictures], [data-interactive]')) return
  const early: HTMLElement[] = []
  const note = ({ target }: MouseEvent) => {
    const control = (target as Element).closest<HTMLElement>('[data-favourite], [data-compare]')
    if (control) early.push(control)
  }
  document.addEventListener('click', note)
  import('#app/stock/card/client.ts')
    .then(() => {
      document.removeEventListener('click', note)
      for (const control of early) control.click()
    })
    .catch((error: unknown) => console.error('The controls of vehicles do not work.', error))
}
