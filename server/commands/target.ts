import { resolve } from 'node:path'
import type { Env } from '#platform/env.ts'

// What a command is about to write to, in words: whoever has set the wrong variable sees it before anything is written.

/** Without user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `the PostgreSQL ${host}${pathname}`
}

const keptIn = (env: Env) =>
  env.DATABASE_URL ? placeOf(env.DATABASE_URL) : `the data directory ${resolve(env.DATA_DIR)}`

/** Where a tenant's leads are kept. */
export const leadsTarget = (env: Env, tenant: string) => `Target: leads of ${tenant} in ${keptIn(env)}`

/** Where a tenant's vehicles are kept and searched. */
export function stockTarget(env: Env, tenant: string): string {
  const hosted = env.ALGOLIA_APP_ID !== 'local'
  const searched = hosted ? `, searched at the Algolia application ${env.ALGOLIA_APP_ID}` : ''
  return `Target: stock of ${tenant} in ${keptIn(env)}${searched}`
}

/** Where documents are kept. */
export function contentTarget(env: Env): string {
  const place = env.embedded
    ? `the Content Lake at ${env.CONTENT_LAKE_URL}, of the data directory ${resolve(env.DATA_DIR)}`
    : `the Sanity project ${env.SANITY_PROJECT_ID}, dataset ${env.SANITY_DATASET}`
  return `Target: content in ${place}`
}
