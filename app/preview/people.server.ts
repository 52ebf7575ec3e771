import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** Who works on what is asked again after this long, in milliseconds. */
const workMs = 30_000

type Works = (userId: string, tenant: string) => Promise<boolean>

/** On hosted Sanity who may make a secret may read every draft. */
export const anyone: Works = async () => true

/** Answers kept for a while; a question that failed is asked again. */
function rememberedFor(milliseconds: number, ask: Works): Works {
  const known = new Map<string, { answer: Promise<boolean>; until: number }>()
  return (userId, tenant) => {
    const key = `${userId} ${tenant}`
    const kept = known.get(key)
    if (kept && kept.until > Date.now()) return kept.answer
    const answer = ask(userId, tenant)
    if (known.size > 1000) known.clear()
    known.set(key, { answer, until: Date.now() + milliseconds })
    answer.catch(() => known.delete(key))
    return answer
  }
}

const limits = z.object({ scopes: z.array(z.string()).nullish() })

async function worksOn(client: SanityClient, userId: string, tenant: string) {
  const known: unknown = await client
    .request({ url: `/users/${encodeURIComponent(userId)}` })
    .catch((error: { statusCode?: number }) => {
      if (error.statusCode === 404) return null
      throw error
    })
  const person = limits.safeParse(known).data
  return person !== undefined && (!person.scopes || person.scopes.includes(tenant))
}

/** The embedded Content Lake knows who works on which sites: nobody sees the drafts of another. */
export const peopleOf = (client: SanityClient): Works =>
  rememberedFor(workMs, (userId, tenant) => worksOn(client, userId, tenant))
