import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'vite'
import type { Product } from '#server/processes/product.ts'
import { editorClient, visit } from '#tests/product/index.ts'
import { homePageEditor } from './home-page.ts'
import { connections, type Measured, measure, seconds } from './measure.ts'
import { load, median, table } from './numbers.ts'
import { keptPage, pageText } from './page-bytes.ts'
import { type Server, siteEnv, startServer, withProduct } from './product.ts'

const rounds = Number(process.argv[2] ?? 5)
const publishEveryMs = 500
const slug = 'motorworld'
const host = `${slug}.localhost`

const variants = {
  raw: 'raw node:http, the same compressed bytes',
  cached: 'the site, from its page cache',
  react: 'bare renderToString of the same tree',
  uncached: 'the site, no page kept, while publishing',
}
type Variant = keyof typeof variants
const names = Object.keys(variants) as Variant[]

/** Publishes new headings while `work` runs, and checks that the server shows the last one. */
async function whilePublishing<T>(product: Product, { port }: Server, work: () => Promise<T>) {
  const editor = await homePageEditor(editorClient(product.info), slug)
  let working = true
  let heading = ''
  let published = 0
  const publishing = (async () => {
    while (working) {
      heading = `Published at ${Date.now()}`
      await editor.publish(heading)
      published++
      await pause(publishEveryMs)
    }
  })()
  const result = await work().finally(() => {
    working = false
  })
  await publishing
  const { body } = await visit({ sitePort: port }, slug, '/')
  if (!body.includes(heading)) throw new Error('The last publish is not on the page.')
  return { result, published }
}

/** Inside the repository, so that the build finds its packages. */
const folder = resolve('build/bench')
const started: Server[] = []

async function compare(product: Product) {
  const start = async (name: Variant, source = '') => {
    const server = await startServer('pages-server.ts', [name, host, source], siteEnv(product, name))
    started.push(server)
    return server
  }
  const cached = await start('cached')
  const bytes = join(folder, 'home.json')
  const page = await keptPage(cached.port, host)
  await writeFile(bytes, JSON.stringify({ '/': page }))
  const servers: Record<Variant, Server> = {
    cached,
    raw: await start('raw', bytes),
    react: await start('react', join(folder, 'page-tree.js')),
    uncached: await start('uncached'),
  }
  const textOf = async ({ port }: Server) => pageText((await visit({ sitePort: port }, slug, '/')).body)
  if ((await textOf(servers.react)) !== (await textOf(servers.uncached)))
    throw new Error('The bare tree and the site have different texts: they cannot be compared.')

  const results: Record<Variant, Measured[]> = { raw: [], cached: [], react: [], uncached: [] }
  let published = 0
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 ? names.toReversed() : names) {
      const compressed = name === 'raw' || name === 'cached'
      const run = () => measure(servers[name], { host, 'accept-encoding': compressed ? 'br' : 'identity' })
      if (name !== 'uncached') results[name].push(await run())
      else {
        const during = await whilePublishing(product, servers.uncached, run)
        results.uncached.push(during.result)
        published += during.published
      }
    }
  }
  report(results, published, Buffer.byteLength(page.body, 'base64'))
}

function report(results: Record<Variant, Measured[]>, published: number, size: number) {
  const middle = (name: Variant, value: keyof Measured) => median(results[name].map((one) => one[value]))
  const ratio = (name: Variant, reference: Variant, least: string) => [
    `${name} / ${reference}`,
    (middle(name, 'rate') / middle(reference, 'rate')).toFixed(2),
    (middle(reference, 'cpu') / middle(name, 'cpu')).toFixed(2),
    least,
  ]
  console.log(
    [
      `Home page of ${slug}, ${connections} connections, medians of ${rounds} alternating rounds of ${seconds} s, ${load()}`,
      `${(size / 1000).toFixed(1)} kB of brotli in the first two rows, uncompressed in the others.`,
      `In the last row no response came from the page cache, and ${published} publishes through the Content Lake changed a block of the page:`,
      'that block is read and rendered again, the fragments of the others are kept.',
      table([
        ['', 'answers/s', 'server µs each', 'p99 ms'],
        ...names.map((name) => [
          variants[name],
          middle(name, 'rate').toFixed(0),
          middle(name, 'cpu').toFixed(0),
          middle(name, 'p99').toFixed(0),
        ]),
      ]),
      '',
      table([
        ['ratio', 'answers/s', 'by server time', 'wanted'],
        ratio('cached', 'raw', 'at least 0.60'),
        ratio('uncached', 'react', 'at least 0.50'),
      ]),
    ].join('\n'),
  )
}

try {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'bench/page-tree.tsx', outDir: folder, emptyOutDir: true },
    esbuild: { jsx: 'automatic' },
  })
  await withProduct((product) =>
    compare(product).finally(() => {
      for (const server of started) server.stop()
    }),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
