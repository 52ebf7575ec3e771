import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type Role, roles } from '#app/page/staff.ts'

/** Who works on what is asked again after this long, in milliseconds. */
const rememberedMs = 30_000

/** The role of a person on a site; undefined for somebody who does not work on it. */
export type PeopleOfSite = (userId: string, tenant: string) => Promise<Role | undefined>

/** On hosted Sanity who may write a secret may write every document. */
export const anyEditor: PeopleOfSite = async () => 'editor'

/** Answers kept for a while; a question that failed is asked again. */
function remembered(ask: PeopleOfSite): PeopleOfSite {
  const known = new Map<string, { answer: Promise<Role | undefined>; until: number }>()
  return (userId, tenant) => {
    const key = `${userId} ${tenant}`
    const kept = known.get(key)
    if (kept && kept.until > Date.now()) return kept.answer
    const answer = ask(userId, tenant)
    if (known.size > 1000) known.clear()
    known.set(key, { answer, until: Date.now() + rememberedMs })
    answer.catch(() => known.delete(key))
    return answer
  }
}

const member = z
  .object({
    scopes: z.array(z.string()).nullish(),
    roles: z.array(z.object({ name: z.string() })).catch([]),
  })
  .nullable()

async function roleOn(client: SanityClient, userId: string, tenant: string): Promise<Role | undefined> {
  const known: unknown = await client
    .request({ url: `/users/${encodeURIComponent(userId)}` })
    .catch((error: { statusCode?: number }) => {
      if (error.statusCode === 404) return null
      throw error
    })
  const person = member.catch(null).parse(known)
  if (!person || (person.scopes && !person.scopes.includes(tenant))) return undefined
  return roles.find((role) => person.roles.some(({ name }) => name === role)) ?? 'viewer'
}

/** The embedded Content Lake knows who works on which sites: nobody sees the drafts or the tools of another. */
export const peopleOf = (client: SanityClient): PeopleOfSite =>
  remembered((userId, tenant) => roleOn(client, userId, tenant))
