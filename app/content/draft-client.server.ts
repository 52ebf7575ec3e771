import { createClient, type SanityClient } from '@sanity/client'
import type { Env } from '#platform/env.ts'

/** The client that preview and staff tools read with: by the server's token, documents as they are. */
export const draftClient = (env: Env): SanityClient =>
  createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    token: env.SANITY_API_TOKEN,
    apiVersion: '2025-02-19',
    perspective: 'drafts',
    useCdn: false,
    maxRetries: 0,
    ...(env.embedded && { apiHost: env.CONTENT_LAKE_URL, useProjectHostname: false }),
  })
