import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { isRecord } from '#platform/is-record.ts'
import { isPassing, type StoredDocument } from './documents.ts'
import { linesOf } from './lines.ts'
import { TransferError } from './transfer-error.ts'

export interface ArchivedFile {
  kind: 'image' | 'file'
  path: string
  sha1: string
}

/** An exported dataset, unpacked. */
export interface Archive {
  directory: string
  documents: StoredDocument[]
  /** By the path that documents name them by: `images/….jpg`. */
  files: Map<string, ArchivedFile>
  /** Lines of the data that are not documents. */
  problems: string[]
  remove(): Promise<void>
}

/** Unpacks a file of `content:export` or of Sanity's own export. @throws TransferError for any other file */
export async function openArchive(file: string): Promise<Archive> {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-import-'))
  const remove = () => rm(root, { recursive: true, force: true })
  try {
    await pipeline(createReadStream(file), createGunzip(), unpackTar(root))
    const [data, ...more] = await found('{,*/,*/*/}*.ndjson', root)
    if (!data || more.length > 0) throw new TransferError(`${file} has no data.ndjson: it is not an export.`)
    const directory = dirname(data)
    const files = new Map<string, ArchivedFile>()
    for (const kind of ['image', 'file'] as const)
      for (const path of await found(`${kind}s/*`, directory)) {
        const sha1 = createHash('sha1')
        await pipeline(createReadStream(path), sha1)
        files.set(`${kind}s/${basename(path)}`, { kind, path, sha1: sha1.digest('hex') })
      }
    return { directory, files, remove, ...(await readDocuments(data)) }
  } catch (error) {
    await remove()
    if (error instanceof TransferError) throw error
    throw new TransferError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

async function found(pattern: string, cwd: string) {
  const paths: string[] = []
  for await (const path of glob(pattern, { cwd })) paths.push(join(cwd, path))
  return paths.sort()
}

async function readDocuments(data: string) {
  const documents: StoredDocument[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  let line = 0
  for await (const text of linesOf(createReadStream(data))) {
    line++
    const problem = problemOf(parsed(text), seen)
    if (problem) problems.push(`Line ${line}: ${problem}`)
    else documents.push(parsed(text) as StoredDocument)
  }
  // Sanity's own documents (`_.groups.public` and its like) belong to a project, not to its content.
  return { documents: documents.filter((one) => !one._id.startsWith('_.') && !isPassing(one)), problems }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf(document: unknown, seen: Set<string>): string | undefined {
  if (!isRecord(document)) return 'is not a document; the file is damaged or cut off'
  const { _id, _type } = document
  if (typeof _id !== 'string' || !/^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/.test(_id))
    return `${JSON.stringify(_id)} is no id of a document`
  if (typeof _type !== 'string' || _type === '') return `${_id} has no type`
  if (seen.has(_id)) return `${_id} is there twice`
  seen.add(_id)
}

/** A copy of the folder with these files and no documents, for the official import to upload. */
export async function keepFilesOnly({ directory, files }: Archive, wanted: ReadonlySet<ArchivedFile>) {
  for (const file of files.values()) if (!wanted.has(file)) await rm(file.path)
  const [data] = await found('*.ndjson', directory)
  if (data) await writeFile(data, '')
}
