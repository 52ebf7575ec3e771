import { join } from 'node:path'
import { type Request, type Response, Router } from 'express'
import { Reads } from '#app/content/client.server.ts'
import { type PageCosts, type PageParts, pageCosts } from './page-costs.ts'
import { createPictureSizes } from './picture-sizes.server.ts'
import { readSiteScripts, type SiteScripts } from './site-scripts.server.ts'
import { readAddress } from '#app/page/path.ts'
import { Lru } from '#platform/lru.ts'
import type { Platform } from '#app/site/platform.server.ts'
import { readHost } from '#app/tenancy/host.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { SiteBuild } from '#server/processes/site-build.ts'
import { compressWell } from '#platform/http/encode.server.ts'

type ReadParts = (
  path: string,
  context: { platform: Platform; site: Site; reads: Reads },
) => Promise<PageParts | null>

/** For how long the parts of a page are not read anew, in milliseconds, unless they have changed. */
const restMs = 5000
/** For how long an answer stands while pictures are being measured. */
const repeatMs = 500
const pagesKept = 200
/** Pages whose parts are read at the same time, over all sites. */
const readAtOnce = 2

interface Kept {
  parts: PageParts | null
  reads: Reads
  at: number
  costs?: PageCosts
  costsAt?: number
}

/**
 * `GET /api/blocks/costs?path=/…`: what the published page costs a shopper, block by block. It says what any browser
 * can measure on the page itself, so any origin may read it; the Studio does. Asking often costs little: parts of a
 * page are read once for all who ask, and pictures are measured once, one after the other, behind the answer.
 */
export function costRoutes(platform: Platform, siteBuild: SiteBuild): Router {
  const { changes, directory, env, log } = platform
  const kept = new Lru<Kept>(pagesKept)
  const reading = new Map<string, Promise<Kept>>()
  const pictures = createPictureSizes(`http://127.0.0.1:${env.PORT}`)
  const loadBuild = async () => {
    const { build } = siteBuild
    return typeof build === 'function' ? await build() : build
  }
  let scripts: Promise<SiteScripts | undefined> | undefined

  async function readScripts(): Promise<SiteScripts | undefined> {
    const { siteScript, clientFolder } = siteBuild
    if (env.NODE_ENV === 'development' || !siteScript) return undefined
    const { assets } = await loadBuild()
    const routes = ['root', 'routes/$'].flatMap((id) => assets.routes[id]?.module ?? [])
    return readSiteScripts({
      folder: join(clientFolder, 'assets'),
      siteScript,
      react: [assets.entry.module, ...routes],
      compress: compressWell,
    })
  }

  async function partsOf(path: string, site: Site) {
    const key = `${site.slug}${path}`
    const known = kept.get(key)
    if (known && Date.now() < known.at + restMs && !changes.touched(known.reads.since, known.reads.tags))
      return known
    const waiting = reading.get(key)
    if (waiting) return waiting
    if (reading.size >= readAtOnce) return known
    const read = readParts(key, path, site).finally(() => reading.delete(key))
    reading.set(key, read)
    return read
  }

  async function readParts(key: string, path: string, site: Site) {
    const { entry } = await loadBuild()
    const { pageParts } = entry.module as typeof entry.module & { pageParts: ReadParts }
    const reads = new Reads(changes.now)
    const read: Kept = { parts: await pageParts(path, { platform, site, reads }), reads, at: Date.now() }
    kept.set(key, read)
    return read
  }

  async function answer(req: Request, res: Response) {
    const host = readHost(req.headers.host)
    const site = host && (await directory.find(host, new Reads(changes.now)))
    if (!site) return res.status(404).json({ error: 'There is no such site.' })
    const asked = typeof req.query.path === 'string' ? readAddress(req.query.path) : undefined
    if (asked?.kind !== 'path') return res.status(422).json({ error: 'path must be the path of a page' })
    const page = await partsOf(asked.path, site)
    if (!page) return res.set('retry-after', '1').status(503).json({ error: 'Ask again in a moment.' })
    if (!page.parts) return res.status(404).json({ error: 'No page is published at this path.' })
    return res.json(await costsOf(asked.path, page.parts, page))
  }

  /** Worked out anew only while there is something left to measure. */
  async function costsOf(path: string, parts: PageParts, page: Kept): Promise<PageCosts> {
    const { costs: known, costsAt = 0 } = page
    if (known && (known.total.pictures.waiting === 0 || Date.now() < costsAt + repeatMs)) return known
    scripts ??= readScripts().catch((err: unknown) => {
      scripts = undefined
      throw err
    })
    page.costs = await pageCosts(path, parts, { scripts: await scripts, pictureBytes: pictures.bytesOf })
    page.costsAt = Date.now()
    return page.costs
  }

  return Router().get('/api/blocks/costs', (req, res) => {
    res.set({ 'access-control-allow-origin': '*', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    answer(req, res).catch((err: unknown) => {
      log.error({ err }, 'the costs of a page could not be measured')
      res.status(503).json({ error: 'The costs cannot be measured at the moment.' })
    })
  })
}
