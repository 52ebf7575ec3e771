import pg from 'pg'
import { importStock } from '#app/stock/import/import.server.ts'
import { searchWriter } from '#app/stock/index/client.server.ts'
import { hostSearch } from '#embedded/search/in-process.ts'
import { env } from '#platform/env.ts'
import { log } from '#platform/log.ts'

// One import in a process of its own, as from the command line; sends its report and the memory it took.

const [tenant, file] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: env.DATABASE_URL })
const writer = searchWriter(env, pool, log, hostSearch)
const search = { client: writer.client, prefix: '', appId: 'local' }
const report = await importStock({
  pool,
  tenant: tenant!,
  source: { file: file! },
  dataDir: env.DATA_DIR,
  search,
  // The tenant's demo stock is removed.
  force: true,
})
process.send?.({
  report,
  megabytes: process.resourceUsage().maxRSS / 1024,
  seconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
})
await writer.close()
await pool.end()
process.disconnect?.()
