import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import { hostSearch } from '#embedded/search/in-process.ts'
import { env } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { builtSite } from '#server/processes/served-site.ts'
import { productionBuild } from '#server/processes/site-build.ts'

/** One of the servers that `pages.ts` compares, in a process of its own. */
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
