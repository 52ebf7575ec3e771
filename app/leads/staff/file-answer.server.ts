import { openAsBlob } from 'node:fs'
import type { Pool } from 'pg'
import type { LeadFile } from '../files/lead-file.ts'
import { filesOfLead } from '../files/lead-files.server.ts'

/** One file of a lead of the tenant; undefined where there is none such. */
export async function fileOf(database: Pool, tenant: string, lead: number, id: string) {
  if (!Number.isSafeInteger(lead) || lead <= 0) return undefined
  return (await filesOfLead(database, tenant, lead)).find((file) => file.id === id)
}

/** The file as something to save; undefined where its bytes are gone. */
export async function fileAnswer(path: string, { name, type }: LeadFile): Promise<Response | undefined> {
  const bytes = await openAsBlob(path).catch(() => undefined)
  return (
    bytes &&
    new Response(bytes, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      },
    })
  )
}

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
