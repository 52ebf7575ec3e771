import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { useMemo } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { toolsSource } from '../../app/page/staff.ts'
import { apiVersion } from '../../schemas/rules.ts'
import { paths } from '../../values/paths.ts'
import { siteAddress } from '../config/environment.ts'

/** The staff endpoints of one site: `get('/api/staff/stock/imports')`. @throws SiteApiError */
export interface SiteApi {
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body: object): Promise<Answer>
  /** Bytes of a file. */
  file(path: string): Promise<Blob>
}

/** The site says no, or cannot be reached; the message is for the person who asked. */
export class SiteApiError extends Error {
  override name = 'SiteApiError'
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

interface Access {
  token: string
  until: string
}

/** A token is renewed this long before it ends, in milliseconds. */
const marginMs = 60_000

/** Proves to a site who is signed in here: by a secret that only people of the Studio can write. */
export function createSiteApi(client: SanityClient, userId: string, slug: string): SiteApi {
  let access: Promise<Access> | undefined

  async function admit(): Promise<Access> {
    const studio = window.location.origin + import.meta.env.BASE_URL
    const { secret } = await createPreviewSecret(client, toolsSource(slug), studio, userId)
    return send<Access>(paths.staffToken, { method: 'POST', body: JSON.stringify({ secret }) })
  }

  async function token(renew: boolean): Promise<string> {
    const known = await access?.catch(() => undefined)
    if (renew || !known || Date.parse(known.until) - marginMs < Date.now()) access = admit()
    return (await access!).token
  }

  const jsonOf = async (response: Response): Promise<unknown> => response.json().catch(() => ({}))

  /** @param read takes a good answer */
  async function send<Answer>(
    path: string,
    request: RequestInit,
    read: (response: Response) => Promise<unknown> = jsonOf,
  ): Promise<Answer> {
    const headers = { ...request.headers, ...(request.body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(siteAddress(slug, path), { ...request, headers }).catch(() => {
      throw new SiteApiError('The site does not answer. Check that it is running, then try again.')
    })
    if (response.ok) return (await read(response)) as Answer
    const { error } = (await jsonOf(response)) as { error?: string }
    throw new SiteApiError(error ?? 'The site could not do this. Try again in a minute.', response.status)
  }

  async function ask<Answer>(
    path: string,
    request: RequestInit,
    { renew = false, read }: { renew?: boolean; read?(response: Response): Promise<unknown> } = {},
  ): Promise<Answer> {
    try {
      const authorization = `Bearer ${await token(renew)}`
      return await send<Answer>(path, { ...request, headers: { authorization } }, read)
    } catch (error) {
      if (renew || !(error instanceof SiteApiError) || error.status !== 401) throw error
      return ask(path, request, { renew: true, read })
    }
  }

  return {
    get: (path) => ask(path, {}),
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    file: (path) => ask(path, {}, { read: (response) => response.blob() }),
  }
}

/** The staff endpoints of a site, for the person who is signed in. */
export function useSiteApi(slug: string): SiteApi {
  const client = useClient({ apiVersion })
  const userId = useCurrentUser()?.id ?? ''
  return useMemo(() => createSiteApi(client, userId, slug), [client, userId, slug])
}
