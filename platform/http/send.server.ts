import type { Response } from 'express'

/** Types that a browser may show from our origin; everything else is a download. */
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  m4v: 'video/x-m4v',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

/** `Content-Disposition` with the name in ASCII for old clients and in full for others (RFC 6266). */
function disposition(name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const full = encodeURIComponent(name.replace(/[^\P{Cc}]/gu, '')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

/**
 * Headers of an uploaded file. A document that could run scripts (SVG, HTML) is put into a sandbox without an origin;
 * other types that browsers must not show become downloads.
 */
export function mediaHeaders(extension: string, download?: string): Record<string, string> {
  const type = types[extension]
  const sandboxed = !type || extension === 'svg'
  return {
    'Content-Type': type ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    ...(sandboxed && { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
    ...((download !== undefined || !type) && {
      'Content-Disposition': disposition(download ?? `file.${extension}`),
    }),
  }
}

export interface Sent {
  path: string
  etag: string
  headers: Record<string, string>
}

/** Sends a file that never changes: GET and HEAD, 304, ranges with 206 and 416. Rejects when it cannot be read. */
export function sendKept(res: Response, { path, etag, headers }: Sent): Promise<void> {
  res.set({ ETag: `"${etag}"`, 'Cache-Control': 'public, max-age=31536000, immutable', ...headers })
  return new Promise((resolve, reject) => {
    res.sendFile(
      path,
      { etag: false, lastModified: false, cacheControl: false, dotfiles: 'allow' },
      (error) => {
        const { code, status } = (error ?? {}) as NodeJS.ErrnoException & { status?: number }
        if (!error || code === 'ECONNABORTED' || code === 'EPIPE' || code === 'ECONNRESET') return resolve()
        if (res.headersSent) return resolve(void res.destroy())
        for (const name of ['ETag', 'Content-Disposition', 'Content-Security-Policy']) res.removeHeader(name)
        if (status === 416) return resolve(void sendPlain(res, 416, 'The file has no such range.'))
        reject(error)
      },
    )
  })
}

/** A refusal as plain text, never cached. */
export function sendPlain(res: Response, status: number, text: string) {
  res.status(status).set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  res.type('text/plain').send(`${text}\n`)
}
