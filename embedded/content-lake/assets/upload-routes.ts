import { writeFile } from 'node:fs/promises'
import { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { type Limiter, QueueFull } from '#platform/limiter.ts'
import type { Identity, LakeContext, LakeDocument } from '../context.ts'
import { httpError } from '../errors.ts'
import { checkDataset, mayWrite, route, VERSION } from '../routes/request.ts'
import { inspectFile, inspectPicture, pictureMetadata } from './inspect.ts'
import type { createKeyedLock } from './keyed-lock.ts'
import { type AssetKind, type AssetStore, type Received, tooLarge } from './store.ts'

const mebibyte = 1024 * 1024
export interface UploadLimits {
  images: number
  files: number
}
export const uploadLimits: UploadLimits = { images: 50 * mebibyte, files: 500 * mebibyte }

const short = z.string().max(1000).optional().catch(undefined)
const uploadQuery = z.object({
  filename: short,
  label: short,
  title: short,
  description: short,
  creditLine: short,
  sourceId: short,
  sourceName: short,
  sourceUrl: short,
})

/** The last part of a name, without characters that are unsafe in file systems or headers. */
function plainName(name: string | undefined) {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? ''
  const plain = [...last]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim()
  return plain.slice(0, 255) || undefined
}

/** A temporary failure is 503, so that the client tries again. */
function explained(error: unknown) {
  if (error instanceof QueueFull) return httpError(503, 'Too many uploads at once; try again in a moment')
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return httpError(503, 'The disk of the server is full; nothing was kept')
  return error
}

/** The server itself writes the document of an upload, whatever the person's permissions. */
const unlimited = (identity: Identity): Identity => ({ ...identity, scopes: null })

interface Parts {
  ctx: LakeContext
  store: AssetStore
  limiter: Limiter
  lock: ReturnType<typeof createKeyedLock>
  limits: UploadLimits
}

export function uploadRoutes({ ctx, store, limiter, lock, limits }: Parts): Router {
  const router = Router()
  const { config } = ctx

  /** Stores the bytes, then commits the document; bytes that exist already return their document. */
  async function commit(
    identity: Identity,
    kind: AssetKind,
    name: string,
    temporary: string,
    describe: () => Promise<LakeDocument>,
    id: string,
  ) {
    return lock(id, async () => {
      const known = await ctx.getDocument(id)
      if (known && (await store.has(kind, name))) return shown(identity, known)
      const document = known ?? (await describe())
      await store.keep(temporary, kind, name)
      if (known) return shown(identity, known)
      const uploadedFor = identity.scopes ? { uploadedFor: identity.scopes } : {}
      await ctx.mutate(unlimited(identity), [{ createIfNotExists: { ...document, ...uploadedFor } }])
      return (await ctx.getDocument(id)) ?? document
    })
  }

  /** The document of bytes that exist already, made visible to this person's scopes. */
  async function shown(identity: Identity, known: LakeDocument) {
    const before = Array.isArray(known.uploadedFor) ? known.uploadedFor : []
    const uploadedFor = [...new Set([...before, ...(identity.scopes ?? [])])]
    if (uploadedFor.length > before.length)
      await ctx.mutate(unlimited(identity), [{ patch: { id: known._id, set: { uploadedFor } } }])
    return (await ctx.getDocument(known._id)) ?? known
  }

  function common(req: Request, kind: AssetKind, name: string, received: Received): Record<string, unknown> {
    const query = uploadQuery.parse(req.query)
    const { label, title, description, creditLine } = query
    const path = `${kind}/${config.projectId}/${config.dataset}/${name}`
    const given = { originalFilename: plainName(query.filename), label, title, description, creditLine }
    const source = query.sourceId && {
      id: query.sourceId,
      name: query.sourceName ?? '',
      url: query.sourceUrl,
    }
    return {
      assetId: received.sha1,
      sha1hash: received.sha1,
      path,
      url: `${config.publicOrigin}/${path}`,
      uploadId: crypto.randomUUID(),
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(source && { source }),
    }
  }

  async function storeImage(req: Request, identity: Identity, received: Received) {
    const picture = await inspectPicture(received.path, received.size)
    const { width, height, extension, mimeType, cleaned } = picture
    const name = `${received.sha1}-${width}x${height}.${extension}`
    const id = `image-${received.sha1}-${width}x${height}-${extension}`
    const size = cleaned === undefined ? received.size : Buffer.byteLength(cleaned)
    const describe = async (): Promise<LakeDocument> => {
      const metadata = await pictureMetadata(picture)
      return {
        _id: id,
        _type: 'sanity.imageAsset',
        ...common(req, 'images', name, received),
        extension,
        mimeType,
        size,
        metadata,
      }
    }
    if (cleaned !== undefined) await writeFile(received.path, cleaned, { flush: true })
    return commit(identity, 'images', name, received.path, describe, id)
  }

  async function storeFile(req: Request, identity: Identity, received: Received) {
    if (received.size === 0) throw httpError(400, 'Invalid file: the upload is empty')
    const filename = plainName(uploadQuery.parse(req.query).filename)
    const { extension, mimeType } = await inspectFile(received.path, received.size, filename)
    const name = `${received.sha1}.${extension}`
    const id = `file-${received.sha1}-${extension}`
    const describe = async (): Promise<LakeDocument> => {
      return {
        _id: id,
        _type: 'sanity.fileAsset',
        ...common(req, 'files', name, received),
        extension,
        mimeType,
        size: received.size,
      }
    }
    return commit(identity, 'files', name, received.path, describe, id)
  }

  const upload = (kind: AssetKind) =>
    route(async (req: Request, res: Response) => {
      const identity = await mayWrite(ctx, req, 'create')
      checkDataset(ctx, req)
      const limit = limits[kind]
      if (Number(req.headers['content-length'] ?? 0) > 2 * limit) {
        res.set('Connection', 'close')
        throw tooLarge(limit)
      }
      const received = await store.receive(req, limit).catch((error) => {
        res.set('Connection', 'close')
        throw explained(error)
      })
      try {
        const document = await limiter(() =>
          kind === 'images' ? storeImage(req, identity, received) : storeFile(req, identity, received),
        )
        res.json({ document })
      } catch (error) {
        throw explained(error)
      } finally {
        await store.discard(received)
      }
    })

  router.post(`${VERSION}/assets/images/:dataset`, upload('images'))
  router.post(`${VERSION}/assets/files/:dataset`, upload('files'))
  return router
}
