import { basename, extname } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { isRecord } from '#platform/is-record.ts'
import { type Archive, type ArchivedFile, keepFilesOnly } from './archive.ts'
import type { StoredDocument } from './documents.ts'
import type { OnProgress } from './progress.ts'
import { noRight, TransferError } from './transfer-error.ts'

const mark = '_sanityAsset'
const shape = /^(image|file)@file:\/\/\.\/((?:images|files)\/[^/]+)$/

/** Ids of assets by the file of the archive. */
export type AssetIds = ReadonlyMap<ArchivedFile, string>

/** Values in documents that name a picture or file; `file` is undefined if the archive lacks it. */
export function* picturesIn(
  value: unknown,
  files: Archive['files'],
): Generator<{ named: string; file?: ArchivedFile }> {
  if (Array.isArray(value)) for (const item of value) yield* picturesIn(item, files)
  if (!isRecord(value)) return
  const named = value[mark]
  if (named !== undefined) {
    const file = files.get(shape.exec(String(named))?.[2] ?? '')
    yield { named: String(named), ...(file && { file }) }
  }
  for (const item of Object.values(value)) yield* picturesIn(item, files)
}

/** The document with references to assets in place of the archive's file names; those of missing files are removed. */
export function withAssets(document: StoredDocument, files: Archive['files'], ids: AssetIds): StoredDocument {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isRecord(value)) return value
    const { [mark]: named, ...others } = value
    const rest = Object.fromEntries(Object.entries(others).map(([key, item]) => [key, walk(item)]))
    if (named === undefined) return rest
    const [, kind, path = ''] = shape.exec(String(named)) ?? []
    const file = files.get(path)
    const id = file && ids.get(file)
    return { _type: kind, ...rest, ...(id && { asset: { _type: 'reference', _ref: id } }) }
  }
  return walk(document) as StoredDocument
}

/** `images/<sha1>-800x600.jpg` was exported from the asset `image-<sha1>-800x600-jpg`. */
const idAtSource = ({ kind, path }: ArchivedFile) =>
  `${kind}-${basename(path, extname(path))}-${extname(path).slice(1)}`

/**
 * The files that the dataset has already. Compared by id too: an SVG is cleaned when it arrives, and its id is the hash
 * of the bytes before that.
 */
export async function knownAssets(
  client: SanityClient,
  files: ArchivedFile[],
): Promise<Map<ArchivedFile, string>> {
  const known = new Map<ArchivedFile, string>()
  for (let at = 0; at < files.length; at += 200) {
    const part = files.slice(at, at + 200)
    const found = await client.fetch<{ _id: string; _type: string; sha1hash?: string }[]>(
      '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && (sha1hash in $hashes || _id in $ids)]{_id, _type, sha1hash}',
      { hashes: part.map(({ sha1 }) => sha1), ids: part.map(idAtSource) },
    )
    for (const file of part) {
      const same = found.filter(({ _type }) => _type === `sanity.${file.kind}Asset`)
      const asset =
        same.find(({ _id }) => _id === idAtSource(file)) ??
        same.find(({ sha1hash }) => sha1hash === file.sha1)
      if (asset) known.set(file, asset._id)
    }
  }
  return known
}

/** Uploads what the dataset lacks with the official import. Pictures without references are visible to nobody. */
export async function uploadFiles(
  client: SanityClient,
  archive: Archive,
  known: AssetIds,
  onProgress: OnProgress,
): Promise<AssetIds> {
  const files = [...archive.files.values()]
  const missing = new Set(files.filter((file) => !known.has(file)))
  if (missing.size === 0) return known
  await keepFilesOnly(archive, missing)
  const options = { client, operation: 'createOrReplace', assetConcurrency: 4, onProgress } as const
  await sanityImport(archive.directory, options).catch((error: Error & { statusCode?: number }) => {
    const reason =
      error.statusCode === 403 || /HTTP 403|\b403\b/.test(error.message) ? noRight : error.message
    throw new TransferError(
      `No document was written: the pictures and files could not be uploaded. ${reason}. Those that arrived stay; run the same command again.`,
    )
  })
  return knownAssets(client, files)
}

/** The ids that the files would get, for a dry run. */
export const expectedAssets = (archive: Archive, known: AssetIds): AssetIds =>
  new Map([...archive.files.values()].map((file) => [file, known.get(file) ?? idAtSource(file)]))
