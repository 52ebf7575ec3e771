import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

const madeIn = z
  .object({ studioUrl: z.url({ protocol: /^https?$/ }), userId: z.string(), source: z.string() })
  .nullable()
  .catch(null)

/** A person who made a secret in the Studio, and where that Studio stands: its address without the tool it was in. */
export interface SecretMaker {
  studio: string
  userId: string
  /** What it was made for. */
  source: string
}

/**
 * Who made a secret. Only people who are signed in to the Studio can write one, so knowing it proves who asks.
 * Undefined for a secret that is not there.
 */
export async function makerOf(client: SanityClient, secret: string): Promise<SecretMaker | undefined> {
  const found: unknown = await client.fetch(
    '*[_type == "sanity.previewUrlSecret" && secret == $secret][0]{ studioUrl, userId, source }',
    { secret },
    { perspective: 'raw' },
  )
  const maker = madeIn.parse(found)
  if (!maker) return undefined
  const { origin, pathname } = new URL(maker.studioUrl)
  const studio = origin + pathname.replace(/\/presentation(\/.*)?$/, '').replace(/\/+$/, '')
  return { studio, userId: maker.userId, source: maker.source }
}
