import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { SanityClient } from '@sanity/client'
import { type ExportOptions, exportDataset } from '@sanity/export'
import { didYouMean } from '#platform/near-names.ts'
import { publishedId } from '#values/document-ids.ts'
import { isPassing, type StoredDocument } from './documents.ts'
import { linesOf } from './lines.ts'
import { assetsIn, documentsOfSite } from './select.ts'
import { TransferError } from './transfer-error.ts'

export interface ExportRequest {
  client: SanityClient
  /** The file to write, `.tar.gz`. */
  out: string
  /** Slug of the site; everything when omitted. */
  tenant?: string
  /** False exports the documents without pictures and files. */
  assets?: boolean
  drafts?: boolean
  /** Exports asset documents without their files: such an export fits the same dataset only. */
  raw?: boolean
  onProgress?: ExportOptions['onProgress']
}

export interface Exported {
  documents: number
  assets: number
  /** Assets whose files could not be read. */
  missing: number
  warnings: string[]
}

/** Writes a site, or everything, to a file in Sanity's dataset format. The file appears once it is complete. */
export async function exportContent(request: ExportRequest): Promise<Exported> {
  const { client, tenant, out, assets = true, drafts = true, raw = false, onProgress } = request
  const source = tenant ? await sourceOfSite(client, tenant) : await sourceOfAll(client)
  const unfinished = `${out}.${randomUUID().slice(0, 8)}.part`
  try {
    const { documentCount, assetCount } = await exportDataset({
      client: source.client,
      dataset: client.config().dataset ?? '',
      outputPath: unfinished,
      filterDocument: (document) => !isPassing(document),
      ...{ assets, drafts, raw },
      ...(onProgress && { onProgress }),
    })
    await rename(unfinished, out)
    const missing = assets && !raw ? Math.max(0, source.assets - assetCount) : 0
    return { documents: documentCount, assets: assetCount, missing, warnings: source.warnings }
  } finally {
    await rm(unfinished, { force: true })
    await source.close()
  }
}

interface Source {
  client: ExportOptions['client']
  assets: number
  warnings: string[]
  close(): Promise<void>
}

const tokenIn = (client: SanityClient) => ({ token: client.config().token ?? '' })

async function sourceOfAll(client: SanityClient): Promise<Source> {
  const assets = await client.fetch<number>('count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"]])')
  return {
    client: { getUrl: (path) => client.getUrl(path), config: () => tokenIn(client) },
    assets,
    warnings: [],
    close: async () => {},
  }
}

/** The official package exports whole datasets: it is given the address of a proxy that serves one site's part. */
async function sourceOfSite(client: SanityClient, tenant: string): Promise<Source> {
  const all = await readExport(client)
  const sites = all.filter(({ _type }) => _type === 'site')
  const site = sites.find(({ siteSlug }) => siteSlug === tenant)
  if (!site) {
    const known = [...new Set(sites.map(({ siteSlug }) => String(siteSlug)))]
    throw new TransferError(`There is no site ${tenant}. ${didYouMean(tenant, known, 'The sites')}`)
  }
  const { documents, foreign } = documentsOfSite(all, publishedId(site._id))
  const { token } = tokenIn(client)
  const server = createServer((req, res) => {
    if (req.headers.authorization !== `Bearer ${token}`) return res.writeHead(401).end()
    const lines = Readable.from(documents.map((document) => `${JSON.stringify(document)}\n`))
    pipeline(lines, res).catch(() => undefined)
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    client: { getUrl: () => `http://127.0.0.1:${port}/`, config: () => ({ token }) },
    assets: assetsIn(documents),
    warnings: foreign.map((line) => `${line}: left out`),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function readExport(client: SanityClient): Promise<StoredDocument[]> {
  const dataset = client.config().dataset ?? ''
  const answer = await fetch(client.getUrl(`/data/export/${dataset}`), {
    headers: { authorization: `Bearer ${tokenIn(client).token}` },
  })
  if (!answer.ok || !answer.body)
    throw new TransferError(`The Content Lake refuses the export (${answer.status}): ${await answer.text()}`)
  const documents: StoredDocument[] = []
  for await (const line of linesOf(Readable.fromWeb(answer.body as NodeStream))) {
    const document = JSON.parse(line) as StoredDocument & { error?: unknown; message?: string }
    if (!document._id && document.error)
      throw new TransferError(document.message ?? 'The export of the Content Lake broke off; try again.')
    documents.push(document)
  }
  return documents
}
