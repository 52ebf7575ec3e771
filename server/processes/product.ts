import { join, resolve } from 'node:path'
import { Deferred } from '#platform/deferred.ts'
import { env } from '#platform/env.ts'
import type { Accounts } from './accounts.ts'
import { checkDataDir, checkDisk, checkPorts } from './checks.ts'
import { createGroup } from './group.ts'
import { keepPostgres } from './keep-postgres.ts'
import { endLeftovers } from './leftovers.ts'
import { takeLock } from './lock.ts'
import {
  contentLakePlan,
  lakeUrlOf,
  type ProcessSettings,
  scripts,
  sitePlan,
  studioPlan,
  studioUrlOf,
} from './plans.ts'
import { freePort } from './ports.ts'
import { searchKeys } from './search-keys.ts'
import { seedWhenEmpty, tenantsOf } from './seed-content.ts'
import { seedStock } from './seed-stock.ts'
import { siteSecret } from './site-secret.ts'
import { StartError } from './start-error.ts'

export interface ProductOptions {
  dataDir: string
  ports: { site: number; lake: number }
  /** Writes the demo content into an empty Content Lake. */
  seed: boolean
  /** Imports the demo stock for demo sites that have never had any. */
  demoStock?: boolean
  mode: 'production' | 'development'
  /** Called with what a person should know: processes that died and were started again, warnings. */
  log: (line: string) => void
  /** Called when a step that takes a while begins. */
  step?: (label: string) => void
  /** PostgreSQL to use instead of an embedded one. */
  databaseUrl?: string
  /** Vehicles are searched at Algolia, as the environment says, instead of the embedded search server. */
  hostedSearch?: boolean
  /** Abandons the start, which rejects once everything is stopped again. */
  signal?: AbortSignal
}

/** What tests and scripts need to know of a running product. Serialisable. */
export interface ProductInfo {
  dataDir: string
  sitePort: number
  lakeUrl: string
  studioUrl: string
  editorToken: string
  viewerToken: string
  /** Admin key of the embedded search server (`/search-api` of every site). */
  searchAdminKey?: string
  /** People who can sign in; with their password until they change it. */
  users: Accounts['people']
  /** Process ids by name, kept current. */
  processesFile: string
}

export interface Product {
  info: ProductInfo
  siteOrigin(slug: string): string
  /** Kills one process; it is started again. */
  kill(name: 'postgresql' | 'content-lake' | 'site'): void
  /** Stops everything that was started, PostgreSQL last. */
  stop(): Promise<void>
  /** Kills everything at once; PostgreSQL stops once this process has ended. */
  force(): void
}

/** How long the Content Lake may take to send its accounts once it runs, in milliseconds. */
const accountsPatience = 10_000

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
    const settings: ProcessSettings = {
      dataDir,
      ports,
      mode,
      databaseUrl: options.databaseUrl ?? (await startDatabase()),
      search: options.hostedSearch ? undefined : await searchKeys(dataDir),
      studioPort: mode === 'development' ? await freePort() : undefined,
    }
    const lakeUrl = lakeUrlOf(settings)
    step('Starting the Content Lake')
    const accounts = await accountsAfter((onAccounts) =>
      group.launch(contentLakePlan(settings, onAccounts), signal),
    )
    if (options.seed) await seedWhenEmpty({ lakeUrl, token: accounts.editorToken }, step, log)
    step('Starting the sites')
    await Promise.all([
      group.launch(sitePlan(settings, accounts.viewerToken, await siteSecret(dataDir)), signal),
      options.demoStock && seedDemoStock({ ...settings, lakeUrl }, accounts.editorToken),
    ])
    if (settings.studioPort) await group.launch(studioPlan(settings, settings.studioPort), signal)
    const { editorToken, viewerToken, people: users } = accounts
    const studioUrl = studioUrlOf(settings)
    return {
      info: {
        dataDir,
        sitePort: ports.site,
        lakeUrl,
        studioUrl,
        editorToken,
        viewerToken,
        searchAdminKey: settings.search?.adminKey,
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

  async function seedDemoStock(settings: ProcessSettings & { lakeUrl: string }, editorToken: string) {
    const { databaseUrl, lakeUrl, search } = settings
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

/** Waits until the Content Lake runs and has sent who can sign in. */
async function accountsAfter(launch: (onAccounts: (accounts: Accounts) => void) => Promise<void>) {
  const accounts = new Deferred<Accounts>()
  await launch(accounts.resolve)
  const timer = setTimeout(
    () => accounts.reject(new StartError('The Content Lake runs, but did not say who can sign in.')),
    accountsPatience,
  )
  return accounts.promise.finally(() => clearTimeout(timer))
}
