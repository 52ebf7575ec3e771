import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { httpError } from '../errors.ts'

export type AssetKind = 'images' | 'files'

const shapes: Record<AssetKind, RegExp> = {
  images: /^[a-f0-9]{40}-[1-9]\d{0,4}x[1-9]\d{0,4}\.[a-z0-9]{2,5}$/,
  files: /^[a-f0-9]{40}\.[a-z0-9]{1,10}$/,
}

export const isAssetName = (kind: AssetKind, name: string) => shapes[kind].test(name)

export interface Received {
  path: string
  sha1: string
  size: number
}

const mebibyte = 1024 * 1024

export const tooLarge = (maxBytes: number) =>
  httpError(413, `The upload is larger than the limit of ${Math.round(maxBytes / mebibyte)} MB`)

/** Bytes of assets: `assets/<kind>/<first two digits>/<sha1>….<ext>` under the data directory. */
export function createAssetStore(dataDir: string) {
  const root = resolve(dataDir, 'assets')
  const incoming = join(root, 'incoming')
  const pathOf = (kind: AssetKind, name: string) => join(root, kind, name.slice(0, 2), name)

  return {
    pathOf,

    /**
     * Writes a request's body to a temporary file; the caller keeps or discards it. Up to twice the limit is read,
     * because a browser reads a refusal only after it has sent everything.
     * @throws LakeError 413 if it is too large
     */
    async receive(body: Readable, maxBytes: number): Promise<Received> {
      await mkdir(incoming, { recursive: true })
      const path = join(incoming, randomUUID())
      const hash = createHash('sha1')
      let size = 0
      const file = await open(path, 'wx', 0o600)
      try {
        // The stream stays open, so that the refusal still reaches the sender.
        for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          size += chunk.length
          if (size > 2 * maxBytes) break
          if (size > maxBytes) continue
          hash.update(chunk)
          await file.write(chunk)
        }
        if (size > maxBytes) throw tooLarge(maxBytes)
        await file.sync()
      } catch (error) {
        await rm(path, { force: true })
        throw error
      } finally {
        await file.close()
      }
      return { path, sha1: hash.digest('hex'), size }
    },

    async discard(received: Received) {
      await rm(received.path, { force: true })
    },

    /** Resolves once file, name and directory entry are on disk. */
    async keep(temporary: string, kind: AssetKind, name: string) {
      const path = pathOf(kind, name)
      const directory = join(path, '..')
      await mkdir(directory, { recursive: true })
      await rename(temporary, path)
      const handle = await open(directory, 'r')
      await handle.sync().finally(() => handle.close())
    },

    async has(kind: AssetKind, name: string) {
      return stat(pathOf(kind, name)).then(
        (stats) => stats.isFile(),
        () => false,
      )
    },

    async remove(kind: AssetKind, name: string) {
      await rm(pathOf(kind, name), { force: true })
    },
  }
}

export type AssetStore = ReturnType<typeof createAssetStore>
