import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureBytes } from '#app/media/picture-bytes.server.ts'
import type { StockFiles } from '#app/stock/media/stock-files.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Env } from '#platform/env.ts'
import { createDiskCache } from '#platform/http/disk-cache.server.ts'
import { createLimiter } from '#platform/limiter.ts'
import type { Brochure } from '../brochure.ts'

/** Counts up when the drawing changes, so that what was kept before is drawn again. */
const drawing = 2
const atOnce = 2
const waiting = 50
/** Wide enough for the whole width of a sheet at 180 dots an inch. */
const firstWidth = 1440
const otherWidth = 640
/** Pixels; sharp on paper at the height of the head of a sheet. */
const logo = { width: 900, height: 160 }

/** Brochures as PDF, kept on disk for as long as nothing on them changes. */
export function brochurePdfs(env: Env, { maxBytes = 512 * 1024 ** 2 }: { maxBytes?: number } = {}) {
  const cache = createDiskCache({ directory: join(env.DATA_DIR, 'site-cache', 'brochures'), maxBytes })
  const limited = createLimiter(atOnce, waiting)

  async function logoOf({ logo: image }: Site) {
    if (!image) return undefined
    const bytes = await pictureBytes(env, image, logo.width)
    return sharp(bytes, { density: 300 })
      .resize({ ...logo, fit: 'inside' })
      .png()
      .toBuffer()
  }

  async function draw(brochure: Brochure, site: Site, files: StockFiles) {
    const [shownLogo] = await Promise.allSettled([logoOf(site)])
    const had = await Promise.allSettled(
      brochure.pictures.map((url, index) => files.jpeg(url, index === 0 ? firstWidth : otherWidth)),
    )
    const pictures = had.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    // The library is read by whoever needs it first, not by every start of the site.
    const { drawBrochure } = await import('./draw-brochure.server.ts')
    return {
      bytes: await drawBrochure(brochure, {
        theme: site.theme,
        pictures,
        ...(shownLogo.status === 'fulfilled' && { logo: shownLogo.value }),
      }),
      isWhole: pictures.length === had.length && shownLogo.status === 'fulfilled',
    }
  }

  return {
    /** @throws QueueFull where too many are being made */
    async of(brochure: Brochure, site: Site, files: StockFiles): Promise<{ bytes: Buffer; etag: string }> {
      const key = createHash('sha256')
        .update(JSON.stringify([drawing, site.slug, site.theme, site.logo, brochure]))
        .digest('hex')
        .slice(0, 40)
      /** A sheet that lacks a picture is not kept: the next one may have it. */
      let partial: Buffer | undefined
      const kept = await cache.getOrMake(key, (path) =>
        limited(async () => {
          const { bytes, isWhole } = await draw(brochure, site, files)
          if (!isWhole) {
            partial = bytes
            return undefined
          }
          await writeFile(path, bytes)
          return { extension: 'pdf' }
        }),
      )
      const bytes = kept ? await readFile(kept.path) : (partial ?? (await draw(brochure, site, files)).bytes)
      return { bytes, etag: `"${key}"` }
    },
  }
}

export type BrochurePdfs = ReturnType<typeof brochurePdfs>
