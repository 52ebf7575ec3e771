import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { z } from 'zod'
import type { Product } from '#server/processes/product.ts'
import { demoTenants, editorClient, pagesOf, visit } from '#tests/product/index.ts'
import { writeTenants } from './many-tenants.ts'
import { load, median, quantile, table } from './numbers.ts'
import { type Server, siteEnv, startServer, withProduct } from './product.ts'
import type { FirstVisit } from './tenants-site.ts'

const tenants = 200
const documents = 5000
const pattern = 'southside-chery'
const rounds = Number(process.argv[2] ?? 5)

interface Address {
  slug: string
  path: string
}

/** The product with one dataset, and a process that requests its pages. */
interface Side {
  product: Product
  asking: Server
  visits: FirstVisit[]
}

/** Inside the repository, so that the build finds its packages. */
const folder = resolve('build/bench')
const servers: Server[] = []

async function sideOf(product: Product): Promise<Side> {
  const asking = await startServer(join(folder, 'tenants-site.js'), [], siteEnv(product, 'tenants'))
  servers.push(asking)
  return { product, asking, visits: [] }
}

async function ask({ asking, visits }: Side, pages: Address[]) {
  const answered = (await asking.ask(
    pages.map(({ slug, path }) => ({ host: `${slug}.localhost`, path })),
  )) as FirstVisit[]
  const wrong = answered.find(({ status }) => status !== 200)
  if (wrong) throw new Error(`${wrong.host}${wrong.path} answered ${wrong.status}.`)
  visits.push(...answered)
}

const processes = z.record(z.string(), z.number())

/** Resident memory of a process of the product, in MB. */
async function memory({ info }: Product, name: 'site' | 'content-lake') {
  const pid = processes.parse(JSON.parse(await readFile(info.processesFile, 'utf8')))[name]
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1000
}

/** Requests these pages from the running site, so that it caches them. */
async function visitAll({ info }: Product, pages: Address[]) {
  for (const { slug, path } of pages) await visit(info, slug, path)
}

async function compare(few: Product, many: Product) {
  const written = performance.now()
  const slugs = await writeTenants(editorClient(many.info), pattern, tenants, documents / tenants)
  const writing = (performance.now() - written) / 1000
  const demo: Address[] = []
  for (const slug of demoTenants)
    for (const path of (await pagesOf(few.info, slug)).slice(0, 10)) demo.push({ slug, path })
  const others = slugs.map((slug) => ({ slug, path: '/' }))
  const sides = { few: await sideOf(few), many: await sideOf(many) }
  const warmUp = demo.slice(0, 10)
  for (const side of [sides.few, sides.many]) await ask(side, warmUp)
  for (const side of [sides.few, sides.many]) side.visits = []
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 ? [sides.many, sides.few] : [sides.few, sides.many]) await ask(side, demo)
  const generated = { ...sides.many, visits: [] as FirstVisit[] }
  await ask(generated, others)
  await visitAll(few, demo)
  await visitAll(many, [...demo, ...others])
  await report(sides.few, sides.many, generated, writing)
}

async function report(few: Side, many: Side, generated: Side, writing: number) {
  const line = (name: string, of: (visit: FirstVisit) => number[], share = 0.5) => {
    const at = ({ visits }: Side) => quantile(visits.flatMap(of), share)
    return [name, ...[at(few), at(many)].map((time) => time.toFixed(1)), (at(many) / at(few)).toFixed(2)]
  }
  const mega = async (name: 'site' | 'content-lake') => {
    const [least, most] = [await memory(few.product, name), await memory(many.product, name)]
    return [`memory of the ${name}, MB`, least.toFixed(0), most.toFixed(0), (most / least).toFixed(2)]
  }
  const homes = generated.visits.map(({ page }) => page)
  console.log(
    [
      `First visits of ${few.visits.length / rounds} pages of the three demo sites, ${rounds} alternating rounds, ${load()}`,
      `${documents} documents of ${tenants} more tenants were written through the Content Lake in ${writing.toFixed(1)} s.`,
      table([
        ['', '3 tenants', `${tenants + 3} tenants`, 'ratio'],
        line('page resolution, median ms (wanted: within 2.00)', ({ page }) => [page]),
        line('page resolution, 99th percentile ms', ({ page }) => [page], 0.99),
        line('query of the Content Lake, median ms', ({ queries }) => queries),
        line('query of the Content Lake, 99th percentile ms', ({ queries }) => queries, 0.99),
        line('list of sites, once a process, median ms', ({ sites }) => [sites]),
        await mega('site'),
        await mega('content-lake'),
      ]),
      `The home pages of the ${tenants} tenants themselves: median ${median(homes).toFixed(1)} ms, 99th percentile ${quantile(homes, 0.99).toFixed(1)} ms.`,
      `Memory after visits to these pages, in the larger dataset also to the ${tenants} home pages.`,
    ].join('\n'),
  )
}

try {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'bench/tenants-site.ts', outDir: folder, emptyOutDir: true },
    esbuild: { jsx: 'automatic' },
  })
  await withProduct((few) =>
    withProduct((many) =>
      compare(few, many).finally(() => {
        for (const server of servers) server.stop()
      }),
    ),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
