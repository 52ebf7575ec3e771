import { relative } from 'node:path'
import type { Product } from '../processes/product.ts'
import type { Tenant } from '../processes/seed-content.ts'
import { type Row, table } from './table.ts'

interface Hosted {
  SITE_ORIGIN: string
  PORT: number
  SANITY_PROJECT_ID: string
  SANITY_DATASET: string
}

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const plain = (url: string) => url.replace(/^(https?:\/\/[^/]+):80$/, '$1')

/** What a person needs after a start: where everything is, who can sign in, how to stop. */
export function welcome({ info, siteOrigin }: Product, tenants: Tenant[], seconds: number): string {
  const sites: Row[] = tenants.map(({ name, slug }) => ({ label: name, value: plain(siteOrigin(slug)) }))
  const people: Row[] = info.users.map(({ role, scopes, email, password }) => ({
    label: scopes
      ? `${title(role)} of ${scopes.map((id) => id.replace(/^site-/, '')).join(', ')}`
      : title(role),
    value: email,
    note: password ? `password: ${password}` : 'with the password they chose',
  }))
  const kept = relative(process.cwd(), info.dataDir) || '.'
  return [
    '',
    `  Forecourt is ready (${seconds.toFixed(1)} s)`,
    '',
    table([
      sites,
      [{ label: 'Studio', value: info.studioUrl }, ...people],
      [
        { label: 'API tokens', value: `${kept}/accounts.json` },
        { label: 'Logs', value: `${kept}/logs` },
      ],
    ]),
    '',
    '  Ctrl-C stops everything. What you made is kept.',
    '',
  ].join('\n')
}

export function welcomeHosted(
  { SITE_ORIGIN, PORT, SANITY_PROJECT_ID, SANITY_DATASET }: Hosted,
  seconds: number,
) {
  const rows: Row[] = [
    { label: 'Sites', value: SITE_ORIGIN.replace('{port}', String(PORT)) },
    { label: 'Listening on', value: `port ${PORT}` },
    { label: 'Content', value: `Sanity project ${SANITY_PROJECT_ID}, dataset ${SANITY_DATASET}` },
  ]
  return `\n  Forecourt is ready (${seconds.toFixed(1)} s)\n\n${table([rows])}\n`
}
