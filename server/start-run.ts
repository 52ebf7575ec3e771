import { env } from '#app/platform/env.ts'
import { createProgress } from './start-progress.ts'
import { onStop } from './start-signals.ts'
import { welcome } from './start-welcome.ts'
import { startWorld, type World } from './world.ts'
import { tenantsOf } from './world-seed.ts'

/** Starts everything, prints where it is, and stops it on Ctrl-C or SIGTERM. */
export function runWorld(mode: 'production' | 'development') {
  const began = Date.now()
  const progress = createProgress(process.stderr)
  const stopping = new AbortController()
  const starting = startWorld({
    dataDir: env.DATA_DIR,
    ports: { site: env.PORT, lake: env.STUDIO_PORT },
    mode,
    seed: true,
    log: progress.say,
    step: progress.step,
    databaseUrl: env.DATABASE_URL,
    signal: stopping.signal,
  })
  let world: World | undefined

  onStop(
    async () => {
      progress.step('Stopping')
      stopping.abort()
      await starting.catch(() => {})
      await world?.stop()
      progress.done()
    },
    () => world?.force(),
  )

  const greet = async () => {
    world = await starting
    progress.done()
    if (stopping.signal.aborted) return
    const tenants = await tenantsOf(world.info)
    console.log(welcome(world, tenants, (Date.now() - began) / 1000))
  }
  greet().catch((error: unknown) => {
    if (stopping.signal.aborted) return
    progress.done()
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
