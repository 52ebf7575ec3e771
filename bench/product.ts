import { fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { childEnv } from '#platform/env.ts'
import type { Product } from '#server/processes/product.ts'
import { startTestProduct } from '#tests/product/start.ts'

const running = new Set<Product>()

/** On Ctrl-C, stop PostgreSQL and remove the data. */
process.once('SIGINT', async () => {
  await Promise.allSettled([...running].map((product) => product.stop()))
  process.exit(130)
})

/** Runs `work` with a started product and its demo content, and stops it afterwards. */
export async function withProduct<T>(work: (product: Product) => Promise<T>): Promise<T> {
  const product = await startTestProduct()
  running.add(product)
  try {
    return await work(product)
  } finally {
    running.delete(product)
    await product.stop()
  }
}

/** The environment of a process that reads the product's Content Lake as its site does; `name` is its own folder. */
export const siteEnv = ({ info }: Product, name: string) =>
  childEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: `${info.dataDir}/bench/${name}`,
    PORT: String(info.sitePort),
    CONTENT_LAKE_URL: info.lakeUrl,
    SANITY_API_TOKEN: info.viewerToken,
    SANITY_PROJECT_ID: 'local',
  })

export interface Server {
  port: number
  /** Sends a message and waits for the reply. */
  ask(message: Serializable): Promise<unknown>
  stop(): void
}

/** Starts a server in its own process; its first message is its port. */
export async function startServer(
  script: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<Server> {
  const child = fork(new URL(script, import.meta.url), args, { env: environment })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`${script} ${args.join(' ')} ended.`)))
  const [{ port }] = (await Promise.race([once(child, 'message'), gone])) as [{ port: number }]
  gone.catch(() => undefined)
  return {
    port,
    async ask(message) {
      const answered = once(child, 'message')
      child.send(message)
      return (await Promise.race([answered, gone]))[0]
    },
    stop: () => void child.kill(),
  }
}
