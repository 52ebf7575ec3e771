import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Role } from '#app/page/staff.ts'

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

const limits = z.object({ scopes: z.array(z.string()).nullish() })
const members = z.array(
  z.object({ projectUserId: z.string(), roles: z.array(z.object({ name: z.string() })) }),
)

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

async function roleIn(client: SanityClient, project: string, userId: string): Promise<Role> {
  const list = members.parse(await client.request({ url: `/projects/${project}/acl` }))
  const names =
    list.find(({ projectUserId }) => projectUserId === userId)?.roles.map(({ name }) => name) ?? []
  if (names.includes('administrator')) return 'administrator'
  return names.includes('editor') ? 'editor' : 'viewer'
}

/** The embedded Content Lake knows who works on which sites: nobody sees the drafts or the tools of another. */
export const peopleOf = (client: SanityClient, project: string): PeopleOfSite =>
  remembered(async (userId, tenant) =>
    (await worksOn(client, userId, tenant)) ? roleIn(client, project, userId) : undefined,
  )
