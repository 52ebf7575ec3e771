import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import { env } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { createSiteServer } from '#app/site/app.server.ts'
import { productionBuild } from '#server/processes/site-build.ts'
import { createPlatform } from '#app/site/create-platform.server.ts'

/** One of the servers that `pages.ts` compares, in a process of its own. */
const [variant, host = '', source = ''] = process.argv.slice(2)

async function listener(): Promise<RequestListener> {
  if (variant === 'raw') return rawBytes()
  const build = await productionBuild()
  const platform = createPlatform(env, log, build)
  if (variant === 'react') {
    const { bareRenderer } = await import(pathToFileURL(source).href)
    const render: () => string = await bareRenderer(platform, host, '/')
    return (_req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.end(`<!DOCTYPE html>${render()}`)
    }
  }
  const site = createSiteServer(platform, build)
  let visits = 0
  return (req, res) => {
    // The site answers for its host at any port and keeps a page per Host header: no two requests share a kept page.
    if (variant === 'uncached') req.headers.host = `${host}:${++visits % 65_536}`
    site.emit('request', req, res)
  }
}

async function rawBytes(): Promise<RequestListener> {
  const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(
    await readFile(source, 'utf8'),
  )
  const bytes = Buffer.from(body, 'base64')
  const head = Object.entries(headers).flat()
  return (_req, res) => {
    res.writeHead(200, head)
    res.end(bytes)
  }
}

const listen = await listener()
const server = createServer(listen).listen(0, () => process.send?.(server.address()))
process.on('message', () => process.send?.(process.cpuUsage()))
process.once('disconnect', () => process.exit(0))
