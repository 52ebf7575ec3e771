import { createServer } from 'node:http'
import { hostSearch } from '#embedded/search/in-process.ts'
import { env } from '#platform/env.ts'
import { gentleStop } from '#platform/http/gentle-stop.server.ts'
import { answerUnreadable } from '#platform/http/unreadable.server.ts'
import { log } from '#platform/log.ts'
import { serveMetrics } from './metrics-server.ts'
import { builtSite, developedSite } from './served-site.ts'

/** The process that serves the sites: what answers is in the built site, this is its server. */
const server = createServer()
const stopServer = gentleStop(server)
answerUnreadable(server)
const stopMetrics = serveMetrics(env, log)

const context = { env, log, embedded: { search: hostSearch } }
const served = await (env.NODE_ENV === 'development' ? developedSite(server, context) : builtSite(context))
server.on('request', served.handle)
server.listen(env.PORT, env.LISTEN_HOST, () => log.info({ port: env.PORT }, 'the sites are served'))
server.on('error', (err) => {
  log.error({ err }, `port ${env.PORT} cannot be listened on`)
  process.exit(1)
})

let stopping = false

async function stop() {
  if (stopping) return
  stopping = true
  served.closeStreams()
  await stopServer()
  await served.close()
  await stopMetrics()
  process.exit(0)
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The start script is gone: nobody is left to stop this process.
process.once('disconnect', stop)
