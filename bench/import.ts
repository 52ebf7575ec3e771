import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexName } from '#app/stock/index/record.ts'
import { startPostgres } from '#embedded/postgres/postgres.ts'
import type { Product } from '#server/processes/product.ts'
import { runImport } from './import-process.ts'
import { writeFeed } from './import-rows.ts'
import { load, table } from './numbers.ts'
import { withProduct } from './product.ts'

const rows = Number(process.argv[2] ?? 100_000)
const tenant = 'southside-chery'

/** Number of vehicles that the site's own search finds. */
async function found({ info }: Product): Promise<number> {
  const answer = await fetch(
    `http://127.0.0.1:${info.sitePort}/search-api/1/indexes/${indexName('', tenant)}/query`,
    {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'local', 'x-algolia-api-key': info.searchAdminKey ?? '' },
      body: JSON.stringify({ query: '', hitsPerPage: 1 }),
    },
  )
  return answer.ok ? ((await answer.json()) as { nbHits: number }).nbHits : 0
}

/** Milliseconds until the site finds as many vehicles as were imported. */
async function untilFound(product: Product, count: number) {
  const started = performance.now()
  while ((await found(product)) !== count) {
    if (performance.now() - started > 120_000) throw new Error('The vehicles do not appear on the site.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - started
}

async function measure(product: Product, file: string) {
  const { dataDir } = product.info
  const databaseUrl = (await startPostgres({ dataDir })).url('forecourt')
  const line = async (name: string) => {
    const started = performance.now()
    const { report, megabytes, seconds } = await runImport({ dataDir, databaseUrl, tenant, file })
    const waited = await untilFound(product, report.stock)
    const whole = (performance.now() - started) / 1000
    return [
      name,
      whole.toFixed(1),
      Math.round(report.rows / whole).toLocaleString('en-AU'),
      seconds.toFixed(1),
      (waited / 1000).toFixed(1),
      megabytes.toFixed(0),
    ]
  }
  return [
    ['', 'seconds', 'rows/s', 'CPU s of the import', 'of it until visible s', 'peak MB of the import'],
    await line(`${rows.toLocaleString('en-AU')} new vehicles (wanted: 10,000 rows/s)`),
    await line('the same feed again'),
  ]
}

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
try {
  const file = join(folder, 'feed.csv')
  await writeFeed(file, rows)
  const { size } = await stat(file)
  const lines = await withProduct((product) => measure(product, file))
  console.log(
    [
      `A feed of ${rows.toLocaleString('en-AU')} rows, ${(size / 1e6).toFixed(0)} MB: read, checked, stored, indexed and found on the site, ${load()}`,
      table(lines),
    ].join('\n'),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
