import { rm, writeFile } from 'node:fs/promises'
import { startTestWorld } from '../product/start.ts'
import { worldFile } from './product-file.ts'

/** One world for all browser tests: a test that changes content puts it back. */
export default async function setup() {
  const world = await startTestWorld()
  const file = worldFile(process.pid)
  await writeFile(file, JSON.stringify(world.info), { mode: 0o600 })
  return async () => {
    await world.stop()
    await rm(file, { force: true })
  }
}
