import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import { hostSearch } from '#embedded/search/in-process.ts'
import { env } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { builtSite } from '#server/processes/served-site.ts'
import { productionBuild } from '#server/processes/site-build.ts'
import type { PageBytes } from './page-bytes.ts'

/** One of the servers that `pages.ts` and `vehicle.ts` compare, in a process of its own. */
const [variant, host = '', source = ''] = process.argv.slice(2)

async function listener(): Promise<RequestListener> {
  if (variant === 'raw') return rawBytes()
  if (variant === 'react') {
    const { bareRenderer } = await import(pathToFileURL(source).href)
    const { siteScript } = await productionBuild()
    const render: () => string = await bareRenderer(host, '/', siteScript)
    return (_req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.end(`<!DOCTYPE html>${render()}`)
    }
  }
  const site = await builtSite({ env, log, embedded: { search: hostSearch } })
  let visits = 0
  return (req, res) => {
    // The site accepts its host with any port and caches a page for each Host header: no two requests share a cached
    // page.
    if (variant === 'uncached') req.headers.host = `${host}:${++visits % 65_536}`
    site.handle(req, res)
  }
}

async function rawBytes(): Promise<RequestListener> {
  const kept: Record<string, PageBytes> = JSON.parse(await readFile(source, 'utf8'))
  const pages = new Map(
    Object.entries(kept).map(([path, { headers, body }]) => [
      path,
      { head: Object.entries(headers).flat(), bytes: Buffer.from(body, 'base64') },
    ]),
  )
  return ({ url = '' }, res) => {
    const page = pages.get(url)
    res.writeHead(page ? 200 : 404, page?.head)
    res.end(page?.bytes)
  }
}

const listen = await listener()
const server = createServer(listen).listen(0, () => process.send?.(server.address()))
process.on('message', () => process.send?.(process.cpuUsage()))
process.once('disconnect', () => process.exit(0))
