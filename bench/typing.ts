import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { childEnv } from '#platform/env.ts'
import type { Product } from '#server/processes/product.ts'
import { browserArguments, ensureChromium } from '#server/test/chromium.ts'
import { editorClient, eventually, visit } from '#tests/product/index.ts'
import { createTenant } from '#tests/product/tenant.ts'
import { writeFeed } from './import-rows.ts'
import { load, median, quantile, table } from './numbers.ts'
import { withProduct } from './product.ts'

const vehicles = Number(process.argv[2] ?? 100_000)
/** No two begin alike: the browser caches its last responses and would not search again. */
const searches = [
  ...[
    'toy',
    'hyu',
    'ford r',
    'maz',
    'bmw',
    'kia s',
    'sub',
    'nis',
    'isu',
    'vo',
    'out',
    'rav4 h',
    'gt man',
    'ele',
  ],
  ...['cor', 'auto suv', 'petrol u', 'diesel u', 'white s', 'jet b'],
]
/** A warm-up search, not counted. */
const warmUp = 'x3'
const path = '/search/new-used-and-demo-cars'
/** How long the search field waits after the last key (SRCH-04), in milliseconds. */
const debounceMs = 300
/** A listing that stays idle for this long shows the same answer as before, in milliseconds. */
const idleMs = 400
/** A key after which neither is seen ends the bench. */
const limitMs = 10_000

/** Imports the feed by the product's own command line. */
async function importFeed({ info }: Product, tenant: string, file: string) {
  const env = childEnv({
    DATA_DIR: info.dataDir,
    PORT: String(info.sitePort),
    STUDIO_PORT: new URL(info.lakeUrl).port,
  })
  const command = ['server/commands/stock-import.ts', '--tenant', tenant, file]
  await promisify(execFile)(process.execPath, command, { env, timeout: 150_000 })
  await eventually(
    async () => {
      const { body } = await visit(info, tenant, path)
      if (!/data-testid="search-total"[^>]*><strong[^>]*>[1-9]/.test(body))
        throw new Error('The stock does not show.')
    },
    { within: 30_000 },
  )
}

/**
 * Runs in the page, before a key is pressed. The promise becomes the milliseconds from that key to the end of the frame
 * that shows other vehicles or another total; null once the search for `words` is answered and shows the same.
 */
function watchForKey({ words, idle, limit }: { words: string; idle: number; limit: number }) {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-testid=search-total], [data-testid=car-card]')]
      .map(({ dataset, innerText }) => dataset.id ?? innerText)
      .join()
  const before = shown()
  const painted = new Promise<number | null>((resolve, reject) => {
    const started = performance.now()
    let pressed = 0
    let answeredSince = 0
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp
      },
      { capture: true, once: true },
    )
    const end = () => {
      observer.disconnect()
      clearInterval(clock)
    }
    const observer = new MutationObserver(() => {
      if (!pressed || shown() === before) return
      end()
      // The change is in the next frame; the task after its callbacks runs once it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const clock = setInterval(() => {
      const now = performance.now()
      const asked = new URLSearchParams(location.search).get('query') === words
      const busy = document.querySelector('.listing-results')?.getAttribute('aria-busy') !== 'false'
      if (!asked || busy) answeredSince = 0
      else answeredSince ||= now
      if (answeredSince && now - answeredSince > idle) {
        end()
        resolve(null)
      } else if (now - started > limit) {
        end()
        reject(new Error(`"${words}" was typed and the listing showed no answer within ${limit} ms.`))
      }
    }, 20)
  })
  // Whoever awaits it later handles a rejection.
  painted.catch(() => undefined)
  return { painted }
}

/** What the listing shows. */
interface Shown {
  total: string
  first: string | null
}

/**
 * Types a search key by key, each once the results of the one before are painted; `all` is the listing without a
 * search.
 */
async function type(page: Page, text: string, all: Shown): Promise<(number | null)[]> {
  await page.getByRole('searchbox', { name: 'Search by make, model or keyword' }).fill('')
  await page.waitForFunction(
    ({ total, first }) =>
      !location.search.includes('query=') &&
      document.querySelector<HTMLElement>('[data-testid=search-total]')?.innerText === total &&
      document.querySelector<HTMLElement>('[data-testid=car-card]')?.dataset.id === first,
    all,
  )
  const times: (number | null)[] = []
  for (const [at, key] of [...text].entries()) {
    if (key === ' ') {
      // The search ignores a trailing space.
      await page.keyboard.press('Space')
      continue
    }
    const words = text.slice(0, at + 1)
    const watch = await page.evaluateHandle(watchForKey, { words, idle: idleMs, limit: limitMs })
    await page.keyboard.press(key)
    times.push(await watch.evaluate(({ painted }) => painted))
  }
  return times
}

async function openListing({ info }: Product, tenant: string) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.error),
    // The feed's pictures do not exist; waiting for six of them would keep a search from being sent.
    args: [...browserArguments, '--blink-settings=imagesEnabled=false'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await page.goto(`http://${tenant}.localhost:${info.sitePort}${path}`, { waitUntil: 'domcontentloaded' })
  // React has hydrated the listing.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.listing') ?? {}).some((key) => key.startsWith('__react')),
  )
  return { browser, page }
}

function report(keys: readonly (number | null)[], total: string) {
  const times = keys.filter((time) => time !== null)
  const row = (name: string, less: number) => [
    name,
    ...[median(times), quantile(times, 0.95), Math.max(...times)].map(
      (time) => `${(time - less).toFixed(0)} ms`,
    ),
  ]
  console.log(
    [
      `${vehicles.toLocaleString('en-AU')} vehicles, of which the listing counts ${total}; ${times.length} keys, and ${keys.length - times.length} that changed nothing to see, ${load()}`,
      table([
        ['', 'median', '95th percentile', 'longest'],
        row('key to painted results', 0),
        row(`beyond the ${debounceMs} ms the field waits`, debounceMs),
      ]),
    ].join('\n'),
  )
}

const folder = await mkdtemp(join(tmpdir(), 'forecourt-typing-'))
try {
  const feed = join(folder, 'feed.csv')
  await writeFeed(feed, vehicles)
  await withProduct(async (product) => {
    const { slug } = await createTenant(editorClient(product.info))
    await importFeed(product, slug, feed)
    const { browser, page } = await openListing(product, slug)
    try {
      const all: Shown = {
        total: await page.getByTestId('search-total').innerText(),
        first: await page.getByTestId('car-card').first().getAttribute('data-id'),
      }
      await type(page, warmUp, all)
      const keys: (number | null)[] = []
      for (const text of searches) keys.push(...(await type(page, text, all)))
      report(keys, all.total)
    } finally {
      await browser.close()
    }
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
