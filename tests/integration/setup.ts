import type { TestProject } from 'vitest/node'
import type { WorldInfo } from '#server/processes/product.ts'
import { startTestWorld } from '../product/start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    world: WorldInfo
  }
}

/** One world for all integration tests: a test that changes content puts it back. */
export default async function setup(project: TestProject) {
  const world = await startTestWorld()
  project.provide('world', world.info)
  return world.stop
}
