import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#embedded/postgres/postgres.ts'
import type { Product } from '#server/processes/product.ts'
import { eventually, sitemapOf } from '#tests/product/index.ts'
import { runImport } from './import-process.ts'
import { writeFeed } from './import-rows.ts'
import { connections, type Measured, measure, seconds } from './measure.ts'
import { load, median, quantile, table } from './numbers.ts'
import { type PageBytes, pageBytes } from './page-bytes.ts'
import { type Server, siteEnv, startServer, withProduct } from './product.ts'
import { changeOneVehicle } from './vehicle-change.ts'

const rounds = Number(process.argv[2] ?? 5)
const vehicles = 1000
const tenant = 'motorworld'
const host = `${tenant}.localhost`
const listing = '/search/new-used-and-demo-cars'

const variants = {
  raw: 'raw node:http, the same compressed bytes',
  cached: 'the site, from its page cache',
  uncached: 'the site, no page kept',
}
type Variant = keyof typeof variants
const names = Object.keys(variants) as Variant[]

/** Runs `work` for all paths, some at a time. */
async function forAll(paths: readonly string[], work: (path: string) => Promise<void>) {
  const waiting = paths.values()
  const lane = async () => {
    for (const path of waiting) await work(path)
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}

/** Returns all pages as the site keeps them, once each of them is compressed as well as it will be. */
function keeper({ port }: Server, paths: readonly string[]) {
  /** Length of each page as it was first sent, by its `ETag`. */
  const first = new Map<string, number>()
  return async () => {
    for (;;) {
      const pages: Record<string, PageBytes> = {}
      await forAll(paths, async (path) => {
        const { headers, body } = await pageBytes(port, host, path)
        const { etag = '' } = headers
        if (!first.has(etag)) first.set(etag, body.length)
        if (body.length < (first.get(etag) ?? 0)) pages[path] = { headers, body }
      })
      if (Object.keys(pages).length === paths.length) return pages
      await pause(1000)
    }
  }
}

async function compare(product: Product, folder: string, started: Server[]) {
  const { dataDir } = product.info
  const databaseUrl = (await startPostgres({ dataDir })).url('forecourt')
  const feed = join(folder, 'feed.csv')
  await writeFeed(feed, vehicles)
  await runImport({ dataDir, databaseUrl, tenant, file: feed })
  const paths = await eventually(
    async () => {
      const found = (await sitemapOf(product.info, tenant)).filter((path) => path.startsWith('/cars/'))
      if (found.length !== vehicles) throw new Error(`The sitemap names ${found.length} vehicles.`)
      return found
    },
    { within: 20_000 },
  )
  const start = async (name: Variant, source = '') => {
    const environment = { ...siteEnv(product, name), DATABASE_URL: databaseUrl }
    const server = await startServer('pages-server.ts', [name, host, source], environment)
    started.push(server)
    return server
  }
  const cached = await start('cached')
  const keptPages = keeper(cached, paths)
  const kept = await keptPages()
  const bytes = join(folder, 'pages.json')
  await writeFile(bytes, JSON.stringify(kept))
  const servers = { cached, raw: await start('raw', bytes), uncached: await start('uncached') }
  const results: Record<Variant, Measured[]> = { raw: [], cached: [], uncached: [] }
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 ? names.toReversed() : names) {
      const isKept = name !== 'uncached'
      const headers = { host, 'accept-encoding': isKept ? 'br' : 'identity' }
      // Four keep a server that renders busy; with more, pages wait for their own turn longer than for the stock.
      const atOnce = isKept ? connections : 4
      results[name].push(await measure(servers[name], headers, { paths, atOnce }))
    }
  servers.uncached.stop()
  const before = await keptPages()
  const change = { server: cached, tenant, dataDir, databaseUrl, feed, listing, before }
  report(results, kept, await changeOneVehicle(change))
}

function report(
  results: Record<Variant, Measured[]>,
  pages: Readonly<Record<string, PageBytes>>,
  change: Awaited<ReturnType<typeof changeOneVehicle>>,
) {
  const middle = (name: Variant, value: keyof Measured) => median(results[name].map((one) => one[value]))
  const size = median(Object.values(pages).map(({ body }) => Buffer.byteLength(body, 'base64')))
  const byTime = middle('raw', 'cpu') / middle('cached', 'cpu')
  const ms = (time: number) => (time < 0 ? 'before it ended' : `${time.toFixed(0)} ms`)
  console.log(
    [
      `/cars/{slug} of ${vehicles} vehicles, ${connections} connections (4 where no page is kept), medians of ${rounds} alternating rounds of ${seconds} s, ${load()}`,
      `${(size / 1000).toFixed(1)} kB of brotli in the first two rows, uncompressed in the last.`,
      table([
        ['', 'answers/s', 'server µs each', 'p99 ms'],
        ...names.map((name) => [
          variants[name],
          middle(name, 'rate').toFixed(0),
          middle(name, 'cpu').toFixed(0),
          middle(name, 'p99').toFixed(0),
        ]),
      ]),
      `cached / raw: ${(middle('cached', 'rate') / middle('raw', 'rate')).toFixed(2)} by answers, ${byTime.toFixed(2)} by server time (wanted: at least 0.60)`,
      '',
      `Another price of one vehicle, imported with the whole feed in ${ms(change.importing)}. Visible after the import (wanted: within 1000 ms):`,
      `on its page ${ms(change.visible.page)}, in the listing ${ms(change.visible.listing)}.`,
      `Of ${change.others} pages of other vehicles ${change.remade} were made again, ${change.showing} of which show the vehicle; the first answer of each after the change took ${median(change.waits).toFixed(1)} ms (99th percentile ${quantile(change.waits, 0.99).toFixed(1)} ms).`,
    ].join('\n'),
  )
}

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
const started: Server[] = []
try {
  await withProduct((product) =>
    compare(product, folder, started).finally(() => {
      for (const server of started) server.stop()
    }),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
