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
 * The database for a command: the one of DATABASE_URL, the one of a running `npm start`, or the embedded one, which is
 * then started and stopped with the command.
 */
export async function openStockDatabase(): Promise<StockDatabase> {
  if (env.DATABASE_URL) return opened(env.DATABASE_URL)
  const running = await postmaster(join(env.DATA_DIR, 'postgres.json'))
  const server = await startPostgres({ dataDir: env.DATA_DIR })
  await server.createDatabase('forecourt')
  // A database that was running already belongs to `npm start`.
  return opened(server.url('forecourt'), running === server.pid ? undefined : server.stop)
}

function opened(connectionString: string, stop?: () => Promise<void>): StockDatabase {
  const pool = new pg.Pool({ connectionString, max: 6 })
  // An idle connection that ends must not end the command.
  pool.on('error', () => undefined)
  return {
    pool,
    async close() {
      await pool.end()
      await stop?.()
    },
  }
}

/** Process id of the PostgreSQL that runs on the data directory; undefined if none is recorded there. */
async function postmaster(keptFile: string): Promise<number | undefined> {
  try {
    const { directory } = JSON.parse(await readFile(keptFile, 'utf8')) as { directory: string }
    return Number((await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')[0])
  } catch {
    return undefined
  }
}
