import { join, resolve } from 'node:path'
import { env } from '#platform/env.ts'
import type { Accounts } from './accounts.ts'
import { checkDataDir, checkDisk, checkPorts } from './checks.ts'
import { createGroup } from './group.ts'
import { keepPostgres } from './keep-postgres.ts'
import { endLeftovers } from './leftovers.ts'
import { takeLock } from './lock.ts'
import {
  contentLakePlan,
  type Ground,
  lakeUrlOf,
  scripts,
  sitePlan,
  studioPlan,
  studioUrlOf,
} from './plans.ts'
import { searchKeys } from './search-keys.ts'
import { siteSecret } from './site-secret.ts'
import { seedWhenEmpty, tenantsOf } from './seed-content.ts'
import { seedStock } from './seed-stock.ts'
import { StartError } from './start-error.ts'

export interface ProductOptions {
  dataDir: string
  ports: { site: number; lake: number }
  /** Brings the demo's content into an empty Content Lake. */
  seed: boolean
  /** Gives demo sites that have never had any their stock. */
  demoStock?: boolean
  mode: 'production' | 'development'
  /** What a person should know: deaths, restarts, warnings. */
  log: (line: string) => void
  /** A step that takes a while begins. */
  step?: (label: string) => void
  /** PostgreSQL to use instead of an embedded one. */
  databaseUrl?: string
  /** Vehicles are searched at Algolia, as the environment says, instead of the embedded search server. */
  hostedSearch?: boolean
  /** Gives the start up; it then rejects once all is stopped again. */
  signal?: AbortSignal
}

/** What a test process, or any other script, needs to know of a running product. Serialisable. */
export interface ProductInfo {
  dataDir: string
  sitePort: number
  lakeUrl: string
  studioUrl: string
  editorToken: string
  viewerToken: string
  /** Key that may do everything on the embedded search server (`/search-api` of every site). */
  searchAdminKey?: string
  /** People who can sign in; the password only while it is the first one. */
  users: Accounts['people']
  /** Process ids by name, kept current. */
  processesFile: string
}

export interface Product {
  info: ProductInfo
  siteOrigin(slug: string): string
  /** Ends one process the hard way; it is started again. */
  kill(name: 'postgresql' | 'content-lake' | 'site'): void
  /** Stops everything that was started, PostgreSQL last. */
  stop(): Promise<void>
  /** Ends everything at once; PostgreSQL is left to the next start. */
  force(): void
}

const tellingTakes = 10_000

/** Starts PostgreSQL, the Content Lake and the sites, and keeps them running until `stop()`. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { log, mode, ports, signal, step = () => {} } = options
  const dataDir = resolve(options.dataDir)
  const processesFile = join(dataDir, 'run', 'processes.json')
  await checkDataDir(dataDir)
  await checkDisk(dataDir)
  const release = await takeLock(join(dataDir, 'run', 'start.lock'), dataDir)
  const group = createGroup(processesFile, { watching: mode === 'development', log })
  const stop = async () => {
    await group.stop()
    await release()
  }
  try {
    // What a killed start left behind may hold the ports.
    await endLeftovers(processesFile, scripts)
    await checkPorts({ PORT: ports.site, STUDIO_PORT: ports.lake })
    const ground: Ground = {
      dataDir,
      ports,
      mode,
      databaseUrl: options.databaseUrl ?? (await startDatabase()),
      search: options.hostedSearch ? undefined : await searchKeys(dataDir),
    }
    const lakeUrl = lakeUrlOf(ground)
    step('Starting the Content Lake')
    const accounts = await told((tell) => group.launch(contentLakePlan(ground, tell), signal))
    if (options.seed) await seedWhenEmpty({ lakeUrl, token: accounts.editorToken }, step, log)
    step('Starting the sites')
    await Promise.all([
      group.launch(sitePlan(ground, accounts.viewerToken, await siteSecret(dataDir)), signal),
      options.demoStock && seedDemoStock({ ...ground, lakeUrl }, accounts.editorToken),
    ])
    if (mode === 'development') await group.launch(studioPlan(ground), signal)
    const { editorToken, viewerToken, people: users } = accounts
    const studioUrl = studioUrlOf(ground)
    return {
      info: {
        dataDir,
        sitePort: ports.site,
        lakeUrl,
        studioUrl,
        editorToken,
        viewerToken,
        searchAdminKey: ground.search?.adminKey,
        users,
        processesFile,
      },
      siteOrigin: (slug) => siteOriginOf(slug, ports.site),
      kill: group.kill,
      stop,
      force: group.force,
    }
  } catch (error) {
    await stop().catch((failure: unknown) => log(String(failure)))
    throw error
  }

  async function seedDemoStock(ground: Ground & { lakeUrl: string }, editorToken: string) {
    const { databaseUrl, lakeUrl, search } = ground
    const sites = await tenantsOf({ lakeUrl, editorToken })
    await seedStock({ databaseUrl, dataDir, hostedSearch: !search }, sites, step, log)
  }

  async function startDatabase() {
    step('Starting PostgreSQL')
    const database = await keepPostgres(dataDir, log, group.list)
    group.hold(database)
    return database.url
  }
}

export const siteOriginOf = (slug: string, port: number) =>
  env.SITE_ORIGIN.replace('{tenant}', slug).replace('{port}', String(port))

/** Waits until the Content Lake runs and has told who can sign in. */
async function told(launch: (tell: (accounts: Accounts) => void) => Promise<void>): Promise<Accounts> {
  let timer: NodeJS.Timeout | undefined
  let tell: (accounts: Accounts) => void = () => {}
  const telling = new Promise<Accounts>((resolve) => {
    tell = resolve
  })
  await launch((accounts) => tell(accounts))
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StartError('The Content Lake runs, but did not say who can sign in.')),
      tellingTakes,
    )
  })
  return Promise.race([telling, late]).finally(() => clearTimeout(timer))
}
