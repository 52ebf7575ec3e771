import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/processes/ports.ts'
import { type Product, startProduct } from '#server/processes/product.ts'

/** Starts the whole product on free ports, with a seeded data directory of its own that `stop()` removes. */
export async function startTestProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'))
  // PostgreSQL runs as another user when tests run as root, and has to enter its folder.
  await chmod(dataDir, 0o755)
  const [site, lake] = [await freePort(), await freePort()]
  const lines: string[] = []
  try {
    const product = await startProduct({
      dataDir,
      ports: { site, lake },
      seed: true,
      mode: 'production',
      log: (line) => lines.push(line),
    })
    const stop = async () => {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    return { ...product, stop }
  } catch (error) {
    console.error(lines.join('\n'))
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}
