import { join } from 'node:path'
import { childEnv } from '#platform/env.ts'
import { type Accounts, accountsIn } from './accounts.ts'
import type { SearchKeys } from './search-keys.ts'
import type { ProcessPlan } from './supervise.ts'

export interface ProcessSettings {
  dataDir: string
  ports: { site: number; lake: number }
  mode: 'production' | 'development'
  databaseUrl: string
  /** Keys of the embedded search server; undefined when the environment selects Algolia. */
  search?: SearchKeys
}

/** Script of each process, by name; a process that a killed start left behind is recognised by it. */
export const scripts = {
  'content-lake': 'server/processes/content-lake.ts',
  site: 'server/processes/site.ts',
  studio: 'node_modules/vite/bin/vite.js',
}

/** How long a start may take, in milliseconds. */
const patience = 60_000
const logOf = (dataDir: string, name: string) => join(dataDir, 'logs', `${name}.log`)

export const lakeUrlOf = ({ ports }: Pick<ProcessSettings, 'ports'>) => `http://localhost:${ports.lake}`

export const studioUrlOf = ({ ports, mode }: Pick<ProcessSettings, 'ports' | 'mode'>) =>
  `http://localhost:${mode === 'development' ? ports.lake + 1 : ports.lake}/studio`

/** Variables that select the embedded services, whatever the caller's own environment says. */
const variables = (settings: ProcessSettings) => ({
  NODE_ENV: settings.mode,
  DATA_DIR: settings.dataDir,
  PORT: String(settings.ports.site),
  STUDIO_PORT: String(settings.ports.lake),
  DATABASE_URL: settings.databaseUrl,
  SANITY_PROJECT_ID: 'local',
  SANITY_DATASET: 'production',
  CONTENT_LAKE_URL: lakeUrlOf(settings),
  ...(settings.search && {
    ALGOLIA_APP_ID: 'local',
    ALGOLIA_INDEX_PREFIX: '',
    ALGOLIA_ADMIN_KEY: settings.search.adminKey,
    ALGOLIA_SEARCH_KEY: settings.search.searchKey,
  }),
})

export const contentLakePlan = (
  settings: ProcessSettings,
  onAccounts: (accounts: Accounts) => void,
): ProcessPlan => ({
  name: 'content-lake',
  args: [scripts['content-lake']],
  env: childEnv(variables(settings)),
  logFile: logOf(settings.dataDir, 'content-lake'),
  healthUrl: `${lakeUrlOf(settings)}/health`,
  patience,
  onMessage: (message) => {
    const accounts = accountsIn(message)
    if (accounts) onAccounts(accounts)
  },
  sources: ['embedded/content-lake', 'platform', 'server/processes'],
})

export const sitePlan = (settings: ProcessSettings, token: string, secret: string): ProcessPlan => ({
  name: 'site',
  args: [scripts.site],
  env: childEnv({ ...variables(settings), SANITY_API_TOKEN: token, SITE_SECRET: secret }),
  logFile: logOf(settings.dataDir, 'site'),
  healthUrl: `http://127.0.0.1:${settings.ports.site}/health`,
  patience,
  sources: ['server/processes', 'platform', 'embedded/search'],
})

/** The site alone, with content and settings as the environment says. */
export const hostedSitePlan = ({
  dataDir,
  ports,
}: Pick<ProcessSettings, 'dataDir' | 'ports'>): ProcessPlan => ({
  name: 'site',
  args: [scripts.site],
  env: childEnv({}),
  logFile: logOf(dataDir, 'site'),
  healthUrl: `http://127.0.0.1:${ports.site}/health`,
  patience,
})

/** The Studio from its sources, on the port after the Content Lake's, to which it forwards API calls. */
export const studioPlan = ({ dataDir, ports }: ProcessSettings): ProcessPlan => ({
  name: 'studio',
  args: [scripts.studio, '--port', String(ports.lake + 1), '--strictPort'],
  cwd: 'studio',
  env: childEnv({ NODE_ENV: 'development', STUDIO_PORT: String(ports.lake) }),
  logFile: logOf(dataDir, 'studio'),
  healthUrl: `http://localhost:${ports.lake + 1}/studio/`,
  patience,
})
