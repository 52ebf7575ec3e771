import { Router } from 'express'
import { Reads } from '#app/content/reads.server.ts'
import type { Platform } from '#app/page/platform.ts'
import { sampleName } from '#app/samples/media.ts'
import { isPlatformHost, readHost } from '#app/tenancy/host.ts'
import { paths } from '#values/paths.ts'
import { renderGallery } from './render.server.tsx'

/** `/blocks` on the platform's own host: every block with its sample, for people who are signed in to the Studio. */
export function galleryRoutes(platform: Platform): Router {
  const { env, directory, invalidations } = platform
  const router = Router()
  router.use((req, _res, next) => {
    const host = readHost(req.headers.host)
    next(env.embedded && host && isPlatformHost(env, host) ? undefined : 'router')
  })

  router.get(paths.gallery, async (req, res, next) => {
    try {
      if (!(await isStaff(env.CONTENT_LAKE_URL, req.headers.cookie))) {
        const back = `${req.protocol}://${req.headers.host}${req.originalUrl}`
        return res.redirect(302, `${env.CONTENT_LAKE_URL}/auth/local?origin=${encodeURIComponent(back)}`)
      }
      const slug = typeof req.query.site === 'string' ? req.query.site : (await directory.list())[0]?.slug
      const site = slug && (await directory.bySlug(slug, new Reads(invalidations.position)))
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

/** True for whom the Content Lake knows by this cookie. */
async function isStaff(lake: string, cookies: string | undefined) {
  const session = /(?:^|;\s*)(sanitySession=[^;]+)/.exec(cookies ?? '')?.[1]
  if (!session) return false
  const answer = await fetch(`${lake}/v1/users/me`, {
    headers: { cookie: session },
    signal: AbortSignal.timeout(3000),
  })
  await answer.body?.cancel()
  return answer.ok
}

const placeholder = (name: string, width: string, height: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#c9d1da"/><text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="system-ui,sans-serif" font-size="${Math.max(12, Number(height) / 14)}" fill="#3d4855">${name}</text></svg>`
