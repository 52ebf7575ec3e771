import { env } from '#platform/env.ts'
import { startHosted } from '../processes/hosted.ts'
import { startProduct } from '../processes/product.ts'
import { tenantsOf } from '../processes/seed-content.ts'
import { createProgress } from './progress.ts'
import { onStop } from './signals.ts'
import { welcome, welcomeHosted } from './welcome.ts'

type Mode = 'production' | 'development'
type Progress = ReturnType<typeof createProgress>

/** Starts everything, prints where it is, and stops it on Ctrl-C or SIGTERM. */
export function run(mode: Mode) {
  const began = Date.now()
  // A terminal that is closed must not keep anything from being stopped in order.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  const progress = createProgress(process.stderr)
  const stopping = new AbortController()
  const starting = env.embedded
    ? embedded(mode, progress, stopping.signal)
    : hosted(progress, stopping.signal)
  let force = () => {}

  onStop(
    async () => {
      progress.step('Stopping')
      stopping.abort()
      const running = await starting.catch(() => undefined)
      await running?.stop()
      progress.done()
    },
    () => force(),
  )

  starting
    .then((running) => {
      force = running.force
      progress.done()
      if (!stopping.signal.aborted) console.log(running.greeting((Date.now() - began) / 1000))
    })
    .catch((error: unknown) => {
      if (stopping.signal.aborted) return
      progress.done()
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    })
}

async function embedded(mode: Mode, progress: Progress, signal: AbortSignal) {
  const product = await startProduct({
    dataDir: env.DATA_DIR,
    ports: { site: env.PORT, lake: env.STUDIO_PORT },
    mode,
    seed: true,
    demoStock: true,
    log: progress.say,
    step: progress.step,
    databaseUrl: env.DATABASE_URL,
    hostedSearch: env.ALGOLIA_APP_ID !== 'local',
    signal,
  })
  const tenants = await tenantsOf(product.info)
  return {
    stop: product.stop,
    force: product.force,
    greeting: (seconds: number) => welcome(product, tenants, seconds),
  }
}

async function hosted(progress: Progress, signal: AbortSignal) {
  progress.step('Starting the sites')
  const site = await startHosted({ dataDir: env.DATA_DIR, port: env.PORT, log: progress.say, signal })
  return { ...site, greeting: (seconds: number) => welcomeHosted(env, seconds) }
}
