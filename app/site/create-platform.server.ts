import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { answerFiles } from '#app/content/answer-files.server.ts'
import { createAnswers } from '#app/content/answers.server.ts'
import { Changes } from '#app/content/changes.ts'
import { connectLake } from '#app/content/lake.server.ts'
import { embeddedPlaces } from '#app/places/embedded.server.ts'
import { mapboxPlaces } from '#app/places/mapbox.server.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from './platform.server.ts'
import { connectStock } from '#app/stock/connect.server.ts'
import { createDirectory } from '#app/tenancy/directory.server.ts'
import type { SiteBuild } from '#server/processes/site-build.ts'

/** Everything one site process works with; `close` lets go of Content Lake, database and search. */
export function createPlatform(
  env: Env,
  log: Log,
  { siteScript, previewScript }: Pick<SiteBuild, 'siteScript' | 'previewScript'> = {},
): Platform & { close(): Promise<void> } {
  const changes = new Changes()
  const files = answerFiles(
    join(env.DATA_DIR, 'site-cache', 'content', env.SANITY_PROJECT_ID, env.SANITY_DATASET),
  )
  files.prune().catch((err) => log.warn({ err }, 'kept answers could not be tidied'))
  const { lake, close: closeLake } = connectLake(env, changes, log)
  const { stock, search, stored, close: closeStock } = connectStock(env, changes, log)
  const answers = createAnswers({ lake, changes, files, log })
  return {
    env,
    log,
    changes,
    answers,
    directory: createDirectory({ answers, env, log }),
    places: env.MAPBOX_TOKEN ? mapboxPlaces(env.MAPBOX_TOKEN) : embeddedPlaces(),
    stock,
    search,
    storedVehicle: stored,
    siteScript,
    previewScript,
    mark: randomBytes(12).toString('base64url'),
    now: () => new Date(),
    close() {
      closeLake()
      return closeStock()
    },
  }
}
