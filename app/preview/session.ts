import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export const previewCookie = 'forecourt-preview'

/** A preview ends this long after it was last used, and at the latest this long after it began, in milliseconds. */
export const idleMs = 60 * 60 * 1000
export const longestMs = 24 * 60 * 60 * 1000
/** A cookie is written again at most this often, in milliseconds. */
const renewAfterMs = 5 * 60 * 1000

const shape = z.object({
  tenant: z.string(),
  host: z.string(),
  /** Whose secret opened it. */
  user: z.string(),
  /** Address of the Studio the preview was opened from, without trailing slash. */
  studio: z.url({ protocol: /^https?$/ }),
  /** Shown in the Studio's frame: its cookie is one that browsers keep for a frame of another site. */
  framed: z.boolean(),
  born: z.number(),
  expires: z.number(),
  /** The moment the site is shown at, in milliseconds; without it, now. */
  asAt: z.number().optional(),
})

/** One person's look at the drafts of one tenant's site, as their cookie holds it. */
export type PreviewSession = z.output<typeof shape>

/** Cookies are signed with a key made of the Content Lake's token: every node makes the same, and a new token ends all. */
export const previewKey = (token: string) =>
  Buffer.from(hkdfSync('sha256', token, 'forecourt', 'preview cookie', 32))

export function beginSession(
  now: number,
  details: Pick<PreviewSession, 'tenant' | 'host' | 'user' | 'studio' | 'framed'>,
): PreviewSession {
  return { ...details, born: now, expires: now + idleMs }
}

/** The session with its end moved on, where that is due. */
export function renewed(session: PreviewSession, now: number): PreviewSession | undefined {
  const expires = Math.min(now + idleMs, session.born + longestMs)
  return expires - session.expires < renewAfterMs ? undefined : { ...session, expires }
}

const signature = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest()

export function signSession(session: PreviewSession, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${text}.${signature(text, key).toString('base64url')}`
}

/** The session a cookie holds; undefined when it is not ours, has ended, or belongs to another host. */
export function readSession(
  value: string,
  key: Buffer,
  { host, now }: { host: string; now: number },
): PreviewSession | undefined {
  const [text, signed, ...more] = value.split('.')
  if (!text || !signed || more.length > 0 || value.length > 4000) return undefined
  const given = Buffer.from(signed, 'base64url')
  const right = signature(text, key)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const session = shape.safeParse(parsed(text)).data
  return session && session.host === host && session.expires > now ? session : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The value of the preview cookie in a Cookie header; a frame's own comes before that of the site in a tab. */
export function cookieValues(header: string | undefined): string[] {
  const values: string[] = []
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === previewCookie) values.push(part.slice(at + 1).trim())
  }
  return values
}

/** True where a browser loads the page into a frame of another site: only a partitioned cookie is kept there. */
export const isFramed = (headers: Record<string, string | string[] | undefined>) =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] !== 'same-origin'

/** `Set-Cookie` for a session. `Partitioned` needs `Secure`, which browsers take from localhost too. */
export function sessionCookie(session: PreviewSession, key: Buffer, now: number, https: boolean): string {
  const seconds = Math.max(0, Math.ceil((session.expires - now) / 1000))
  return cookie(signSession(session, key), seconds, session.framed, https)
}

/** `Set-Cookie` headers that end a preview: in the frame or in a tab. */
export const endedCookies = (https: boolean) => [cookie('', 0, false, https), cookie('', 0, true, https)]

function cookie(value: string, seconds: number, framed: boolean, https: boolean) {
  const kind = framed ? 'SameSite=None; Secure; Partitioned' : `SameSite=Lax${https ? '; Secure' : ''}`
  return `${previewCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${kind}`
}
