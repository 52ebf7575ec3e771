import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { childEnv } from '#app/platform/env.ts'
import { browserArguments, ensureChromium } from '#server/test-chromium.ts'
import type { World } from '#server/world.ts'
import { editorClient, eventually, visit } from '#tests/world/index.ts'
import { createTenant } from '#tests/world/tenant.ts'
import { writeFeed } from './import-rows.ts'
import { load, median, quantile, table } from './numbers.ts'
import { withWorld } from './world.ts'

const vehicles = Number(process.argv[2] ?? 100_000)
/** Each key of these narrows the results; one that does not is no measurement. */
const words = [
  'toy',
  'hyu',
  'for',
  'maz',
  'bmw',
  'kia',
  'sub',
  'nis',
  'isu',
  'mit',
  'vol',
  'hil',
  'ran',
  'tri',
  'spo',
]
const path = '/search/new-used-and-demo-cars'
/** The search field waits so long after the last key (SRCH-04). */
const debounceMs = 300

/** Imports the feed as a dealer does. */
async function importFeed({ info }: World, tenant: string, file: string) {
  const env = childEnv({
    DATA_DIR: info.dataDir,
    PORT: String(info.sitePort),
    STUDIO_PORT: new URL(info.lakeUrl).port,
  })
  await promisify(execFile)(process.execPath, ['server/stock-import.ts', '--tenant', tenant, file], { env })
}

/** Milliseconds from each key to the frame that shows other results. */
async function type(page: Page, text: string): Promise<number[]> {
  const times: number[] = []
  const field = page.getByRole('searchbox').and(page.locator('main *')).first()
  await field.fill('')
  await page.waitForFunction(() => !location.search.includes('query='))
  await page.waitForLoadState('networkidle')
  for (const key of text) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const shown = () => {
            const total = document.querySelector('[data-testid=search-total]')?.textContent
            return `${total} ${document.querySelector('[data-testid=car-card] a')?.getAttribute('href')}`
          }
          const before = shown()
          let pressed = 0
          addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
          const look = () => {
            const since = performance.now() - pressed
            if (pressed && shown() !== before) setTimeout(() => resolve(performance.now() - pressed))
            // A key that changes nothing of what is shown is no measurement.
            else if (pressed && since > 3000) resolve(Number.NaN)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    times.push(await painted)
  }
  return times.filter((time) => !Number.isNaN(time))
}

await withWorld(async (world) => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-typing-'))
  const tenant = await createTenant(editorClient(world.info))
  const feed = join(folder, 'feed.csv')
  await writeFeed(feed, vehicles)
  await importFeed(world, tenant.slug, feed)
  await eventually(
    async () => {
      const { body } = await visit(world.info, tenant.slug, path)
      if (!/data-testid="search-total"[\s\S]{0,200}?\d{2},\d{3}/.test(body))
        throw new Error('The stock does not show.')
    },
    { within: 60_000 },
  )
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.error),
    args: browserArguments,
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await page.goto(`http://${tenant.slug}.localhost:${world.info.sitePort}${path}`, {
    waitUntil: 'networkidle',
  })
  const times: number[] = []
  // The first word warms up what a shopper never meets cold.
  await type(page, 'corolla')
  for (const text of words) times.push(...(await type(page, text)))
  await browser.close()
  await rm(folder, { recursive: true })
  const row = (name: string, less: number) => [
    name,
    ...[median(times), quantile(times, 0.95)].map((time) => `${(time - less).toFixed(0)} ms`),
  ]
  console.log(
    `${times.length} keys typed into the search of ${vehicles.toLocaleString('en-AU')} vehicles, ${load()}\n` +
      table([
        ['', 'median', '95th percentile'],
        row('key to painted results', 0),
        row(`of it beyond the ${debounceMs} ms the field waits`, debounceMs),
      ]),
  )
})
