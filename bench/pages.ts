import { rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import { build } from 'vite'
import { siteEnv, startServer, withWorld } from './world.ts'

const connections = 16
const seconds = Number(process.argv[2] ?? 5)
const slug = 'motorworld'

/** Requests a second at 16 connections, after a warm-up. */
async function rate(port: number, host: string, headers: Record<string, string> = {}) {
  const run = (duration: number) =>
    autocannon({ url: `http://127.0.0.1:${port}/`, connections, duration, headers: { ...headers, host } })
  await run(1)
  const { requests, non2xx, errors, latency } = await run(seconds)
  if (non2xx || errors) throw new Error(`${non2xx} answers were not 200, ${errors} failed`)
  return { rate: requests.average, p99: latency.p99 }
}

/** The compressed home page as the site sends it once it is well compressed. */
function homePage(port: number, host: string) {
  return new Promise<{ headers: Record<string, string>; body: string }>((done, fail) => {
    const asked = request(
      { port, host: '127.0.0.1', headers: { host, 'accept-encoding': 'br' } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => {
          const {
            date: _,
            connection: __,
            'keep-alive': ___,
            ...headers
          } = answer.headers as Record<string, string>
          done({ headers, body: Buffer.concat(chunks).toString('base64') })
        })
      },
    )
    asked.on('error', fail).end()
  })
}

/** Inside the repository, so that what is built finds its packages. */
const folder = resolve('build/bench')
try {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'bench/page-tree.tsx', outDir: folder, emptyOutDir: true },
    esbuild: { jsx: 'automatic' },
  })
  await withWorld(async (world) => {
    const host = `${slug}.localhost:${world.info.sitePort}`
    const env = siteEnv(world)
    const measure = async (name: string, args: string[], headers?: Record<string, string>) => {
      const server = await startServer('pages-server.ts', [name, host, ...args], env)
      const result = await rate(server.port, host, headers)
      server.stop()
      return result
    }
    const br = { 'accept-encoding': 'br' }
    const cached = await rate(world.info.sitePort, host, br)
    const kept = join(folder, 'home.json')
    await writeFile(kept, JSON.stringify(await homePage(world.info.sitePort, host)))
    const raw = await measure('raw', [kept], br)
    const uncached = await measure('uncached', [])
    const react = await measure('react', [join(folder, 'page-tree.js')])
    const line = (name: string, { rate, p99 }: typeof raw) =>
      `${name.padEnd(44)}${rate.toFixed(0).padStart(8)} req/s   p99 ${p99} ms`
    console.log(
      [
        `Home page of ${slug}, ${connections} connections, ${seconds} s each`,
        line('raw node:http, the same compressed bytes', raw),
        line('from the page cache', cached),
        line('bare renderToString of the same tree', react),
        line('page cache passed by, fragments kept', uncached),
        `cached / raw             ${(cached.rate / raw.rate).toFixed(2)}   (at least 0.60)`,
        `uncached / renderToString ${(uncached.rate / react.rate).toFixed(2)}  (at least 0.50)`,
      ].join('\n'),
    )
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
