import { join, resolve } from 'node:path'
import { childEnv, env } from '#app/platform/env.ts'
import { type Accounts, accountsIn } from './world-accounts.ts'
import { checkDataDir, checkDisk, checkPorts } from './world-checks.ts'
import { StartError } from './world-errors.ts'
import { endLeftovers, writeProcesses } from './world-leftovers.ts'
import { takeLock } from './world-lock.ts'
import { type Database, keepPostgres } from './world-postgres.ts'
import { type ProcessPlan, type Supervised, supervise } from './world-process.ts'
import { seedWhenEmpty } from './world-seed.ts'

export interface WorldOptions {
  dataDir: string
  ports: { site: number; lake: number }
  /** Brings the demo's content into an empty Content Lake. */
  seed: boolean
  mode: 'production' | 'development'
  /** What a person should know: deaths, restarts, warnings. */
  log: (line: string) => void
  /** A step that takes a while begins. */
  step?: (label: string) => void
  /** PostgreSQL to use instead of an embedded one. */
  databaseUrl?: string
  /** Gives the start up; it then rejects once all is stopped again. */
  signal?: AbortSignal
}

/** What a test process, or any other script, needs to know of a running world. Serialisable. */
export interface WorldInfo {
  dataDir: string
  sitePort: number
  lakeUrl: string
  studioUrl: string
  editorToken: string
  viewerToken: string
  /** People who can sign in; the password only while it is the first one. */
  users: Accounts['people']
  /** Process ids by name, kept current. */
  processesFile: string
}

export interface World {
  info: WorldInfo
  siteOrigin(slug: string): string
  /** Ends one process the hard way; it is started again. */
  kill(name: ProcessName): void
  /** Stops everything that was started, PostgreSQL last. */
  stop(): Promise<void>
  /** Ends everything at once. */
  force(): void
}

export type ProcessName = 'postgresql' | 'content-lake' | 'site'

export const scripts = {
  'content-lake': 'embedded/content-lake/main.ts',
  site: 'server/site.ts',
}

const patience = 60_000

/** Starts PostgreSQL, the Content Lake and the sites, and keeps them running until `stop()`. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const dataDir = resolve(options.dataDir)
  const runDir = join(dataDir, 'run')
  const processesFile = join(runDir, 'processes.json')
  const { log, step = () => {} } = options
  await checkDataDir(dataDir)
  await checkDisk(dataDir)
  const release = await takeLock(join(runDir, 'start.lock'), dataDir)
  let database: Database | undefined
  const children: Supervised[] = []

  let writing = Promise.resolve()
  const changed = () => {
    const running = Object.fromEntries([
      ['postgresql', database?.pid],
      ...children.map(({ name, pid }) => [name, pid]),
    ])
    writing = writing.then(() => writeProcesses(processesFile, running)).catch(() => {})
  }
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop()
    await database?.stop()
    await writing
    await release()
  }
  const launch = async (plan: ProcessPlan) => {
    const child = await supervise(plan, log, changed)
    children.push(child)
    changed()
    await child.ready(options.signal)
    options.signal?.throwIfAborted()
  }

  try {
    // What a killed start left behind may hold the ports.
    await endLeftovers(processesFile, scripts)
    await checkPorts({ PORT: options.ports.site, STUDIO_PORT: options.ports.lake })
    if (!options.databaseUrl) {
      step('Starting PostgreSQL')
      database = await keepPostgres(dataDir, log, changed)
    }
    const common = {
      NODE_ENV: options.mode,
      DATA_DIR: dataDir,
      PORT: String(options.ports.site),
      STUDIO_PORT: String(options.ports.lake),
      DATABASE_URL: options.databaseUrl ?? database?.url ?? '',
    }
    const lakeUrl = `http://localhost:${options.ports.lake}`
    step('Starting the Content Lake')
    let accounts: Accounts | undefined
    await launch({
      name: 'content-lake',
      args: [scripts['content-lake']],
      env: childEnv({ ...common, ...local(lakeUrl) }),
      logFile: join(dataDir, 'logs', 'content-lake.log'),
      healthUrl: `${lakeUrl}/health`,
      onMessage: (message) => {
        accounts = accountsIn(message) ?? accounts
      },
      patience,
    })
    if (!accounts) throw new StartError('The Content Lake did not say who can sign in.')
    if (options.seed) await seedWhenEmpty({ lakeUrl, token: accounts.editorToken }, step)
    step('Starting the sites')
    await launch({
      name: 'site',
      args: [scripts.site],
      env: childEnv({ ...common, ...local(lakeUrl), SANITY_API_TOKEN: accounts.viewerToken }),
      logFile: join(dataDir, 'logs', 'site.log'),
      healthUrl: `http://127.0.0.1:${options.ports.site}/health`,
      patience,
    })
    const info = describe(options, dataDir, lakeUrl, accounts, processesFile)
    return {
      info,
      siteOrigin: (slug) =>
        env.SITE_ORIGIN.replace('{tenant}', slug).replace('{port}', String(options.ports.site)),
      kill: (name) =>
        name === 'postgresql' ? database?.kill() : children.find((child) => child.name === name)?.kill(),
      stop,
      force: () => {
        for (const child of children) child.kill()
      },
    }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** The embedded Content Lake, whatever the caller's own environment says. */
const local = (lakeUrl: string) => ({
  SANITY_PROJECT_ID: 'local',
  SANITY_DATASET: 'production',
  CONTENT_LAKE_URL: lakeUrl,
})

function describe(
  options: WorldOptions,
  dataDir: string,
  lakeUrl: string,
  accounts: Accounts,
  processesFile: string,
): WorldInfo {
  return {
    dataDir,
    sitePort: options.ports.site,
    lakeUrl,
    studioUrl: `${lakeUrl}/studio`,
    editorToken: accounts.editorToken,
    viewerToken: accounts.viewerToken,
    users: accounts.people,
    processesFile,
  }
}
