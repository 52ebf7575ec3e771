import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ImportReport } from '#app/stock/import/import.server.ts'
import { childEnv } from '#platform/env.ts'

interface Import {
  dataDir: string
  databaseUrl: string
  tenant: string
  file: string
}

export interface ImportRun {
  report: ImportReport
  megabytes: number
  /** Processor time of the import's own process. */
  seconds: number
}

/** Runs one import in its own process, as from the command line. */
export async function runImport({ dataDir, databaseUrl, tenant, file }: Import): Promise<ImportRun> {
  const child = fork(new URL('import-run.ts', import.meta.url), [tenant, file], {
    env: childEnv({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ALGOLIA_APP_ID: 'local',
    }),
  })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The import ended early.')))
  gone.catch(() => undefined)
  const [run] = await Promise.race([once(child, 'message'), gone])
  return run as ImportRun
}
