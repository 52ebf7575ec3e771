import type { PageParts } from './page-parts.ts'
import { type BlockScripts, renewPage } from './renew.ts'

/** Longest time between two tries while the server does not answer, in milliseconds. */
const retryMs = 2000

/** Fetches the page again and again as it is asked to: one fetch at a time, and one more after a change in between. */
export function createRefresh(first: PageParts, scripts: BlockScripts, done: () => void) {
  let parts = first
  let running: Promise<void> | undefined
  let again = false

  async function once() {
    const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (response.redirected && new URL(response.url).pathname !== location.pathname)
      return location.replace(response.url)
    if (response.status >= 500) throw new Error(`The page answers ${response.status}.`)
    const fetched = new DOMParser().parseFromString(await response.text(), 'text/html')
    // The preview has ended: what shoppers see comes with its own scripts.
    if (!fetched.querySelector('forecourt-preview')) return location.reload()
    parts = renewPage(parts, fetched, scripts)
    done()
  }

  async function run() {
    do {
      again = false
      try {
        await once()
      } catch (error) {
        console.warn('The page could not be renewed; it is tried again.', error)
        await new Promise((resolve) => setTimeout(resolve, retryMs))
        again = true
      }
    } while (again)
    running = undefined
  }

  return function refresh(): Promise<void> {
    if (running) again = true
    else running = run()
    return running
  }
}
