import { createServer } from 'node:http'
import { env } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { createSiteServer } from '#app/site/app.server.ts'
import { developmentBuild, productionBuild } from './site-build.ts'
import { createPlatform } from '#app/site/create-platform.server.ts'
import { createPreview } from '#app/preview/routes.server.ts'
import { gentleStop } from '#platform/http/gentle-stop.server.ts'

const server = createServer()
const stopServer = gentleStop(server)
const build = env.NODE_ENV === 'development' ? await developmentBuild(server) : await productionBuild()
const platform = createPlatform(env, log, build)
const preview = createPreview(platform)
createSiteServer(platform, build, server, preview)
build.watch?.(() => platform.changes.recordAll())

server.listen(env.PORT, env.LISTEN_HOST, () => log.info({ port: env.PORT }, 'the sites are served'))
server.on('error', (err) => {
  log.error({ err }, `port ${env.PORT} cannot be listened on`)
  process.exit(1)
})

let stopping = false

async function stop() {
  if (stopping) return
  stopping = true
  preview.close()
  await Promise.all([stopServer(), build.close?.()])
  await platform.close()
  process.exit(0)
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The start script is gone: nobody is left to stop this process.
process.once('disconnect', stop)
