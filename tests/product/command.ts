import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { childEnv } from '#platform/env.ts'
import type { ProductInfo } from './index.ts'

/** Runs a command of `server/commands` as from the command line, beside the running product. */
export async function runCommand(product: ProductInfo, name: string, ...args: string[]) {
  const child = spawn(process.execPath, [`server/commands/${name}.ts`, ...args], {
    env: childEnv({
      DATA_DIR: product.dataDir,
      PORT: String(product.sitePort),
      CONTENT_LAKE_URL: product.lakeUrl,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
