import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import type { ProductInfo } from '../product/index.ts'

interface Allowed {
  text: RegExp
  because: string
}

/** What the console may say without failing a test. */
const allowed: Allowed[] = [
  {
    text: /^console\.error on [^ ]+\/studio\b.*status of 404.*\/api\/blocks\/costs\?path=/,
    because:
      'A page that is not published yet has no costs; the Studio asks the site, which has no such page.',
  },
  {
    text: /^console\.error on [^ ]+\/studio\b.*WebSocket is already in CLOSING or CLOSED state/,
    because: 'Sanity tells other people that this one has gone while the browser already leaves the page.',
  },
  {
    text: /^console\.error on [^ ]+\/studio\/presentation\b.*Unable to connect to visual editing/,
    because:
      'Sanity says so of a page that takes seconds on a busy machine, and connects then; tests wait for the overlay.',
  },
  {
    text: /^console\.error on [^ ]+\/studio\b.*http:\/\/test-[0-9a-f]{8}\.localhost:\d+\/api\/staff\/token/,
    because: 'A tool opens on the first site by name, which may be that of another test and gone already.',
  },
  {
    text: /^console\.error on [^ ]+: Failed to load resource: the server responded with a status of 422 /,
    because: 'A form that has to be mended is answered 422, and the browser says so.',
  },
  {
    text: /^console\.error on [^ ]+\/blocks\?site=[^ ]+: .*status of 404 .*\/autogauge\)/,
    because: 'The gallery shows a vehicle that no site has: there is nothing to compare its price with.',
  },
]

const isOurs = (product: ProductInfo, url: URL) =>
  !/^(https?|wss?):$/.test(url.protocol) ||
  ((url.hostname === 'localhost' || url.hostname.endsWith('.localhost') || url.hostname === '127.0.0.1') &&
    [String(product.sitePort), new URL(product.lakeUrl).port].includes(url.port))

/** The browser's own message about a page with status 404 is not an error of the page. */
const isStatusLine = (message: ConsoleMessage, pageUrl: string) =>
  message.text().startsWith('Failed to load resource') && message.location().url === pageUrl

/** Notes console errors, errors of pages and requests to other hosts, on the sites and in the Studio. */
export function collectTrouble(context: BrowserContext, product: ProductInfo, trouble: string[]) {
  const isOurPage = (url: string) => URL.canParse(url) && isOurs(product, new URL(url))
  const note = (line: string) => {
    if (!allowed.some(({ text }) => text.test(line))) trouble.push(line)
  }
  context.on('console', (message) => {
    const pageUrl = message.page()?.url() ?? ''
    if (message.type() !== 'error' || !isOurPage(pageUrl) || isStatusLine(message, pageUrl)) return
    note(`console.error on ${pageUrl}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const pageUrl = error.page()?.url() ?? ''
    if (isOurPage(pageUrl)) note(`error on ${pageUrl}: ${error.error().message}`)
  })
  context.on('request', (request) => {
    if (!isOurs(product, new URL(request.url()))) trouble.push(`request to another host: ${request.url()}`)
  })
}
