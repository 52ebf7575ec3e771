import { Router } from 'express'
import { z } from 'zod'
import { ContentUnavailable } from '#app/content/answers.server.ts'
import { draftClient } from '#app/content/draft-client.server.ts'
import { Reads } from '#app/content/reads.server.ts'
import type { Platform } from '#app/page/platform.ts'
import { sampleName } from '#app/samples/media.ts'
import { anyEditor, peopleOf } from '#app/staff/people.server.ts'
import { isPlatformHost, readHost } from '#app/tenancy/host.ts'
import { paths } from '#values/paths.ts'
import { renderGallery } from './render.server.tsx'

/**
 * `/blocks` on the platform's own host: every block with its sample, for people who are signed in to the Studio, in the
 * look of a site that they work on.
 */
export function galleryRoutes(platform: Platform): Router {
  const { env, directory, invalidations } = platform
  const works = env.SANITY_API_TOKEN ? peopleOf(draftClient(env)) : anyEditor

  /** The site with this slug, or the first, of those that the person works on. */
  async function ownSite(person: string, slug: unknown) {
    for (const site of await directory.list())
      if ((slug === undefined || slug === site.slug) && (await works(person, site.id))) return site.id
    return undefined
  }

  const router = Router()
  router.use((req, _res, next) => {
    const host = readHost(req.headers.host)
    next(env.embedded && host && isPlatformHost(env, host) ? undefined : 'router')
  })

  router.get(paths.gallery, async (req, res, next) => {
    try {
      const person = await personOf(env.CONTENT_LAKE_URL, req.headers.cookie)
      if (!person) {
        const back = `${req.protocol}://${req.headers.host}${req.originalUrl}`
        return res.redirect(302, `${env.CONTENT_LAKE_URL}/auth/local?origin=${encodeURIComponent(back)}`)
      }
      const id = await ownSite(person, req.query.site)
      const site = id && (await directory.byId(id, new Reads(invalidations.position)))
      if (!site) return next()
      const page = await renderGallery(site, platform)
      res.status(page.status).set({ ...Object.fromEntries(page.headers), 'cache-control': 'no-store' })
      res.send(await page.text())
    } catch (error) {
      next(error)
    }
  })

  router.get(paths.icon, (_req, res) => {
    res.status(204).end()
  })

  router.get('/media/images/:file', (req, res, next) => {
    const [, hash, width, height] = /^([0-9a-f]{40})-(\d{1,5})x(\d{1,5})\.\w+$/.exec(req.params.file) ?? []
    const name = hash && sampleName(`image-${hash}-${width}x${height}-webp`)
    if (!name) return next()
    res
      .type('image/svg+xml')
      .set('cache-control', 'public, max-age=3600')
      .send(placeholder(name, width!, height!))
  })
  return router
}

const identity = z.object({ id: z.string() })

/** Id of whom the Content Lake knows by this cookie. @throws ContentUnavailable */
async function personOf(lake: string, cookies: string | undefined): Promise<string | undefined> {
  const session = /(?:^|;\s*)(sanitySession=[^;]+)/.exec(cookies ?? '')?.[1]
  if (!session) return undefined
  const answer = await fetch(`${lake}/v1/users/me`, {
    headers: { cookie: session },
    signal: AbortSignal.timeout(3000),
  }).catch((cause) => {
    throw new ContentUnavailable('The Content Lake does not answer.', { cause })
  })
  if (answer.status >= 500) throw new ContentUnavailable(`The Content Lake answers ${answer.status}.`)
  return answer.ok ? identity.safeParse(await answer.json()).data?.id : undefined
}

const placeholder = (name: string, width: string, height: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#c9d1da"/><text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="system-ui,sans-serif" font-size="${Math.max(12, Number(height) / 14)}" fill="#3d4855">${name}</text></svg>`
