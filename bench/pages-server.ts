import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import { env } from '#app/platform/env.ts'
import { log } from '#app/platform/log.ts'
import { productionBuild } from '#server/site-build.ts'
import { createPages } from '#server/site-pages.ts'
import { createPlatform } from '#server/site-platform.ts'

/** One of the servers that `pages.ts` compares, in a process of its own: `raw`, `uncached` or `react`. */
const [variant, host = '', source = ''] = process.argv.slice(2)

async function listener(): Promise<RequestListener> {
  if (variant === 'raw') {
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
  const build = await productionBuild()
  const platform = createPlatform(env, log, build.siteScript)
  if (variant === 'uncached') {
    const render = createPages(platform, build)
    return async (_req, res) => {
      const { status, headers, body } = await render({ host, url: '/' })
      res.writeHead(status, headers)
      res.end(body)
    }
  }
  const { bareRenderer } = await import(pathToFileURL(source).href)
  const render: () => string = await bareRenderer(platform, host.replace(/:\d+$/, ''), '/')
  return (_req, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.end(`<!DOCTYPE html>${render()}`)
  }
}

const listen = await listener()
const server = createServer(listen).listen(0, () => process.send?.(server.address()))
process.once('disconnect', () => process.exit(0))
