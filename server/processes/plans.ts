import { join } from 'node:path'
import { childEnv } from '#platform/env.ts'
import { type Accounts, accountsIn } from './accounts.ts'
import type { SearchKeys } from './search-keys.ts'
import type { ProcessPlan } from './supervise.ts'

export interface ProcessSettings {
  dataDir: string
  ports: { site: number; lake: number }
  mode: 'production' | 'development'
  /** Where the Studio under development listens, for the Content Lake to pass on; undefined for the built one. */
  studioPort?: number
  databaseUrl: string
  /** Keys of the embedded search server; undefined when the environment selects Algolia. */
  search?: SearchKeys
}

/** Script of each process, by name; a process that a killed start left behind is recognised by it. */
export const scripts = {
  'content-lake': 'server/processes/content-lake.ts',
  site: 'server/processes/site.ts',
  studio: 'studio/dev-server.ts',
}

/** How long a start may take, in milliseconds. */
const patience = 60_000
const logOf = (dataDir: string, name: string) => join(dataDir, 'logs', `${name}.log`)

export const lakeUrlOf = ({ ports }: Pick<ProcessSettings, 'ports'>) => `http://localhost:${ports.lake}`

export const studioUrlOf = ({ ports }: Pick<ProcessSettings, 'ports'>) =>
  `http://localhost:${ports.lake}/studio`

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

/** Under development a process may stand at a breakpoint. */
const lifeAt = ({ mode }: ProcessSettings, lifeUrl: string) => (mode === 'production' ? { lifeUrl } : {})

export const contentLakePlan = (
  settings: ProcessSettings,
  onAccounts: (accounts: Accounts) => void,
): ProcessPlan => ({
  name: 'content-lake',
  args: [scripts['content-lake'], ...(settings.studioPort ? [`--studio-port=${settings.studioPort}`] : [])],
  env: childEnv(variables(settings)),
  logFile: logOf(settings.dataDir, 'content-lake'),
  healthUrl: `${lakeUrlOf(settings)}/health`,
  ...lifeAt(settings, `${lakeUrlOf(settings)}/`),
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
  ...lifeAt(settings, `http://127.0.0.1:${settings.ports.site}/health`),
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
  lifeUrl: `http://127.0.0.1:${ports.site}/health`,
  patience,
})

/** The Studio from its sources, on a port that only the Content Lake and the page's updates use. */
export const studioPlan = (settings: ProcessSettings, studioPort: number): ProcessPlan => ({
  name: 'studio',
  args: [scripts.studio, String(studioPort)],
  env: childEnv(variables(settings)),
  logFile: logOf(settings.dataDir, 'studio'),
  healthUrl: `http://127.0.0.1:${studioPort}/studio/`,
  patience,
})
