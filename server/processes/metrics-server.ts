import { createServer } from 'node:http'
import type { Env } from '#platform/env.ts'
import { gentleStop } from '#platform/http/gentle-stop.server.ts'
import type { Log } from '#platform/log.ts'
import { metricsText } from '#platform/metrics.server.ts'

/**
 * `GET /metrics` at an address of its own, so that no shopper reaches it; nothing listens unless `METRICS_PORT` is set.
 * @returns a function that stops it
 */
export function serveMetrics(
  { METRICS_PORT: port, LISTEN_HOST: host }: Pick<Env, 'METRICS_PORT' | 'LISTEN_HOST'>,
  log: Log,
): () => Promise<void> {
  if (!port) return async () => {}
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The figures are at /metrics.\n')
      return
    }
    metricsText().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (err) => {
        log.error({ err }, 'figures could not be read')
        response.writeHead(500).end()
      },
    )
  })
  const stop = gentleStop(server, 1000)
  // Sites are served without it.
  server.on('error', (err) => log.error({ err }, `port ${port} of the metrics cannot be listened on`))
  server.listen(port, host, () => log.info({ port }, 'metrics are served'))
  return stop
}
