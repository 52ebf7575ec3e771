import { z } from 'zod'
import { Reads } from '#app/content/reads.server.ts'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { readAddress } from '#app/page/path.ts'
import type { Platform } from '#app/page/platform.ts'
import type { Site } from '#app/tenancy/site.ts'
import { compressWell } from '#platform/http/encode.server.ts'
import { Lru } from '#platform/lru.ts'
import { type PageCosts, type PageParts, pageCosts } from './page-costs.ts'
import { pageParts } from './page-parts.server.ts'
import { createPictureSizes } from './picture-sizes.server.ts'
import { readSiteScripts, type SiteScripts } from './site-scripts.server.ts'

/** How long the parts of a page are kept unless they change, in milliseconds. */
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

/** What pages of one process cost, measured once for all who ask. */
function openCosts(platform: Platform) {
  const { invalidations, env } = platform
  const kept = new Lru<Kept>(pagesKept)
  const reading = new Map<string, Promise<Kept>>()
  const pictures = createPictureSizes(`http://127.0.0.1:${env.PORT}`)
  let scripts: Promise<SiteScripts | undefined> | undefined

  async function readScripts(): Promise<SiteScripts | undefined> {
    const { siteScript, scripts: built } = platform
    if (!built || !siteScript) return undefined
    return readSiteScripts({
      folder: built.folder,
      siteScript,
      react: [...built.react],
      compress: compressWell,
    })
  }

  async function partsOf(path: string, site: Site) {
    const key = `${site.slug}${path}`
    const known = kept.get(key)
    if (
      known &&
      Date.now() < known.at + restMs &&
      !invalidations.touched(known.reads.since, known.reads.tags)
    )
      return known
    const waiting = reading.get(key)
    if (waiting) return waiting
    if (reading.size >= readAtOnce) return known
    const read = readParts(key, path, site).finally(() => reading.delete(key))
    reading.set(key, read)
    return read
  }

  async function readParts(key: string, path: string, site: Site) {
    const reads = new Reads(invalidations.position)
    const read: Kept = { parts: await pageParts(path, { platform, site, reads }), reads, at: Date.now() }
    kept.set(key, read)
    return read
  }

  /** Computed again only while there is something left to measure. */
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

  return { partsOf, costsOf }
}

const opened = new WeakMap<Platform, ReturnType<typeof openCosts>>()

function costsAt(platform: Platform) {
  const known = opened.get(platform) ?? openCosts(platform)
  opened.set(platform, known)
  return known
}

/**
 * `GET /api/blocks/costs?path=/…`: what the published page costs a shopper, block by block. It says what any browser
 * can measure on the page itself, so any origin may read it; the Studio does. Asking often costs little: parts of a
 * page are read once for all who ask, and pictures are measured once, one after the other, behind the answer.
 */
const blockCosts = defineEndpoint({
  method: 'GET',
  path: '/api/blocks/costs',
  query: z.object({
    path: z.string().transform((given, context) => {
      const asked = readAddress(given)
      if (asked.kind === 'path') return asked.path
      context.addIssue({ code: 'custom', message: 'not a path' })
      return z.NEVER
    }),
  }),
  queryProblem: 'path must be the path of a page',
  anyOrigin: true,
  async run({ path }, { platform, site }) {
    const { partsOf, costsOf } = costsAt(platform)
    const page = await partsOf(path, site)
    if (!page) throw new EndpointError(503, 'Ask again in a moment.')
    if (!page.parts) throw new EndpointError(404, 'No page is published at this path.')
    return costsOf(path, page.parts, page)
  },
})

export default defineFeature({ name: 'costs', endpoints: [blockCosts] })
