import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Router } from 'express'
import { createDiskCache } from '#platform/http/disk-cache.server.ts'
import { createLimiter } from '#platform/limiter.ts'
import type { LakeContext } from '../context.ts'
import { createDrawings } from './drawings.ts'
import { createKeyedLock } from './keyed-lock.ts'
import { serveRoutes } from './serve-routes.ts'
import { createAssetStore, isAssetName } from './store.ts'
import { type UploadLimits, uploadLimits, uploadRoutes } from './upload-routes.ts'

export interface AssetOptions {
  /** Size of the cache of pictures made by parameters, in bytes. */
  cacheBytes?: number
  limits?: UploadLimits
}

export function createAssetsRouter(
  ctx: LakeContext,
  { cacheBytes = 2 * 1024 ** 3, limits = uploadLimits }: AssetOptions = {},
) {
  const store = createAssetStore(ctx.config.dataDir)
  const cache = createDiskCache({ directory: join(ctx.config.dataDir, 'image-cache'), maxBytes: cacheBytes })
  // What anybody may ask for never keeps those waiting who sign in to upload; drawings keep no photograph waiting.
  const cores = availableParallelism()
  const [uploads, pictures, drawings] = [
    createLimiter(cores, 50),
    createLimiter(cores, 200),
    createLimiter(1, 20),
  ]
  const lock = createKeyedLock()

  // The bytes are deleted with the document, unless the same file was uploaded again in the meantime.
  ctx.events.onCommit(({ documents }) => {
    for (const { id, before, after } of documents) {
      const kind =
        before?._type === 'sanity.imageAsset'
          ? 'images'
          : before?._type === 'sanity.fileAsset'
            ? 'files'
            : undefined
      const name = typeof before?.path === 'string' ? (before.path.split('/').at(-1) ?? '') : ''
      if (!kind || after || !isAssetName(kind, name)) continue
      lock(id, async () => {
        if (!(await ctx.getDocument(id))) await store.remove(kind, name)
      }).catch((error: Error) => console.error(`The bytes of ${id} could not be removed: ${error.message}`))
    }
  })

  return Router().use(
    uploadRoutes({ ctx, store, limiter: uploads, lock, limits }),
    serveRoutes({ ctx, store, cache, limiter: pictures, drawingOf: createDrawings(drawings) }),
  )
}
