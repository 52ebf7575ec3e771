import { request } from 'node:http'
import type { RequestHandler } from 'express'

const notYet = `<!doctype html>
<html lang="en-AU"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>The Studio is starting</title>
<p>The Studio is starting. This page loads again by itself; the log is <code>logs/studio.log</code> in the data directory.</p>
</html>
`

/** Passes requests on to the Studio that Vite serves from its sources on a port of this machine. */
export function developedStudio(port: number): RequestHandler {
  return (req, res) => {
    // Vite knows the Studio's own path with a slash only.
    const path = req.originalUrl.replace(/^\/studio(?=\?|$)/, '/studio/')
    const passed = request(
      { host: '127.0.0.1', port, method: req.method, path, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      },
    )
    passed.on('error', () => {
      if (res.headersSent) res.destroy()
      else res.status(503).type('html').send(notYet)
    })
    res.on('close', () => passed.destroy())
    req.pipe(passed)
  }
}
