import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { startPostgres } from '#embedded/postgres/postgres.ts'
import { childEnv } from '#platform/env.ts'
import { freePort } from '#server/processes/ports.ts'
import type { ProductInfo } from '#server/processes/product.ts'
import { eventually } from './index.ts'

const node = resolve('node_modules/.bin/node')

/** Builds the site of a working copy, without the browser scripts outside React. */
export async function buildSite(folder: string) {
  const build = spawn(node, [join(folder, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build'], {
    cwd: folder,
    env: childEnv({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(build, 'close')
  if (code !== 0) throw new Error(`The site of the working copy cannot be built:\n${output}`)
}

/** A second site process on the product's content and database, from a working copy; stopped by `stop`. */
export async function startSite(folder: string, product: ProductInfo) {
  const [sitePort, metricsPort] = [await freePort(), await freePort()]
  const { url } = await startPostgres({ dataDir: product.dataDir })
  const site = spawn(node, ['server/processes/site.ts'], {
    cwd: folder,
    env: childEnv({
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, '.data'),
      PORT: String(sitePort),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: url('forecourt'),
      CONTENT_LAKE_URL: product.lakeUrl,
      SANITY_API_TOKEN: product.viewerToken,
      SANITY_PROJECT_ID: 'local',
      SITE_SECRET: 'the secret of the copy, long enough',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(site, 'exit')
  const stop = async () => {
    site.kill()
    await ended
  }
  try {
    await eventually(
      async () => {
        if (site.exitCode !== null) throw new Error(`The site of the working copy ended:\n${output}`)
        const { ok } = await fetch(`http://127.0.0.1:${sitePort}/health`)
        if (!ok) throw new Error('The site of the working copy is not ready.')
      },
      { within: 20_000 },
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { sitePort, metricsPort, output: () => output, stop }
}
