import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoUsers, ensureAccounts } from '#embedded/content-lake/auth/router.ts'
import { createContentLake } from '#embedded/content-lake/server.ts'
import { env } from '#platform/env.ts'
import { access, siteEditors } from './content-access.ts'
import { developedStudio } from './developed-studio.ts'
import { siteClaims } from './site-claims.ts'

/**
 * The process of the Content Lake, configured by `DATABASE_URL`, `DATA_DIR` and `STUDIO_PORT`; `--studio-port` is where the
 * Studio under development listens.
 */
async function main(): Promise<void> {
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set; npm start sets it to the embedded PostgreSQL.')
  const { values } = parseArgs({ options: { 'studio-port': { type: 'string' } } })
  const studioPort = Number(values['studio-port'])
  const sites = env.SITE_ORIGIN.replace('{port}', String(env.PORT)).replace('{tenant}', '*')
  const server = await createContentLake({
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    publicOrigin: new URL(env.CONTENT_LAKE_URL).origin,
    // The gallery of blocks asks people to sign in.
    returnOrigins: [`http://localhost:${env.PORT}`],
    frameOrigins: [sites, `http://localhost:${env.PORT}`],
    studioDir: resolve('build/studio'),
    studio: studioPort ? developedStudio(studioPort) : undefined,
    trustProxy: env.TRUST_PROXY,
    access,
    claims: siteClaims(env),
  })
  const accounts = await ensureAccounts(server.context, [...demoUsers, ...siteEditors])
  await server.listen(env.STUDIO_PORT, env.LISTEN_HOST)
  process.send?.({ type: 'ready', url: server.url, accounts })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Without its parent, nothing would ever stop this process.
  if (process.connected) process.on('disconnect', stop)
}

main().catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    console.error(`Port ${env.STUDIO_PORT} is in use; stop what uses it or set STUDIO_PORT to another.`)
  else console.error('The Content Lake cannot start:', error instanceof Error ? error.message : error)
  process.exit(1)
})
