import { join } from 'node:path'
import { childEnv } from '#platform/env.ts'
import { type Accounts, accountsIn } from './accounts.ts'
import type { SearchKeys } from './search-keys.ts'
import type { ProcessPlan } from './supervise.ts'

export interface Ground {
  dataDir: string
  ports: { site: number; lake: number }
  mode: 'production' | 'development'
  databaseUrl: string
  /** Keys of the embedded search server; undefined where Algolia's own is used, as the environment says. */
  search?: SearchKeys
}

/** By process name: what a leftover of a killed start is recognised by. */
export const scripts = {
  'content-lake': 'server/processes/content-lake.ts',
  site: 'server/processes/site.ts',
  studio: 'node_modules/vite/bin/vite.js',
}

const patience = 60_000
const logOf = (dataDir: string, name: string) => join(dataDir, 'logs', `${name}.log`)

export const lakeUrlOf = ({ ports }: Pick<Ground, 'ports'>) => `http://localhost:${ports.lake}`

export const studioUrlOf = ({ ports, mode }: Pick<Ground, 'ports' | 'mode'>) =>
  `http://localhost:${mode === 'development' ? ports.lake + 1 : ports.lake}/studio`

/** The embedded services, whatever the caller's own environment says. */
const variables = (ground: Ground) => ({
  NODE_ENV: ground.mode,
  DATA_DIR: ground.dataDir,
  PORT: String(ground.ports.site),
  STUDIO_PORT: String(ground.ports.lake),
  DATABASE_URL: ground.databaseUrl,
  SANITY_PROJECT_ID: 'local',
  SANITY_DATASET: 'production',
  CONTENT_LAKE_URL: lakeUrlOf(ground),
  ...(ground.search && {
    ALGOLIA_APP_ID: 'local',
    ALGOLIA_INDEX_PREFIX: '',
    ALGOLIA_ADMIN_KEY: ground.search.adminKey,
    ALGOLIA_SEARCH_KEY: ground.search.searchKey,
  }),
})

export const contentLakePlan = (ground: Ground, tell: (accounts: Accounts) => void): ProcessPlan => ({
  name: 'content-lake',
  args: [scripts['content-lake']],
  env: childEnv(variables(ground)),
  logFile: logOf(ground.dataDir, 'content-lake'),
  healthUrl: `${lakeUrlOf(ground)}/health`,
  patience,
  onMessage: (message) => {
    const accounts = accountsIn(message)
    if (accounts) tell(accounts)
  },
  sources: ['embedded/content-lake', 'platform', 'server/processes'],
})

export const sitePlan = (ground: Ground, token: string, secret: string): ProcessPlan => ({
  name: 'site',
  args: [scripts.site],
  env: childEnv({ ...variables(ground), SANITY_API_TOKEN: token, SITE_SECRET: secret }),
  logFile: logOf(ground.dataDir, 'site'),
  healthUrl: `http://127.0.0.1:${ground.ports.site}/health`,
  patience,
  sources: ['server/processes', 'platform', 'embedded/search'],
})

/** The site alone, on content and settings of the environment. */
export const hostedSitePlan = ({ dataDir, ports }: Pick<Ground, 'dataDir' | 'ports'>): ProcessPlan => ({
  name: 'site',
  args: [scripts.site],
  env: childEnv({}),
  logFile: logOf(dataDir, 'site'),
  healthUrl: `http://127.0.0.1:${ports.site}/health`,
  patience,
})

/** The Studio from its sources, on the port after the Content Lake's, to which it passes API calls on. */
export const studioPlan = ({ dataDir, ports }: Ground): ProcessPlan => ({
  name: 'studio',
  args: [scripts.studio, '--port', String(ports.lake + 1), '--strictPort'],
  cwd: 'studio',
  env: childEnv({ NODE_ENV: 'development', STUDIO_PORT: String(ports.lake) }),
  logFile: logOf(dataDir, 'studio'),
  healthUrl: `http://localhost:${ports.lake + 1}/studio/`,
  patience,
})
