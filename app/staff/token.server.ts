import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { roles } from '#app/page/staff.ts'

/** For how long a token is good, in milliseconds; the Studio fetches the next one by itself. */
const lifeMs = 15 * 60_000

const shape = z.object({
  /** Id of the one site whose tools it opens. */
  tenant: z.string(),
  user: z.string(),
  role: z.enum(roles),
  /** Milliseconds since 1970. */
  until: z.number(),
})

type StaffToken = z.infer<typeof shape>

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`staff\n${text}`).digest('base64url')

/** A token for staff tools of one site. */
export function staffToken(secret: string, person: Omit<StaffToken, 'until'>, now: number) {
  const until = now + lifeMs
  const text = Buffer.from(JSON.stringify({ ...person, until })).toString('base64url')
  return { token: `${text}.${sign(secret, text)}`, until: new Date(until).toISOString() }
}

/** Who sends a token; undefined where we did not sign it, it is for another site, or its time is up. */
export function readStaffToken(secret: string, given: string, tenant: string, now: number) {
  const [text = '', signature = ''] = given.split('.', 2)
  const [a, b] = [Buffer.from(signature), Buffer.from(sign(secret, text))]
  if (a.length !== b.length || !timingSafeEqual(a, b)) return undefined
  const token = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  return token && token.tenant === tenant && now < token.until ? token : undefined
}
