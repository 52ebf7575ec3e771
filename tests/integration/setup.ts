import type { TestProject } from 'vitest/node'
import type { WorldInfo } from '#server/world.ts'
import { startTestWorld } from '#tests/world/start.ts'

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
