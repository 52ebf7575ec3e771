import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Env } from '#platform/env.ts'
import { TransferError } from './transfer-error.ts'

const accounts = z.object({ editorToken: z.string() })

async function tokenOf(env: Env): Promise<string> {
  if (env.SANITY_API_TOKEN) return env.SANITY_API_TOKEN
  if (!env.embedded)
    throw new TransferError('Set SANITY_API_TOKEN to a token of the project that may read and write.')
  const file = join(env.DATA_DIR, 'accounts.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new TransferError(`${file} does not exist. Run npm start first, and leave it running.`)
  return accounts.parse(JSON.parse(text)).editorToken
}

/**
 * A client of the Content Lake that the environment names, the embedded one or Sanity's, that reads drafts and may
 * write.
 * @throws TransferError when it cannot be reached
 */
export async function connectContent(env: Env): Promise<SanityClient> {
  const client = createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: '2025-02-19',
    token: await tokenOf(env),
    perspective: 'raw',
    useCdn: false,
    ...(env.embedded && { apiHost: env.CONTENT_LAKE_URL, useProjectHostname: false }),
  })
  await client.fetch('count(*[_type == "site"])').catch((error: Error) => {
    const where = env.embedded ? env.CONTENT_LAKE_URL : `the project ${env.SANITY_PROJECT_ID}`
    const hint = env.embedded ? ' Run npm start first, and leave it running.' : ''
    throw new TransferError(`The Content Lake at ${where} does not answer: ${error.message}.${hint}`)
  })
  return client
}
