import { readFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createClient, type SanityClient } from '@sanity/client'
import type { ProductInfo } from '#server/processes/product.ts'

export type { ProductInfo } from '#server/processes/product.ts'

/** A client with the editor's token: published documents by default, writes allowed. */
export function editorClient(product: Pick<ProductInfo, 'lakeUrl' | 'editorToken'>): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: product.lakeUrl,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    token: product.editorToken,
    useCdn: false,
    perspective: 'published',
  })
}

export interface Visit {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** One of this machine's addresses, another for each number: sites count how often one address writes. */
export const addressOf = (number: number) =>
  `127.${1 + (number >> 14)}.${(number >> 7) & 127}.${1 + (number & 127)}`

/**
 * Requests a path of a site like a browser on `{tenant}.localhost`; redirects are not followed.
 */
export function visit(
  product: Pick<ProductInfo, 'sitePort'>,
  tenant: string,
  path: string,
  {
    headers = {},
    method = 'GET',
    body,
    from,
  }: {
    headers?: Record<string, string>
    method?: string
    body?: string | Uint8Array
    /** Another network address of this machine, such as 127.0.0.2. */
    from?: string
  } = {},
): Promise<Visit> {
  const host = headers.host ?? `${tenant}.localhost:${product.sitePort}`
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: product.sitePort,
        path,
        method,
        headers: { ...headers, host },
        ...(from && { localAddress: from, agent: false }),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Every path in the sitemap of a tenant, including vehicles and searches. */
export async function sitemapOf(product: Pick<ProductInfo, 'sitePort'>, tenant: string): Promise<string[]> {
  const { body } = await visit(product, tenant, '/sitemap.xml')
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
}

/** True for pages of vehicles, and for searches that exist because of the stock. */
export const isStockPath = (path: string) => /^\/(cars|search)\//.test(path)

/** Every page in the sitemap of a tenant, but only the first vehicle and the first search. */
export async function pagesOf(product: Pick<ProductInfo, 'sitePort'>, tenant: string): Promise<string[]> {
  const paths = await sitemapOf(product, tenant)
  const firstOf = (start: string) => paths.filter((path) => path.startsWith(start)).slice(0, 1)
  return [...paths.filter((path) => !isStockPath(path)), ...firstOf('/cars/'), ...firstOf('/search/')]
}

/** Sets fields of a published document. @returns a function that restores them */
export async function patchDocument(
  client: SanityClient,
  id: string,
  fields: Record<string, unknown>,
): Promise<() => Promise<void>> {
  const before = await client.getDocument(id)
  if (!before) throw new Error(`There is no document ${id}`)
  const names = Object.keys(fields)
  const kept = Object.fromEntries(names.filter((name) => name in before).map((name) => [name, before[name]]))
  await client.patch(id).set(fields).commit()
  return async () => {
    await client
      .patch(id)
      .unset(names.filter((name) => !(name in before)))
      .set(kept)
      .commit()
  }
}

export const patchSite = (client: SanityClient, slug: string, fields: Record<string, unknown>) =>
  patchDocument(client, `site-${slug}`, fields)

/** Repeats a check until it passes; fails with its last error when the time is up. */
export async function eventually<T>(check: () => Promise<T>, { within = 5000 } = {}): Promise<T> {
  const deadline = Date.now() + within
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}

/** Kills one process of the product, like a crash; the product starts it again. */
export async function killProcess(product: ProductInfo, name: 'content-lake' | 'site' | 'postgresql') {
  const running: Record<string, number> = JSON.parse(await readFile(product.processesFile, 'utf8'))
  const pid = running[name]
  if (!pid) throw new Error(`No process ${name} is running`)
  process.kill(pid, 'SIGKILL')
}

export const demoTenants = ['motorworld', 'southside-chery', 'outback-trucks'] as const
