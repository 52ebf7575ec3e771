import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Router, static as serveFiles } from 'express'
import type { LakeConfig } from '../context.ts'

const forever = 'public, max-age=31536000, immutable'

/** Files that the build compresses beside the original, as `….js.br`. */
const compressedTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * The built Studio, served under `/studio` on the API's own origin; its content security policy lets it connect to the sites
 * and nothing else.
 */
export function studioRoutes(config: LakeConfig, studioDir: string): Router {
  const router = Router()
  const frames = config.frameOrigins.join(' ')

  router.use((req, res, next) => {
    const host = req.headers.host ?? ''
    const sockets = /^[a-z0-9.:[\]-]+$/i.test(host) ? `ws://${host} wss://${host}` : ''
    res.set({
      'content-security-policy': [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        `img-src 'self' data: blob: ${frames}`,
        "font-src 'self'",
        `connect-src 'self' ${sockets} ${frames}`,
        `frame-src 'self' ${frames}`,
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ]
        .map((directive) => directive.trim())
        .join('; '),
      'referrer-policy': 'same-origin',
    })
    next()
  })

  router.get('/assets/:file', (req, res, next) => {
    const { file } = req.params
    const type = compressedTypes[extname(file)]
    if (!type) return next()
    res.vary('accept-encoding')
    if (!req.acceptsEncodings('br')) return next()
    const headers = { 'content-type': type, 'content-encoding': 'br', 'cache-control': forever }
    // A build without compressed copies is served as it is.
    res.sendFile(
      `${file}.br`,
      { root: join(studioDir, 'assets'), headers },
      (error) => error && !res.headersSent && next(),
    )
  })

  router.use(
    serveFiles(studioDir, {
      index: false,
      redirect: false,
      setHeaders: (res, path) => {
        // Names of built files contain a hash of their content.
        const hashed = /[-.][A-Za-z0-9_-]{8,}\.\w+$/.test(path) && !path.endsWith('.html')
        res.setHeader('cache-control', hashed ? forever : 'no-cache')
      },
    }),
  )

  router.get('*', (req, res) => {
    const page = join(studioDir, 'index.html')
    res.set('cache-control', 'no-cache')
    if (/\.\w{2,5}$/.test(req.path) && !req.accepts('html')) res.status(404).type('text').send('Not found')
    else if (existsSync(page)) res.type('html').send(withSiteOrigin(readFileSync(page, 'utf8'), config))
    else res.status(503).type('html').send(notBuilt)
  })

  return router
}

/** Tells the Studio where the sites are, for its links to published pages: `http://{tenant}.localhost:3000`. */
function withSiteOrigin(html: string, { frameOrigins }: LakeConfig): string {
  const pattern = frameOrigins.find((origin) => origin.includes('*'))?.replace('*', '{tenant}') ?? ''
  return html.replace(
    'name="forecourt-site-origin" content=""',
    `name="forecourt-site-origin" content="${pattern}"`,
  )
}

const notBuilt = `<!doctype html>
<html lang="en-AU"><meta charset="utf-8"><title>The Studio is not built yet</title>
<h1>The Studio is not built yet</h1>
<p>Run <code>npm start</code> in the project directory; it builds the Studio and serves it here.</p>
</html>
`
