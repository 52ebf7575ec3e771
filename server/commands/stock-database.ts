import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#embedded/postgres/postgres.ts'
import { env } from '#platform/env.ts'

interface StockDatabase {
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * The database for a command: that of DATABASE_URL, that of a running `npm start`, or the embedded one, started for
 * the time of the command.
 */
export async function openStockDatabase(): Promise<StockDatabase> {
  if (env.DATABASE_URL) return opened(env.DATABASE_URL)
  const running = await postmaster(join(env.DATA_DIR, 'postgres.json'))
  const server = await startPostgres({ dataDir: env.DATA_DIR })
  await server.createDatabase('forecourt')
  // One that was running belongs to `npm start`.
  return opened(server.url('forecourt'), running === server.pid ? undefined : server.stop)
}

function opened(connectionString: string, stop?: () => Promise<void>): StockDatabase {
  const pool = new pg.Pool({ connectionString, max: 6 })
  // A connection that ends while nobody uses it is no reason to end the command.
  pool.on('error', () => undefined)
  return {
    pool,
    async close() {
      await pool.end()
      await stop?.()
    },
  }
}

/** Process id of the PostgreSQL that the data directory belongs to, if one is noted there. */
async function postmaster(keptFile: string): Promise<number | undefined> {
  try {
    const { directory } = JSON.parse(await readFile(keptFile, 'utf8')) as { directory: string }
    return Number((await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')[0])
  } catch {
    return undefined
  }
}
