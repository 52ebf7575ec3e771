import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { compressQuickly, compressWell, encodingFor } from '#platform/http/encode.server.ts'

/** Text that Vite writes; fonts and pictures are compressed by nature. */
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}
const assetName = /^\/([\w.-]+\.(css|js|svg))$/

/** Scripts and styles of a folder whose files are named by their content: each compressed once, when first asked for. */
export function compressedAssets(folder: string): RequestHandler {
  const kept = new Map<string, Promise<Buffer>>()

  async function compress(name: string, encoding: 'br' | 'gzip') {
    const body = await readFile(join(folder, name))
    return encoding === 'br' ? compressWell(body) : compressQuickly(body, encoding)
  }

  function compressed(name: string, encoding: 'br' | 'gzip') {
    const key = `${encoding} ${name}`
    const known = kept.get(key)
    if (known) return known
    const made = compress(name, encoding)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }

  return async (req, res, next) => {
    const [, name, extension] = assetName.exec(req.path) ?? []
    const type = extension && types[extension]
    if (!name || !type || (req.method !== 'GET' && req.method !== 'HEAD')) return next()
    res.setHeader('vary', 'accept-encoding')
    const encoding = encodingFor(req.headers['accept-encoding'])
    if (encoding === 'identity') return next()
    const body = await compressed(name, encoding).catch(() => undefined)
    if (!body) return next()
    res.writeHead(200, {
      'content-type': type,
      'content-encoding': encoding,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}
