import { createHash, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileTypeFromFile } from 'file-type'

/** Where files of forms lie until the form is taken or refused. */
export const incomingFolder = (dataDir: string) => resolve(dataDir, 'incoming')

interface Received {
  path: string
  name: string
  /** Said by its bytes. */
  type: string
  size: number
  sha256: string
}

/** A file of a form. It lies on the disk, and whoever keeps it moves it from `path`; otherwise it is deleted. */
export class ReceivedFile extends File {
  readonly path: string
  readonly sha256: string

  private constructor(bytes: Blob, { path, name, type, size, sha256 }: Received) {
    super([bytes], name, { type })
    this.path = path
    this.sha256 = sha256
    // Of one that was too large the size is known, but its bytes are not kept.
    if (size !== bytes.size) Object.defineProperty(this, 'size', { value: size })
  }

  static async of(about: Received) {
    return new ReceivedFile(await openAsBlob(about.path), about)
  }
}

/** A file that nobody knows the kind of. */
const unknownType = 'application/octet-stream'

/**
 * Writes a file that arrives to `folder`. Of one with more than `most` bytes the rest is counted and let go of.
 * @param note is told of its path before the first byte is written
 */
export async function receiveFile(
  { filename, chunks }: { filename: string; chunks: AsyncIterable<Buffer> },
  { folder, most, note }: { folder: string; most: number; note(path: string): void },
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  note(path)
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > most) continue
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    if (size > most) await file.truncate(0)
    await file.sync()
  } finally {
    await file.close()
  }
  const type = (await fileTypeFromFile(path))?.mime ?? unknownType
  return ReceivedFile.of({ path, name: filename, type, size, sha256: hash.digest('hex') })
}

/** Deletes what a process that ended suddenly has left, older than this. @returns how many */
export async function sweepIncoming(folder: string, olderThan: Date): Promise<number> {
  let swept = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtime >= olderThan) continue
    await rm(path, { force: true })
    swept++
  }
  return swept
}
